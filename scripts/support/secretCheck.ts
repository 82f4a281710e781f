/** Runs the search for secrets over everything that a build serves as text. */
import {findSecrets} from '../../tests/checks/secrets';
import {readSearchConfiguration} from '../../src/site/search';
import {type Check} from './checks';
import {readFiles} from './files';

const texts = /(?:^_\w+|\.(?:css|html|js|json|map|md|svg|txt|webmanifest|xml))$/;

/** The highlighter of code cuts words into pieces; without tags they are whole. */
function readings(file: string, text: string): readonly string[] {
  return file.endsWith('.html') ? [text, text.replace(/<[^>]*>/g, '')] : [text];
}

/** @param env where keys of the search service may be: the search-only key is public, the other one never */
export function secretCheck(folder: string, env: NodeJS.ProcessEnv): Check {
  return {
    name: 'nothing that is served looks like a secret',
    find: () => {
      const publicValues = [readSearchConfiguration(env).credentials.apiKey];
      const knownSecrets = [env.ALGOLIA_ADMIN_API_KEY ?? ''];
      return readFiles(folder, (file) => texts.test(file)).flatMap(([file, content]) =>
        readings(file, content).flatMap((text) => findSecrets({file, text}, publicValues, knownSecrets)),
      );
    },
  };
}
