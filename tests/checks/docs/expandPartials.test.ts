import {describe, expect, it} from 'vitest';
import {expandPartials} from './expandPartials';

const files: Readonly<Record<string, string>> = {
  'docs/_partials/_login.mdx': '```bash\nTOKEN=1\n\necho ok\n```\n',
};
const read = (file: string): string => files[file] ?? `no file ${file}`;
const importLine = "import Login from '@site/docs/_partials/_login.mdx';";

describe('expandPartials', () => {
  it('inserts the text of a partial where the page uses it', () => {
    expect(expandPartials(`${importLine}\n\nBefore\n\n<Login />\n\nAfter`, read)).toBe(
      `${importLine}\n\nBefore\n\n\`\`\`bash\nTOKEN=1\n\necho ok\n\`\`\`\n\nAfter`,
    );
  });

  it('keeps the partial inside the step of a list that uses it', () => {
    expect(expandPartials(`${importLine}\n\n1. Log in:\n\n   <Login />`, read)).toContain(
      '1. Log in:\n\n   ```bash\n   TOKEN=1\n\n   echo ok\n   ```',
    );
  });

  it('inserts the text of a partial into the partial that uses it', () => {
    const outer = `${importLine}\n\nFirst:\n\n<Login />`;
    const source = "import Outer from '@site/docs/_partials/_outer.mdx';\n\n<Outer />";
    expect(expandPartials(source, (file) => (file.includes('outer') ? outer : read(file)))).toContain(
      'First:\n\n```bash\nTOKEN=1',
    );
  });

  it("leaves components alone that aren't partials", () => {
    const source = "import Login from '@site/src/components/Login';\n\n<Login />";
    expect(expandPartials(source, read)).toBe(source);
  });
});
