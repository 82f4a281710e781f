import type {ReactNode} from 'react';
import {prerender} from 'react-dom/static';

/** Replaces the framework's module of the same name, which needs Node.js streams that a browser bundle doesn't have. */
export function renderToHtml(app: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    prerender(app, {onError: reject})
      .then(({prelude}) => new Response(prelude).text())
      .then(resolve, reject);
  });
}
