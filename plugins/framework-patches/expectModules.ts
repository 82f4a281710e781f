import path from 'node:path';
import type {ConfigureWebpackUtils} from '@docusaurus/types';

type Compiler = InstanceType<ConfigureWebpackUtils['currentBundler']['instance']['Compiler']>;

/** Part of the bundler: fails the build when one of these files isn't in it, because then a patch has no effect. */
export function expectModules(files: readonly string[]): {apply: (compiler: Compiler) => void} {
  return {
    apply(compiler) {
      // Not `compilation`, which child compilations have too, such as the one of the page in development.
      compiler.hooks.thisCompilation.tap('framework-patches', (compilation) => {
        compilation.hooks.finishModules.tap('framework-patches', (modules) => {
          const bundled = new Set([...modules].map((module) => module.nameForCondition()));
          for (const file of files.filter((each) => !bundled.has(each))) {
            compilation.errors.push(
              new Error(
                `The framework no longer requests the module that plugins/framework-patches/${path.basename(file)} replaces. Update the patch, or remove it as its first comment describes.`,
              ),
            );
          }
        });
      });
    },
  };
}
