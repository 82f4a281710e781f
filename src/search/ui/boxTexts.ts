import {translate} from '@docusaurus/Translate';

/**
 * The texts of the search box, under the ids of `@theme/SearchTranslations`: that whole list comes with the rest of
 * the modal, and the box must be there before. The theme describes them for translators.
 */
export function boxTexts() {
  return {
    label: translate({
      id: 'theme.SearchModal.searchBox.searchInputLabel',
      message: 'Search',
    }),
    placeholder: translate({
      id: 'theme.SearchModal.placeholder',
      message: 'Search docs',
    }),
    clear: translate({
      id: 'theme.SearchModal.searchBox.resetButtonTitle',
      message: 'Clear the query',
    }),
    cancel: translate({
      id: 'theme.SearchModal.searchBox.cancelButtonText',
      message: 'Cancel',
    }),
    failure: {
      titleText: translate({
        id: 'theme.SearchModal.errorScreen.titleText',
        message: 'Unable to fetch results',
      }),
      helpText: translate({
        id: 'theme.SearchModal.errorScreen.helpText',
        message: 'You might want to check your network connection.',
      }),
    },
  };
}
