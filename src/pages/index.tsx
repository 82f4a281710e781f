import type {ReactNode} from 'react';
import CardGrid from '@site/src/components/home/CardGrid';
import FirstSteps from '@site/src/components/home/FirstSteps';
import Hero from '@site/src/components/home/Hero';
import IntegrationGrid from '@site/src/components/home/IntegrationGrid';
import {sections} from '@site/src/site/home';
import {product, summary} from '@site/src/site/product';
import Layout from '@theme/Layout';

export default function Home(): ReactNode {
  return (
    <Layout title={product.tagline} description={summary}>
      <main>
        <Hero />
        <FirstSteps />
        <CardGrid heading="Find your way" cards={sections} />
        <IntegrationGrid />
      </main>
    </Layout>
  );
}
