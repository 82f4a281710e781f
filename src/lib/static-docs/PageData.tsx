import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {dataId, type PageExports} from './builtPage';

/** The exports of the page's code, as data in its document. `<` is escaped, so no text can end the element. */
export default function PageData(): ReactNode {
  const {metadata, toc, assets, contentTitle} = useDoc();
  const exports: PageExports = {metadata, toc, assets, contentTitle};
  const json = JSON.stringify(exports).replaceAll('<', '\\u003c');
  return <script id={dataId} type="application/json" dangerouslySetInnerHTML={{__html: json}} />;
}
