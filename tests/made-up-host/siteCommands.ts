/** All commands that readers copy from pages, reference entries, and builders, and that change something. */
import {readFileSync} from 'node:fs';
import {makePartials} from '@site/plugins/reference';
import {readData} from '@site/plugins/reference/readData';
import {listFiles} from '@site/scripts/support/files';
import {kubeconfigCommands} from '@site/src/tools/access-builder/kubernetesAccess';
import {clusterAccess, defaultKubernetesFields} from '@site/src/tools/access-builder/kubernetesFields';
import {accountCommands} from '@site/src/tools/access-builder/serverAccess';
import {defaultServerFields, serverAccess} from '@site/src/tools/access-builder/serverFields';
import {initialAnswers} from '@site/src/tools/deployment-builder/answers';
import {guideSteps} from '@site/src/tools/deployment-builder/guide';
import {withDefaults} from '@site/src/site/readerValues';

/** Commands, and scripts, which begin with the program that runs them. */
export interface Command {
  /** Where it's written. */
  readonly place: string;
  readonly script: string;
}

const folder = 'docs';

/**
 * Commands that can change a file, a container, or a volume. All others only read, and are left out because they'd take
 * a minute.
 */
const writes =
  /\b(?:chmod|chown|cp|dd|install|ln|mkdir|mv|rm|rmdir|sqlite3|tar|tee|touch|truncate)\b|\bsed -i|docker (?:compose )?(?:cp|create|down|rename|restart|run|start|stop|up|volume)\b|>(?! *(?:\/dev\/null|&))/;

/** The blocks for bash. Their fences are easy to find, and parsing all pages takes a third of the time. */
function commandsOf(file: string, written: string): readonly Command[] {
  const text = withDefaults(written);
  return [...text.matchAll(/^( *)```bash\b.*\n([^]*?)\n\1```$/gm)].map(
    ({index, 1: indent = '', 2: block = ''}) => ({
      place: `${file}:${text.slice(0, index).split('\n').length}`,
      script: block.replace(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );
}

/** A simulated host runs no Node.js programs, so commands that differ only in one are the same on it. */
const shapeOf = ({script}: Command): string => script.replace(/\bnode -e (["'])[^]*?\1(?=\s|$)/g, 'node');

export async function readSiteCommands(): Promise<readonly Command[]> {
  const written = listFiles(folder)
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('_generated/'))
    .map((file) => [`${folder}/${file}`, readFileSync(`${folder}/${file}`, 'utf8')] as const);
  const made = [...makePartials(await readData('data'))].map(
    ([file, text]) => [`${folder}/_generated/${file}`, text] as const,
  );
  const steps = (['nginx', 'caddy', 'traefik', 'none'] as const).flatMap((proxy) =>
    guideSteps({...initialAnswers(), proxy, exposure: 'network'}).flatMap(({title, parts}) =>
      parts.flatMap((part) =>
        typeof part === 'string' ? [] : [{place: `the builder's step "${title}"`, script: part.run}],
      ),
    ),
  );
  const accounts = [
    {place: "the server builder's account", script: accountCommands(serverAccess(defaultServerFields))},
    ...(['lasting', 'expiring'] as const).map((token) => ({
      place: `the cluster builder's kubeconfig with a token that is ${token}`,
      script: kubeconfigCommands(clusterAccess({...defaultKubernetesFields, token})),
    })),
  ];
  const all = [
    ...[...written, ...made].flatMap(([file, text]) => commandsOf(file, text)),
    ...steps,
    ...accounts,
  ];
  const changing = all.filter(({script}) => writes.test(script));
  return [...new Map(changing.map((command) => [shapeOf(command), command])).values()];
}
