import {DCLinter} from 'dclint';
import {withFiles} from './temporaryFiles';

/** Rules of style where ours differs. All others are on, above all the schema of the Compose Specification. */
const rules: ConstructorParameters<typeof DCLinter>[0]['rules'] = {
  // Readers find image, ports, variables, and volumes in this order.
  'service-keys-order': 0,
  'service-ports-alphabetical-order': 0,
  'require-quotes-in-ports': [2, {quoteType: 'double'}],
  // The proxy is meant to be reachable from everywhere. The configuration checker reports the other containers.
  'no-unbound-port-interfaces': 0,
};

/** What's wrong with Compose files, each with its line. @param haveName false for examples and parts of a file */
export function composeSchemaFaults(texts: Iterable<string>, haveName = true): readonly string[] {
  const files = Object.fromEntries([...new Set(texts)].map((text, place) => [`compose.${place}.yml`, text]));
  return withFiles(files, (paths) =>
    new DCLinter({
      rules: {...rules, 'require-project-name-field': haveName ? 2 : 0},
      quiet: false,
      debug: false,
      exclude: [],
    })
      .lintFiles([...paths], false)
      .flatMap(({messages}) => messages.map(({line, rule, message}) => `line ${line}: ${message} (${rule})`)),
  );
}
