import type {ReactNode} from 'react';
import {prerender} from 'react-dom/static';

/** Stands in for a module of the framework that needs streams of Node.js, which the bundler can't give to browsers. */
export function renderToHtml(app: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    prerender(app, {onError: reject})
      .then(({prelude}) => new Response(prelude).text())
      .then(resolve, reject);
  });
}
