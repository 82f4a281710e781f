import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {findUnmarkedComponents} from './interactive';

const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();

function readSource(request: string): {readonly file: string; readonly text: string} | undefined {
  const endings = ['', '.tsx', '.ts', '/index.tsx', '/index.ts'];
  const file = endings.map((ending) => request + ending).find(isFile);
  return file === undefined ? undefined : {file, text: readFileSync(file, 'utf8')};
}

function problemsOf(files: Readonly<Record<string, string>>): readonly string[] {
  const read = (request: string) => {
    const text = files[request];
    return text === undefined ? undefined : {file: request, text};
  };
  return findUnmarkedComponents(['page.mdx'], read).map(({where, what}) => `${where} ${what}`);
}

const page = "import Counter from './Counter';\n\n<Counter />";

describe('components that need React in the browser', () => {
  it('are all marked, so that they work on a page that is opened directly', () => {
    const pages = readdirSync('docs', {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => `docs/${file}`);
    const entries = ['src/theme/MDXComponents/index.tsx', ...pages];
    expect(findUnmarkedComponents(entries, readSource)).toEqual([]);
  });

  it.each([
    ['state', 'const [count] = useState(0);', 'has useState'],
    ['state of a type', 'const [name] = useState<string | undefined>(undefined);', 'has useState'],
    ['a hook of its own', 'const consent = useCookieConsent();', 'has useCookieConsent'],
    ['a handler', 'return <button onClick={count}>0</button>;', 'has an event handler'],
  ])('are reported without a mark: %s', (_, Counter, problem) => {
    expect(problemsOf({'page.mdx': page, Counter})).toEqual([expect.stringContaining(`Counter ${problem}`)]);
  });

  it('are found behind other components', () => {
    const files = {
      'page.mdx': page,
      Counter: "import Button from './Button';",
      Button: 'useEffect(() => {});',
    };
    expect(problemsOf(files)).toEqual([expect.stringContaining('Button has useEffect')]);
  });

  it('are the ones that call a hook, not the module that has it', () => {
    const files = {
      'page.mdx': page,
      Counter: "import {useCount} from './useCount.ts';\nconst count = useCount();",
      'useCount.ts': 'useState(0);',
    };
    expect(problemsOf(files)).toEqual([expect.stringContaining('Counter has useCount')]);
  });

  it('need no mark of their own around a part that has one', () => {
    const files = {
      'page.mdx': page,
      Counter: "import Form from './Form';\nconst field = useRef<HTMLInputElement>(null);",
      Form: '<Interactive><button onClick={count} /></Interactive>',
    };
    expect(problemsOf(files)).toEqual([]);
  });

  it("don't include those from which only a type is imported", () => {
    const Counter = "import type Button from './Button';";
    expect(problemsOf({'page.mdx': page, Counter, Button: 'useEffect(() => {});'})).toEqual([]);
  });

  it.each(['<Interactive><button onClick={count} /></Interactive>', 'const id = useId();'])(
    'may do this: %s',
    (Counter) => {
      expect(problemsOf({'page.mdx': page, Counter})).toEqual([]);
    },
  );
});
