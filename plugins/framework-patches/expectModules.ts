import path from 'node:path';
import type {ConfigureWebpackUtils} from '@docusaurus/types';

type Compiler = InstanceType<ConfigureWebpackUtils['currentBundler']['instance']['Compiler']>;

/**
 * Part of the bundler: fails the build when one of these files isn't in it, because then a patch has no effect. If
 * modules couldn't be found, they may be the ones that import it, so only that is reported.
 */
export function expectModules(files: readonly string[]): {apply: (compiler: Compiler) => void} {
  return {
    apply(compiler) {
      // Before this hook, the bundler hasn't reported what it couldn't find.
      compiler.hooks.afterCompile.tap('framework-patches', (compilation) => {
        // Child compilers, such as the one for the page in development, have the same hook.
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
