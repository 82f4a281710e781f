/** The browser tests check the colors of an article at one width, so the colors must not change at other widths. */
import postcss, {type AtRule} from 'postcss';
import {type Problem} from '../problem';

const colorProperties = /^(?:color|fill|opacity|background(?:-color)?)$/;

/** Colors that a style sheet sets for some widths of the window only. */
export function findWidthColors(file: string, css: string): readonly Problem[] {
  const problems: Problem[] = [];
  postcss.parse(css).walkAtRules('media', (query: AtRule) => {
    if (query.params.includes('width')) {
      query.walkDecls(colorProperties, ({prop}) => {
        problems.push({where: file, what: `sets ${prop} in @media ${query.params}: set it for all widths`});
      });
    }
  });
  return problems;
}
