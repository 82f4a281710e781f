/** A module, as the bundler gives it to the test of a group. */
export interface BundledModule {
  readonly nameForCondition: () => string | null | undefined;
}

/**
 * Which modules belong to a group of the bundler. The pattern meets a module's path in the site or in its package: the
 * folder that the site is in may have any name, and must not decide what pages consist of.
 */
export function moduleTest(siteDir: string, pattern: RegExp): (module: BundledModule) => boolean {
  return (module) => {
    const file = module.nameForCondition() ?? '';
    const inSite = file.startsWith(siteDir) ? file.slice(siteDir.length) : file;
    return pattern.test(inSite.split(/[\\/]node_modules[\\/]/).at(-1) ?? '');
  };
}
