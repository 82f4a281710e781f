import {canonicalLink, namedPages} from '../headers/canonical';
import {contentTypes, fileEnding, missingFile, acceptMarkdownPattern} from '../headers/contentTypes';
import {notFoundAlternate} from '../../../../src/lib/alternateAddress';
import {cacheControl, immutableFolder} from '../headers/responseHeaders';
import {escapeRegExp, needlessEnd, pathCharacters, type ServerRules} from './rules';

interface NginxOptions extends ServerRules {
  /** Name under which the site is reached, such as `docs.example.com`. */
  readonly serverName: string;
}

/** Quotes text for nginx. */
function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Without character sets, which nginx adds itself. */
function typeLines(): readonly string[] {
  return Object.entries(contentTypes).map(([ending, type]) => `${type.split(';')[0] ?? ''} ${ending};`);
}

function indented(depth: number, lines: readonly string[]): string {
  return lines.map((line) => ' '.repeat(depth * 2) + line).join('\n');
}

/** Exact paths, which nginx looks up in a tree. The query goes before the hash. */
function redirectLines({basePath, redirects}: ServerRules): readonly string[] {
  return Object.entries(redirects).map(([from, to]) => {
    const [page = '', hash] = to.split('#');
    const target = `${basePath}${page.slice(1)}$is_args$args${hash === undefined ? '' : `#${hash}`}`;
    return `location = ${basePath}${from.slice(1)} { return 301 ${quoted(target)}; }`;
  });
}

/** Lines of a `map` from a file to the page that it's a copy of. Exact paths come before patterns. */
function canonicalLines({basePath, root}: ServerRules): readonly string[] {
  const line = (pattern: string, page: string): string =>
    `${quoted(pattern)} ${quoted(canonicalLink(root, page))};`;
  return [
    ...namedPages.map(({file, page}) => line(basePath + file, page)),
    `${quoted(basePath + notFoundAlternate)} "";`,
    line(`~^${escapeRegExp(basePath)}(?<docs_copied>.+)\\.md$`, '$docs_copied'),
  ];
}

/** A file for the `http` block of nginx, such as `/etc/nginx/conf.d/docs.conf`. */
export function nginxConfiguration(options: NginxOptions): string {
  const {basePath, headers, serverName} = options;
  const base = escapeRegExp(basePath);
  const security = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
  );
  return `# Written by \`npm run build\` from plugins/after-build/server-files. Copy it to /etc/nginx/conf.d/docs.conf and the build to
# /var/www/docs${basePath}, then change server_name and listen.

map $uri $docs_cache_control {
  default "${cacheControl.revalidated}";
  "~^${escapeRegExp(basePath + immutableFolder)}" "${cacheControl.immutable}";
}

# Search engines should list the page, not its Markdown.
map $uri $docs_canonical {
${indented(1, canonicalLines(options))}
}

# Requests that prefer Markdown get a page's alternate, and all others the page.
map $http_accept $docs_ending {
  default "";
  ${quoted(`~*^${acceptMarkdownPattern}$`)} ".md";
}
map $uri $docs_alternate {
  default $uri;
  ${basePath} ${basePath}index;
}
# nginx itself reads doubled slashes as one.
map $request_uri $docs_merged {
  ${quoted(`~^(?<docs_before>${pathCharacters}*?)//+(?<docs_after>${pathCharacters}*(?:\\?.*)?)$`)} $docs_before/$docs_after;
}
map $docs_ending $docs_not_found {
  default ${basePath}${notFoundAlternate};
  "" ${basePath}404.html;
}
map $sent_http_content_type $docs_vary {
  "~^text/(?:html|markdown)" Accept;
}

server {
  # Behind a proxy that terminates TLS. Otherwise: listen 443 ssl; with ssl_certificate and ssl_certificate_key.
  listen 80;
  server_name ${serverName};
  root /var/www/docs;

  server_tokens off;
  absolute_redirect off;
  charset utf-8;
  charset_types text/css text/javascript text/markdown text/plain application/json application/xml;
  default_type application/octet-stream;
  types {
${indented(2, typeLines())}
  }

  # \`npm run compress\` writes .gz and .br files next to those that get smaller.
  gzip_static on;
  gzip_vary on;
  # With the package libnginx-mod-http-brotli-static:
  # brotli_static on;

  sendfile on;
  tcp_nopush on;

${indented(1, security)}
  # Not on errors: a missing script must not be cached for a year.
  add_header Cache-Control $docs_cache_control;
  add_header Link $docs_canonical;
  add_header Vary $docs_vary always;

  error_page 404 $docs_not_found;

  # Pages are at /x, without doubled slashes, a slash at its end, or the name of a file.
  if ($docs_merged) {
    return 308 $docs_merged;
  }
  location ~ ^${base}404(?:/|\\.(?:html|md))?$ {
    internal;
  }
  location ~ ^${base}index(?:\\.html)?/?$ {
    return 308 ${basePath}$is_args$args;
  }
  location ~ ^(?<docs_page>${base}\\w${pathCharacters}*?)${needlessEnd}$ {
    return 308 $docs_page$is_args$args;
  }

  # URLs without a page of their own.
${indented(1, redirectLines(options))}

  location ~ \\.md$ {
    error_page 404 ${basePath}${notFoundAlternate};
    try_files $uri =404;
  }

  # A missing script or picture never gets a page in response.
  location ~ ${quoted(fileEnding)} {
    try_files $uri @missing_file;
  }
  location @missing_file {
    types {}
    default_type text/plain;
    return 404 ${quoted(missingFile.text.trimEnd())};
  }

  # Rules for other hosts.
  location ~ /_(?:headers|redirects)$ {
    return 404;
  }

  location / {
    try_files $uri $docs_alternate$docs_ending $uri/index.html =404;
  }
}
`;
}
