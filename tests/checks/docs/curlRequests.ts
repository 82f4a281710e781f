/** The requests that the `curl` commands of a shell block send: enough of the shell's syntax for the pages' blocks. */

export interface CurlRequest {
  /** Every word of the command that could be a URL. */
  readonly words: readonly string[];
  /** In capitals. */
  readonly method: string;
  /** Field names of the body, if the command shows them. */
  readonly fields: readonly string[];
}

interface Command {
  readonly words: readonly string[];
  /** The variable that gets the output, as in `BODY=$(…)`. */
  readonly variable: string | undefined;
  /** Whether the next command reads the output. */
  readonly isPiped: boolean;
}

const separators = new Set(['|', ';', '&', '(', ')', '\n']);

/** The end of a quoted part, given the position of its opening quote. */
function endOfQuote(script: string, start: number): number {
  const quote = script[start];
  let at = start + 1;
  while (at < script.length && script[at] !== quote) {
    at += script[at] === '\\' && quote === '"' ? 2 : 1;
  }
  return at;
}

/** Splits a script into its commands, with quotes removed and variables as they are. */
function commandsOf(script: string): readonly Command[] {
  const commands: Command[] = [];
  let words: string[] = [];
  let word: string | undefined;
  let variable: string | undefined;
  const endWord = (): void => {
    if (word !== undefined) {
      words.push(word);
    }
    word = undefined;
  };
  const endCommand = (sign: string): void => {
    const opened = sign === '(' ? /^(\w+)=\$$/.exec(word ?? '')?.[1] : undefined;
    endWord();
    if (words.length > 0 && opened === undefined) {
      commands.push({words, variable, isPiped: sign === '|'});
    }
    variable = opened ?? (sign === '|' ? variable : undefined);
    words = [];
  };
  for (let at = 0; at < script.length; at += 1) {
    const sign = script[at] ?? '';
    if (sign === "'" || sign === '"') {
      const end = endOfQuote(script, at);
      const quoted = script.slice(at + 1, end);
      word = (word ?? '') + (sign === '"' ? quoted.replace(/\\([\\"$`])/g, '$1') : quoted);
      at = end;
    } else if (sign === '\\') {
      at += 1;
      word = script[at] === '\n' ? word : (word ?? '') + (script[at] ?? '');
    } else if (sign === '#' && word === undefined) {
      at = (script.indexOf('\n', at) + 1 || script.length + 1) - 2;
    } else if (separators.has(sign)) {
      endCommand(sign);
    } else if (/\s/.test(sign)) {
      endWord();
    } else {
      word = (word ?? '') + sign;
    }
  }
  endCommand('\n');
  return commands;
}

/**
 * The names on the first level of an object, in JSON or as a program of `jq` writes it; none for anything else.
 */
function namesIn(text: string): readonly string[] {
  const start = /^\s*\{/.exec(text)?.[0].length;
  if (start === undefined) {
    return [];
  }
  const names: string[] = [];
  let depth = 1;
  let isName = true;
  for (const [token] of text.slice(start).matchAll(/"(?:[^"\\]|\\.)*"|[\w$]+|[^\s\w$]/g)) {
    if (/^[{[(]$/.test(token)) {
      depth += 1;
    } else if (/^[}\])]$/.test(token)) {
      depth -= 1;
    } else if (depth === 1 && token === ',') {
      isName = true;
      continue;
    } else if (depth === 1 && isName) {
      names.push(token.replace(/^"|"$/g, '').replace(/^\$/, ''));
    }
    isName = false;
    if (depth === 0) {
      break;
    }
  }
  return names;
}

const isOption = {
  method: /^(?:-[A-Za-z]*X|--request)$/,
  data: /^(?:-[A-Za-z]*d|--data(?:-raw|-binary|-ascii|-urlencode)?|--json)$/,
  form: /^(?:-[A-Za-z]*F|--form(?:-string)?)$/,
  get: /^(?:-[A-Za-z]*G|--get)$/,
};

function valuesAfter(words: readonly string[], option: RegExp): readonly string[] {
  return words.flatMap((word, index) => (option.test(word) ? [words[index + 1] ?? ''] : []));
}

/** The object that a `jq` command makes, or nothing. */
function programOf({words}: Command): string | undefined {
  return words[0] === 'jq' ? words.find((word) => word.trimStart().startsWith('{')) : undefined;
}

function fieldsOf(
  words: readonly string[],
  data: readonly string[],
  bodies: ReadonlyMap<string, string>,
): readonly string[] {
  const given = [...data, ...valuesAfter(words, /^<<<$/)];
  const texts = given.map((each) => bodies.get(each.replace(/^\$\{?(\w+)\}?$/, '$1')) ?? each);
  const names = valuesAfter(words, isOption.form).map((each) => each.split('=')[0] ?? '');
  return [...texts.flatMap(namesIn), ...names];
}

/** Every `curl` command of a block, in order. */
export function curlRequestsOf(script: string): readonly CurlRequest[] {
  const bodies = new Map<string, string>();
  const requests: CurlRequest[] = [];
  let piped: string | undefined;
  for (const command of commandsOf(script)) {
    const program = programOf(command);
    if (program !== undefined && command.variable !== undefined) {
      bodies.set(command.variable, program);
    }
    const start = command.words.indexOf('curl');
    if (start >= 0) {
      const words = command.words.slice(start + 1);
      const data = valuesAfter(words, isOption.data).map((each) => (each === '@-' ? (piped ?? each) : each));
      const hasBody = words.some((word) => isOption.data.test(word) || isOption.form.test(word));
      const isGet = words.some((word) => isOption.get.test(word));
      const given = valuesAfter(words, isOption.method)[0];
      requests.push({
        words,
        method: given ?? (hasBody && !isGet ? 'POST' : 'GET'),
        fields: fieldsOf(words, data, bodies),
      });
    }
    piped = command.isPiped ? program : undefined;
  }
  return requests;
}
