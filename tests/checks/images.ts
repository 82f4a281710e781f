/** Every image says what it shows, or that it shows nothing, and reserves its space before it has loaded. */
import {selectAll} from 'hast-util-select';
import {attribute, contentPages, type BuiltSite} from './builtSite';
import {type Problem} from './problem';

/** Images without `alt`, `width` or `height`. An empty `alt` is an answer: the image is decoration. */
export function findImageFaults(site: BuiltSite): readonly Problem[] {
  return contentPages(site).flatMap((page) =>
    selectAll('img', page.tree).flatMap((image) => {
      const missing = ['alt', 'width', 'height'].filter((name) => attribute(image, name) === undefined);
      const file = attribute(image, 'src') ?? 'without src';
      return missing.length === 0
        ? []
        : [{where: page.route, what: `the image ${file} has no ${missing.join(', no ')}`}];
    }),
  );
}
