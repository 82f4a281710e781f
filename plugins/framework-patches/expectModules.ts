import path from 'node:path';
import type {ConfigureWebpackUtils} from '@docusaurus/types';

type Compiler = InstanceType<ConfigureWebpackUtils['currentBundler']['instance']['Compiler']>;

/**
 * Part of the bundler: fails the build when one of these files isn't in it, because then a patch has no effect. Where
 * modules couldn't be found, they may have been those that ask for it, so only that is reported.
 */
export function expectModules(files: readonly string[]): {apply: (compiler: Compiler) => void} {
  return {
    apply(compiler) {
      // Earlier, the bundler doesn't say what it couldn't find.
      compiler.hooks.afterCompile.tap('framework-patches', (compilation) => {
        // Child compilers have the same hook, such as the one of the page in development.
        if (compilation.compiler !== compiler || compilation.errors.length > 0) {
          return;
        }
        const bundled = new Set(Array.from(compilation.modules, (module) => module.nameForCondition()));
        for (const file of files.filter((each) => !bundled.has(each))) {
          compilation.errors.push(
            new Error(
              `The framework no longer requests the module that plugins/framework-patches/${path.basename(file)} replaces. Update the patch, or remove it as its first comment describes.`,
            ),
          );
        }
      });
    },
  };
}
