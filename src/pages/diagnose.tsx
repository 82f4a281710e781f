import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import PasteBox from '@site/src/diagnose/PasteBox';
import {product} from '@site/src/site/product';

/** The paste box on its own page, with a short URL. */
export default function Diagnose(): ReactNode {
  return (
    <Layout
      title="Diagnose a message"
      description={`Paste an error message, a log, or the output of a command, and read what it means in ${product.name}, what causes it, and what to do about each cause.`}
    >
      <main className="container margin-vert--lg">
        <div className="row">
          <div className="col col--8 col--offset-2">
            <Heading as="h1">Diagnose a message</Heading>
            <p>
              Paste a line from the console, the whole backend log, or the output of a command. The result
              lists every known message in it, with its causes and what to do.
            </p>
            <PasteBox />
          </div>
        </div>
      </main>
    </Layout>
  );
}
