/** Valid HTML, by html-validate: nesting, IDs, ARIA, headings, images, landmarks, and inline styles. */
import {toHtml} from 'hast-util-to-html';
import {HtmlValidate} from 'html-validate';
import {contentPages, type BuiltSite} from './builtSite';
import {type Problem} from './problem';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  // An image reserves its space before it has loaded.
  elements: ['html5', {img: {attributes: {width: {required: true}, height: {required: true}}}}],
  rules: {
    'empty-heading': 'error',
    'empty-title': 'error',
    'heading-level': 'error',
    // The content policy allows only the theme's `display: none`.
    'no-inline-style': 'error',
    // Labels and descriptions that exist, in attributes that axe looks at only where a page has something new.
    'no-missing-references': 'error',
    'unique-landmark': 'error',
    'wcag/h37': 'error',
    // Each table header says whether it belongs to a row or a column.
    'wcag/h63': ['error', {strict: true}],
    // The pages are serialized again after parsing, because the validator knows few of the end tags that HTML lets a
    // minifier omit; what the serializer escapes isn't the page's doing.
    'no-raw-characters': 'off',
  },
});

/** What's invalid on each page. */
export function findInvalidHtml(site: BuiltSite): readonly Problem[] {
  return contentPages(site).flatMap(({route, tree}) =>
    validator
      .validateStringSync(toHtml(tree))
      .results.flatMap(({messages}) => messages)
      .map(({ruleId, message}) => ({where: route, what: `${message} (${ruleId})`})),
  );
}
