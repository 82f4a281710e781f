import type {ReactNode} from 'react';
import sections from '@generated/page-map/default/sections.json';
import CardList from '@site/src/components/ui/CardList';
import {pageMap} from '@site/src/site/pageMap';
import {product} from '@site/src/site/product';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

/** Every page of the docs; `plugins/page-map` makes the list. */
export default function PageMap(): ReactNode {
  return (
    <Layout
      title={pageMap.label}
      description={`Every page of the ${product.name} documentation, by section, with one sentence about each. This list works without JavaScript.`}
    >
      <main className="container margin-vert--lg">
        <Heading as="h1">{pageMap.label}</Heading>
        <p>In sidebar order, with what you'll find on each page.</p>
        {sections.map(({label, pages}) => (
          <section key={label} className="margin-top--lg">
            <Heading as="h2">{label}</Heading>
            <CardList headings="h3" cards={pages} />
          </section>
        ))}
      </main>
    </Layout>
  );
}
