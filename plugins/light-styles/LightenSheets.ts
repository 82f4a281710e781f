import type {ConfigureWebpackUtils} from '@docusaurus/types';
import {lighten, type Surroundings} from './lighten';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;

export interface Options {
  readonly neverShown: Surroundings['neverShown'];
  /** Told of each sheet as it was before; the order is that of the assets. */
  readonly keep: (sheets: readonly string[]) => void;
}

/** Part of the bundler: replaces the built style sheets by lighter ones, before their names are made of their text. */
export class LightenSheets {
  constructor(
    private readonly bundler: Bundler,
    private readonly options: Options,
  ) {}

  apply(compiler: Compiler): void {
    const {Compilation, sources} = this.bundler;
    // After the scripts are minified: then the names of CSS modules that scripts use stand in the scripts themselves.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    compiler.hooks.thisCompilation.tap('light-styles', (compilation) => {
      compilation.hooks.processAssets.tap({name: 'light-styles', stage}, () => {
        const textsOf = (ending: string) =>
          compilation
            .getAssets()
            .filter(({name}) => name.endsWith(ending))
            .map(({name, source}) => ({name, text: source.source().toString()}));
        const sheets = textsOf('.css');
        const before = sheets.map(({text}) => text);
        const scripts = textsOf('.js').map(({text}) => text);
        this.options.keep(before);
        lighten(before, {scripts, neverShown: this.options.neverShown}).forEach((css, index) => {
          compilation.updateAsset(sheets[index]?.name ?? '', new sources.RawSource(css));
        });
      });
    });
  }
}
