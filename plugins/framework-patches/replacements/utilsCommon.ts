/** What the browser's code of the framework uses of `@docusaurus/utils-common`; an import of more stops the build. */
export {default as applyTrailingSlash} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export {getErrorCausalChain} from '@docusaurus/utils-common/lib/errorUtils';
