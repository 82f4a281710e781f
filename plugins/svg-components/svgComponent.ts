const svgFile = /^\s*<svg\b([^>]*)>(.*)<\/svg>\s*$/s;
const viewBoxAttribute = /\bviewBox="([\d\s.-]+)"/;
const titleElement = /<title>.*?<\/title>/s;

/**
 * Makes the code of a React component from the text of an SVG file. It draws the file's shapes as they are, without its
 * title: who uses an icon says what it means. Does what SVGR does with two parsers, an optimizer and Babel, which take
 * half a second of each build; the files here are small and optimized.
 *
 * @throws when the file is no SVG with a `viewBox`
 */
export function svgComponent(svg: string, _config: unknown, {filePath = 'an SVG file'} = {}): string {
  const [, attributes = '', content = ''] = svgFile.exec(svg) ?? [];
  const viewBox = viewBoxAttribute.exec(attributes)?.[1];
  if (viewBox === undefined) {
    throw new Error(`${filePath} cannot be a component: it must be one <svg> element with a viewBox.`);
  }
  const shapes = content.replace(titleElement, '').trim();
  return [
    "import {jsx} from 'react/jsx-runtime';",
    `const shapes = {__html: ${JSON.stringify(shapes)}};`,
    `export default (props) => jsx('svg', {viewBox: '${viewBox}', ...props, dangerouslySetInnerHTML: shapes});`,
  ].join('\n');
}
