import type {ReactNode} from 'react';
import FirstSteps from '@site/src/components/home/FirstSteps';
import Hero from '@site/src/components/home/Hero';
import IntegrationGrid from '@site/src/components/home/IntegrationGrid';
import Section from '@site/src/components/home/Section';
import CardList from '@site/src/components/ui/CardList';
import {sections} from '@site/src/site/home';
import {product, summary} from '@site/src/site/product';
import Layout from '@theme/Layout';

export default function Home(): ReactNode {
  return (
    <Layout title={product.tagline} description={summary}>
      <main>
        <Hero />
        <FirstSteps />
        <Section heading="Find your way">
          <CardList headings="h3" cards={sections} />
        </Section>
        <IntegrationGrid />
      </main>
    </Layout>
  );
}
