import {notFoundAlternate} from '../../../../src/lib/alternateAddress';
import {groupBy} from '../../../../src/lib/groupBy';
import {canonicalLink, namedPages} from '../headers/canonical';
import {fileEnding, markdownType, missingFile, acceptMarkdownPattern} from '../headers/contentTypes';
import {cacheControl, immutableFolder} from '../headers/responseHeaders';
import {escapeRegExp, needlessEnd, pathCharacters, type ServerRules} from './rules';

/** An entry of `routes` in `vercel.json`, as far as the site uses it. */
export type VercelRoute =
  | {readonly handle: 'filesystem' | 'hit'}
  | {
      readonly src: string;
      readonly status?: number;
      readonly dest?: string;
      readonly headers?: Readonly<Record<string, string>>;
      readonly has?: readonly {readonly type: 'header'; readonly key: string; readonly value: string}[];
      readonly continue?: true;
    };

/**
 * All of `vercel.json`. It uses `routes` instead of `headers` and `cleanUrls`, because only routes can respond to a
 * missing file without a page, and keep cache headers off responses other than files.
 */
export function vercelConfiguration(rules: ServerRules) {
  const {basePath, headers} = rules;
  const base = escapeRegExp(basePath);
  const immutable = escapeRegExp(immutableFolder);
  const page = `(?!.*${fileEnding})`;
  const accepted = [{type: 'header', key: 'accept', value: acceptMarkdownPattern}] as const;
  const cached = (value: string): Record<string, string> => ({'Cache-Control': value});
  const routes: readonly VercelRoute[] = [
    {src: '/.*', headers, continue: true},
    // Pages are at /x, without doubled slashes, a slash at its end, or the name of a file.
    {src: `(${pathCharacters}*?)//+(${pathCharacters}*)`, status: 308, headers: {Location: '$1/$2'}},
    {src: `${base}index(?:\\.html)?/?`, status: 308, headers: {Location: basePath}},
    {
      src: `${base}(\\w${pathCharacters}*?)${needlessEnd}`,
      status: 308,
      headers: {Location: `${basePath}$1`},
    },
    ...redirectRoutes(rules),
    {src: base, has: accepted, dest: `${basePath}index.md`, continue: true},
    {src: `${base}${page}(.+?)/?`, has: accepted, dest: `${basePath}$1.md`, continue: true},
    {src: `${base}(?:${page}.*|.+\\.md)`, headers: {Vary: 'Accept'}, continue: true},
    {src: '/.+\\.md', headers: {'Content-Type': markdownType}, continue: true},
    {handle: 'filesystem'},
    {src: '/.+\\.md', status: 404, dest: basePath + notFoundAlternate},
    {src: `/.*${fileEnding}`, status: 404, dest: basePath + missingFile.name},
    {src: '/.*', status: 404, dest: `${basePath}404.html`},
    {handle: 'hit'},
    {src: `${base}${immutable}.*`, headers: cached(cacheControl.immutable), continue: true},
    {src: `${base}(?!${immutable}).*`, headers: cached(cacheControl.revalidated), continue: true},
    ...canonicalRoutes(rules),
  ];
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: 'docusaurus-2',
    installCommand: 'npm ci',
    buildCommand: 'npm run build',
    outputDirectory: 'build',
    routes,
  };
}

export type VercelConfiguration = ReturnType<typeof vercelConfiguration>;

/** The page of each Markdown file and of each list of pages. Only for files that exist. */
function canonicalRoutes({basePath, root}: ServerRules): readonly VercelRoute[] {
  const base = escapeRegExp(basePath);
  const others = [...namedPages.map(({file}) => file), notFoundAlternate].map(escapeRegExp).join('|');
  const route = (src: string, page: string): VercelRoute => ({
    src,
    headers: {Link: canonicalLink(root, page)},
    continue: true,
  });
  return [
    ...namedPages.map(({file, page}) => route(base + escapeRegExp(file), page)),
    route(`${base}(?!(?:${others})$)(.+)\\.md`, '$1'),
  ];
}

/** One rule for all paths with the same target. Vercel keeps the query on its own. */
function redirectRoutes({basePath, redirects}: ServerRules): readonly VercelRoute[] {
  return Array.from(
    groupBy(Object.entries(redirects), ([, to]) => to),
    ([target, sources]) => ({
      src: `${escapeRegExp(basePath)}(?:${sources.map(([from]) => escapeRegExp(from.slice(1))).join('|')})/?`,
      status: 301,
      headers: {Location: basePath + target.slice(1)},
    }),
  );
}
