declare global {
  interface ImportMeta {
    /** Only in development. */
    readonly webpackHot?: {
      readonly addStatusHandler: (handler: (status: string) => void) => void;
    };
  }
}

/** Calls back each time that the development server has replaced a part of the page, after an author's edit. */
export function onNewCode(callback: () => void): void {
  import.meta.webpackHot?.addStatusHandler((status) => {
    if (status === 'idle') {
      callback();
    }
  });
}
