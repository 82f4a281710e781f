/** Valid HTML, by html-validate: nesting, IDs, ARIA, headings, images, and landmarks. */
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
    'heading-level': 'error',
    'unique-landmark': 'error',
    'wcag/h37': 'error',
    // Each header of a table says whether it is a row's or a column's.
    'wcag/h63': ['error', {strict: true}],
    // The pages are written out again after parsing, because the validator knows few of the end tags that HTML lets
    // a minifier omit; what the writer escapes isn't the page's doing.
    'no-raw-characters': 'off',
  },
});

/** What is invalid on each page. */
export function findInvalidHtml(site: BuiltSite): readonly Problem[] {
  return contentPages(site).flatMap(({route, tree}) =>
    validator
      .validateStringSync(toHtml(tree))
      .results.flatMap(({messages}) => messages)
      .map(({ruleId, message}) => ({where: route, what: `${message} (${ruleId})`})),
  );
}
