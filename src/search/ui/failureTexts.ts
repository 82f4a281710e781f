import translations from '@theme/SearchTranslations';
import type {FailureReason} from '@site/src/search/client/failure';

interface FailureTexts {
  readonly title: string;
  readonly help: string;
  /** What readers can do without a search. */
  readonly stillWorks: string;
}

const withoutSearch = 'You can still open every page.';

/** What readers are told about a failed search. Only if nothing responded can their network be the cause. */
export function failureTexts(reason: FailureReason): FailureTexts {
  switch (reason) {
    case 'unreachable': {
      const {titleText = '', helpText = ''} = translations.modal?.errorScreen ?? {};
      return {
        title: titleText,
        help: helpText,
        stillWorks: 'You can still open pages without searching, as long as your network connection works.',
      };
    }
    case 'refused':
      return {
        title: 'The search service rejected the search',
        help: 'Your network connection works. The authors of this site have to renew its access to the service.',
        stillWorks: withoutSearch,
      };
    case 'over-quota':
      return {
        title: 'The search service has reached its limit',
        help: 'Your network connection works. Try again in a few minutes.',
        stillWorks: withoutSearch,
      };
  }
}

/** All of it in one line, for an announcement. */
export function describeSearchFailure(reason: FailureReason): string {
  const {title, help, stillWorks} = failureTexts(reason);
  return `${title}. ${help} ${stillWorks}`;
}
