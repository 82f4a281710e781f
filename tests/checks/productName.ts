/** The product's name appears once, in `src/site/product.ts`; renaming the product is one edit there. */
import {type Problem} from './problem';

/**
 * The sources that the rule applies to. Tests and their fixtures may contain the name: they state what a reader finds.
 */
export function mustNotNameProduct(file: string): boolean {
  return (
    /^(?:docusaurus\.config\.ts|sidebars\.ts|src\/.*|plugins\/.*)$/.test(file) &&
    /\.(?:tsx?|css)$/.test(file) &&
    !/\.test\.tsx?$|\/fixtures\//.test(file) &&
    file !== 'src/site/product.ts'
  );
}

/**
 * Occurrences of the name or the slug, in any case.
 *
 * @param sources text by file name, forward slashes, relative to the project
 */
export function findProductName(
  sources: Iterable<readonly [file: string, text: string]>,
  name: string,
): readonly Problem[] {
  const needle = name.toLowerCase();
  return [...sources]
    .filter(([file]) => mustNotNameProduct(file))
    .flatMap(([file, text]) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          line.toLowerCase().includes(needle)
            ? [{where: `${file}:${index + 1}`, what: `names the product; take it from src/site/product.ts`}]
            : [],
        ),
    );
}
