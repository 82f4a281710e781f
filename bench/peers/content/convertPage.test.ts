import {describe, expect, it} from 'vitest';
import {convertPage} from './convertPage';
import {dialects, type Dialect} from './dialect';

const place = {file: 'alerts/adding-alerts', root: '/docs'};

function convert(body: string, dialect: Dialect = dialects.docusaurus): string {
  const page = `---\ntitle: Adding alerts\ndescription: How.\nrelease: v1\n---\n\n${body}\n`;
  const converted = convertPage(page, place, dialect, () => '```bash title="Log in"\nlogin\n```\n');
  return converted.replace(/^---\n[^]*?\n---\n/, '').trim();
}

describe('convertPage', () => {
  it('keeps the front matter that the generator knows and nothing else', () => {
    const page = '---\ntitle: Alerts\nsidebar_label: A\nrelease: v1\ntags: [a]\n---\n\nText.\n';
    const convertTo = (dialect: Dialect): string => convertPage(page, place, dialect, () => '');
    expect(convertTo(dialects.docusaurus)).toBe('---\ntitle: Alerts\nsidebar_label: A\n---\n\nText.\n');
    expect(convertTo(dialects.starlight)).toBe('---\ntitle: Alerts\n---\n\nText.\n');
    const keywords = '---\ntitle: Alerts\nkeywords: [a,\n  b]\ntags: [a]\n---\n\nText.\n';
    expect(convertPage(keywords, place, dialects.docusaurus, () => '')).toBe(
      '---\ntitle: Alerts\nkeywords: [a,\n  b]\n---\n\nText.\n',
    );
  });

  it('puts the title into the text for a generator that does not draw it', () => {
    expect(convert('Text.', dialects.vitepress)).toBe('# Adding alerts\n\nText.');
  });

  it('makes a heading of each tab, one level below the heading above', () => {
    const tabs =
      '### Install\n\n<Tabs groupId="os">\n<TabItem value="a" label="Debian">\n\nText.\n\n</TabItem>\n</Tabs>';
    expect(convert(tabs)).toBe('### Install\n\n#### Debian\n\nText.');
  });

  it('makes a picture of a screen, in the mode that it shows, with its caption below', () => {
    expect(convert('   <Screenshot name="alerts" mode="dark" alt="A list" />')).toBe(
      '![A list](/img/screens/alerts-dark-800.avif)',
    );
    expect(convert('<Screenshot name="alerts" alt="A list" caption="Filter first." />')).toBe(
      '![A list](/img/screens/alerts-light-800.avif)\n\n_Filter first._',
    );
  });

  it('shows the smallest file there is of a picture that is narrower than others', () => {
    expect(convert('<Screenshot name="service-details-tags" alt="Tags" />')).toBe(
      '![Tags](/img/screens/service-details-tags-light-710.avif)',
    );
  });

  it("shows the default of a reader's own value, in links and in code too", () => {
    const page = 'See [the console](%%console-url%%/settings).\n\n```bash\nssh %%ssh-user%%@web-01\n```';
    expect(convert(page)).toBe(
      'See [the console](http://localhost:8080/settings).\n\n```bash\nssh opsimate@web-01\n```',
    );
  });

  it('puts partials where they are used', () => {
    const page = "import Login from '@site/docs/_partials/_login.mdx';\n\nText.\n\n<Login />";
    expect(convert(page)).toBe('Text.\n\n```bash title="Log in"\nlogin\n```');
  });

  it('makes a heading of each entry of the reference', () => {
    const message =
      '<Message id={"a"} wording={"say \\"{name}\\" > x"} also={["one","two, three"]}>\n\nText.\n\n</Message>';
    expect(convert(`## Group\n\n${message}`)).toBe(
      '## Group\n\n### `` say "{name}" > x ``\n\nAlso appears as:\n\n- `` one ``\n- `` two, three ``\n\n\nText.',
    );
    expect(
      convert(
        '<NotSupported id={"a"} title={"Sign-in"} words={["sso","saml login"]}>\n\nText.\n\n</NotSupported>',
      ),
    ).toBe('### Sign-in\n\nIn other words: sso, saml login.\n\n\nText.');
    expect(
      convert('<KnownIssue id={"a"} title={"It breaks"} severity={"broken"}>\n\nText.\n\n</KnownIssue>'),
    ).toBe('### It breaks\n\nText.');
    const endpoint =
      '<Endpoint id={"a"} method={"GET"} path={"/users/{id}"} summary={"Show one"} role={"any"}>';
    expect(convert(`${endpoint}\n\nText.\n\n</Endpoint>`)).toBe(
      '### `` GET /users/{id} `` Show one\n\nText.',
    );
    expect(convert('| <Wording id={"a"} of={"Name is required"} /> | A form |')).toBe(
      '| `` Name is required `` | A form |',
    );
  });

  it('leaves out the address that a heading has of its own', () => {
    expect(convert('## Calls \\{#requests}\n\nText.')).toBe('## Calls\n\nText.');
  });

  it('leaves out what a component draws', () => {
    expect(convert('Before.\n\n<StorageTable />\n\nAfter.')).toBe('Before.\n\n\nAfter.');
  });

  it('writes admonitions as each generator does', () => {
    const warning = ':::warning[Keys are shown]\n\nText.\n\n:::';
    expect(convert(warning)).toContain(':::warning[Keys are shown]');
    expect(convert(warning, dialects.starlight)).toContain(':::caution[Keys are shown]');
    expect(convert(warning, dialects.vitepress)).toContain('::: warning Keys are shown\n');
    expect(convert('  :::info\n  Text.\n  :::', dialects.starlight)).toContain(':::note\n');
  });

  it('keeps braces in inline code from being an expression', () => {
    expect(convert('Type `{{name}}`, not `<a>`.')).toBe('Type `{{name}}`, not `<a>`.');
    expect(convert('Type `{{name}} <a>`.', dialects.vitepress)).toContain(
      'Type <code v-pre>{{name}} &lt;a></code>.',
    );
  });

  it('makes addresses of links to pages, anchors included, and of the introduction the root', () => {
    expect(convert('[a](../intro.mdx) [b](alert-management.mdx#mute) [c](https://x.org/a.mdx)')).toBe(
      '[a](/docs/) [b](/docs/alerts/alert-management#mute) [c](https://x.org/a.mdx)',
    );
  });

  it('changes nothing in code blocks, also where they hold fences', () => {
    const code = '````md\n:::info[x]\n```\n<Tabs>\n````';
    expect(convert(`${code}\n\n<Tabs>`)).toBe(code);
  });
});
