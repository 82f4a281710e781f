/** What a reader would see under two sets of style sheets, compared element by element by computed style. */
import {readFileSync} from 'node:fs';
import {type Page} from '@playwright/test';
import {siteBuilds, type SiteBuild} from '../../run/siteBuilds';

/** The style sheets of a build before plugins/light-styles. */
export function fullStyles(name: SiteBuild['name']): string {
  const build = siteBuilds.find((candidate) => candidate.name === name);
  return readFileSync(`${build?.generatedDir ?? ''}/light-styles/before.css`, 'utf8');
}

/** The style sheets that the page has loaded, in their order. */
export async function loadedStyles(page: Page): Promise<string> {
  const addresses = await page
    .locator('head link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const texts = await Promise.all(addresses.map(async (address) => (await page.request.get(address)).text()));
  return texts.join('\n');
}

/** Every element is pointed at, focused and pressed at once. A class in their place has the same specificity. */
function interacting(css: string): string {
  return css.replace(/:(?:hover|active|focus(?:-visible|-within)?)(?![\w-])/g, ':not(._)');
}

/** Kinds of elements that were compared before, by a number that stands for all that rules can ask of them. */
export type Compared = Set<number>;

interface Comparison {
  readonly found: readonly string[];
  readonly kinds: readonly number[];
}

/** The page is left with the full styles. */
async function compare(page: Page, full: string, light: string, known: Compared): Promise<Comparison> {
  return page.evaluate(
    ({fullCss, lightCss, knownKinds}) => {
      const pseudos = ['', '::before', '::after'];
      const ignored =
        /^(?:id|d|src|srcset|href|alt|title|style|points|[xy][12]?|c[xy]|for|content|data-(?!theme|has|collapsed).*|aria-(?:label|labelledby|controls|describedby))$/;
      const traitsOf = (element: Element): string => {
        const siblings = [...(element.parentElement?.children ?? [])];
        const index = siblings.indexOf(element);
        const attributes = [...element.attributes].filter(({name}) => !ignored.test(name));
        return [
          element.tagName,
          ...attributes.map(({name, value}) => `${name}=${value}`),
          element.getAttribute('href')?.startsWith('http'),
          element.querySelector(':scope > code, :scope > img') !== null,
          index === 0,
          index === siblings.length - 1,
          element.tagName === 'TR' && index % 2,
          element.previousElementSibling?.tagName,
        ].join(' ');
      };
      const numberOf = (parent: number, traits: string): number => {
        let sum = parent;
        for (let index = 0; index < traits.length; index += 1) {
          sum = (Math.imul(sum, 31) + traits.charCodeAt(index)) | 0;
        }
        return sum;
      };
      const numbers = new Map<Element | null, number>([[null, 7]]);
      const seen = new Set(knownKinds);
      const elements = [...document.querySelectorAll('html, body, body *')].filter((element) => {
        const kind = numberOf(numbers.get(element.parentElement) ?? 7, traitsOf(element));
        numbers.set(element, kind);
        return !seen.has(kind) && seen.add(kind);
      });

      const sheetOf = (css: string): CSSStyleSheet => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        return sheet;
      };
      const properties = new Set<string>();
      const collect = (rules: CSSRuleList): void => {
        for (const rule of rules) {
          if (rule instanceof CSSStyleRule) {
            [...rule.style].filter((name) => !name.startsWith('--')).forEach((name) => properties.add(name));
          } else if (rule instanceof CSSGroupingRule) {
            collect(rule.cssRules);
          }
        }
      };
      const sheets = {full: sheetOf(fullCss), light: sheetOf(lightCss)};
      collect(sheets.full.cssRules);
      collect(sheets.light.cssRules);
      const names = [...properties];

      const read = (sheet: CSSStyleSheet): readonly (readonly string[])[] => {
        document.adoptedStyleSheets = [sheet];
        document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]').forEach((link) => {
          link.disabled = true;
        });
        document.documentElement.getBoundingClientRect();
        document
          .getAnimations()
          .filter((animation) => animation instanceof CSSTransition)
          .forEach((transition) => {
            transition.finish();
          });
        return elements.flatMap((element) =>
          pseudos.map((pseudo) => {
            const style = getComputedStyle(element, pseudo);
            return pseudo !== '' && style.content === 'none'
              ? []
              : names.map((name) => style.getPropertyValue(name));
          }),
        );
      };
      const after = read(sheets.light);
      const found = read(sheets.full).flatMap((values, index) => {
        const element = elements[Math.floor(index / pseudos.length)];
        const where = `${element?.tagName ?? ''}.${element?.getAttribute('class') ?? ''}${pseudos[index % 3] ?? ''}`;
        const others = after[index] ?? [];
        return names.flatMap((name, position) =>
          values[position] === others[position]
            ? []
            : [`${where} ${name}: ${values[position] ?? 'nothing'}, ${others[position] ?? 'nothing'}`],
        );
      });
      return {found: found.slice(0, 10), kinds: [...seen]};
    },
    {fullCss: full, lightCss: light, knownKinds: [...known]},
  );
}

/**
 * Differences in the current state of the page, at rest and when everything is pointed at, as
 * `element property: full, light`. Elements that no rule can tell apart are looked at once.
 *
 * @param known kinds of elements that need no other look; those of this page are added
 */
export async function findDifferences(
  page: Page,
  full: string,
  light: string,
  known: Compared = new Set(),
): Promise<readonly string[]> {
  const pointedAt = await compare(page, interacting(full), interacting(light), known);
  const atRest = await compare(page, full, light, known);
  atRest.kinds.forEach((kind) => known.add(kind));
  return [...pointedAt.found, ...atRest.found];
}
