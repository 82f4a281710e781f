/** Traefik ignores a router whose parts don't exist, and only its log says so. */
import {parse} from 'yaml';

interface Static {
  readonly entryPoints: Readonly<Record<string, {readonly address: string}>>;
  readonly certificatesResolvers?: Readonly<Record<string, unknown>>;
}

interface Router {
  readonly rule: string;
  readonly entryPoints: readonly string[];
  readonly middlewares?: readonly string[];
  readonly service: string;
  readonly tls: {readonly certResolver?: string};
}

interface Certificate {
  readonly certFile: string;
  readonly keyFile: string;
}

interface Dynamic {
  readonly http: {
    readonly routers: Readonly<Record<string, Router>>;
    readonly middlewares: Readonly<Record<string, unknown>>;
    readonly services: Readonly<Record<string, unknown>>;
  };
  readonly tls?: {
    readonly certificates: readonly Certificate[];
    readonly stores?: {readonly default: {readonly defaultCertificate: Certificate}};
  };
}

const matcher = '(?:Host|Path|PathRegexp)\\(`[^`]+`\\)';
const hosts = `(?:${matcher}|\\(${matcher}(?: \\|\\| ${matcher})+\\))`;
const rule = new RegExp(`^(?:${matcher}(?: \\|\\| ${matcher})*|${hosts} && ${matcher})$`);

/** @param files what Traefik reads when it starts, and what it reads again after a change */
export function traefikProblems(...files: readonly [fixed: string, changing: string]): readonly string[] {
  const [{entryPoints, certificatesResolvers = {}}, {http, tls}] = files.map(
    (text) => parse(text) as unknown,
  ) as [Static, Dynamic];
  const {routers, middlewares, services} = http;
  const addresses = Object.values(entryPoints).map(({address}) => address);
  const nameless = tls?.stores?.default.defaultCertificate.certFile;
  return [
    ...addresses
      .filter((address) => !/^:\d+$/.test(address))
      .map((address) => `"${address}" isn't an address`),
    ...(new Set(addresses).size === addresses.length ? [] : ['two entry points share a port']),
    ...(tls?.certificates.every(({certFile}) => certFile !== nameless)
      ? ["browsers that open an IP address get Traefik's own certificate"]
      : []),
    ...Object.entries(routers).flatMap(([name, router]) => {
      const {certResolver} = router.tls;
      return [
        ...(rule.test(router.rule) ? [] : [`${name} has the rule ${router.rule}`]),
        ...router.entryPoints
          .filter((each) => !(each in entryPoints))
          .map((each) => `${name} listens on ${each}`),
        ...(router.middlewares ?? [])
          .filter((each) => !(each in middlewares))
          .map((each) => `${name} goes through ${each}`),
        ...(router.service in services ? [] : [`${name} leads to ${router.service}`]),
        ...(certResolver === undefined || certResolver in certificatesResolvers
          ? []
          : [`${name} asks ${certResolver} for a certificate`]),
        ...(certResolver === undefined && !tls?.certificates.length ? [`${name} has no certificate`] : []),
      ];
    }),
  ];
}
