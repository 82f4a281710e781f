/** All commands that readers copy from pages, reference entries, and builders, and that change something. */
import {kubeconfigCommands} from '@site/src/tools/access-builder/kubernetesAccess';
import {defaultKubernetesFields} from '@site/src/tools/access-builder/kubernetesFields';
import {accountCommands} from '@site/src/tools/access-builder/serverAccess';
import {defaultServerFields} from '@site/src/tools/access-builder/serverFields';
import {initialAnswers} from '@site/src/tools/deployment-builder/answers';
import {guideSteps} from '@site/src/tools/deployment-builder/guide';
import {codeBlocksOf, placeOf} from '../checks/docs/page';
import {docPages} from '../support/docPages';

/** Commands, and scripts, which begin with the program that runs them. */
export interface Command {
  /** Where it's written. */
  readonly place: string;
  readonly script: string;
}

/**
 * Commands that can change a file, a container, or a volume. All others only read, and are left out because they'd take
 * a minute.
 */
const writes =
  /\b(?:chmod|chown|cp|dd|install|ln|mkdir|mv|rm|rmdir|sqlite3|tar|tee|touch|truncate)\b|\bsed -i|docker (?:compose )?(?:cp|create|down|rename|restart|run|start|stop|up|volume)\b|>(?! *(?:\/dev\/null|&))/;

/** A simulated host runs no Node.js programs, so commands that differ only in one are the same on it. */
const shapeOf = ({script}: Command): string => script.replace(/\bnode -e (["'])[^]*?\1(?=\s|$)/g, 'node');

export function readSiteCommands(): readonly Command[] {
  const onPages = docPages.flatMap((page) =>
    codeBlocksOf(page)
      .filter(({lang}) => lang === 'bash')
      .map((block) => ({place: placeOf(page, block), script: block.value})),
  );
  const steps = (['nginx', 'caddy', 'traefik', 'none'] as const).flatMap((proxy) =>
    guideSteps({...initialAnswers(), proxy, exposure: 'network'}).flatMap(({title, parts}) =>
      parts.flatMap((part) =>
        typeof part === 'string' ? [] : [{place: `the builder's step "${title}"`, script: part.run}],
      ),
    ),
  );
  const accounts = [
    {place: "the server builder's account", script: accountCommands(defaultServerFields)},
    ...(['lasting', 'expiring'] as const).map((token) => ({
      place: `the cluster builder's kubeconfig with a token that is ${token}`,
      script: kubeconfigCommands({...defaultKubernetesFields, token}),
    })),
  ];
  const all = [...onPages, ...steps, ...accounts];
  const changing = all.filter(({script}) => writes.test(script));
  return [...new Map(changing.map((command) => [shapeOf(command), command])).values()];
}
