/** All commands that readers copy from pages, reference entries, and the steps of the deployment builder, and that change something. */
import {readFileSync} from 'node:fs';
import {makePartials} from '@site/plugins/reference';
import {readData} from '@site/plugins/reference/readData';
import {listFiles} from '@site/scripts/support/files';
import {initialAnswers} from '@site/src/tools/deployment-builder/answers';
import {guideSteps} from '@site/src/tools/deployment-builder/guide';
import {codeBlocksOf, parseDocPage, placeOf} from '../checks/docs/page';

/** Commands, and scripts, which begin with the program that runs them. */
export interface Command {
  /** Where it's written. */
  readonly place: string;
  readonly script: string;
}

const folder = 'docs';

/** What can change a file, a container, or a volume. Everything else only reads, and is left out because it takes a minute. */
const writes =
  /\b(?:chmod|chown|cp|dd|install|ln|mkdir|mv|rm|rmdir|sqlite3|tar|tee|touch|truncate)\b|\bsed -i|docker (?:compose )?(?:cp|create|down|rename|restart|run|start|stop|up|volume)\b|>(?! *(?:\/dev\/null|&))/;

function commandsOf(file: string, text: string): readonly Command[] {
  const page = parseDocPage(file, text);
  return codeBlocksOf(page)
    .filter(({lang}) => lang === 'bash')
    .map((block) => ({place: placeOf(page, block), script: block.value}));
}

export async function readSiteCommands(): Promise<readonly Command[]> {
  const written = listFiles(folder)
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('_generated/'))
    .map((file) => [`${folder}/${file}`, readFileSync(`${folder}/${file}`, 'utf8')] as const);
  const made = [...makePartials(await readData('data'))].map(
    ([file, text]) => [`${folder}/_generated/${file}`, text] as const,
  );
  const steps = guideSteps(initialAnswers()).flatMap(({title, parts}) =>
    parts.flatMap((part) =>
      typeof part === 'string' ? [] : [{place: `the builder's step "${title}"`, script: part.run}],
    ),
  );
  const all = [...[...written, ...made].flatMap(([file, text]) => commandsOf(file, text)), ...steps];
  const changing = all.filter(({script}) => writes.test(script));
  return [...new Map(changing.map((command) => [command.script, command])).values()];
}
