import {describe, expect, it} from 'vitest';
import {blockHtml, type CodeBlock} from './blockHtml';

function html(block: Partial<CodeBlock>): string {
  return blockHtml({code: 'echo', language: 'bash', meta: '', ...block}, '/base/');
}

function text(block: Partial<CodeBlock>): string {
  return html(block)
    .replace(/^.*<code>/s, '')
    .replace(/<[^>]+>/g, '');
}

describe('the HTML of a code block', () => {
  it('colors code with classes, without any inline style', () => {
    const built = html({code: 'sudo ls -l "$HOME" # all\n'});
    expect(built).toContain('<span class="token-variable">-l');
    expect(built).toContain('<span class="token-comment"># all</span>');
    expect(built).not.toContain('style=');
  });

  it('lets a line end after an option, and within a command whose output is used', () => {
    expect(html({code: 'curl -fsS "$URL"'})).toContain('<span class="token-variable">-fsS</span> ');
    expect(html({code: 'A=$(jq -n --arg name)'})).toContain(
      '<span class="token-variable token-words">$(jq -n',
    );
  });

  it.each([
    ['bash', 'if [ ! -e .env ]; then\n  echo "A=$(openssl rand -hex 32)" > .env\nfi'],
    ['json', '{"a": [1, true, "b"]}'],
    ['yaml', 'server:\n  port: 3001 # here'],
    ['nginx', 'location / { proxy_pass http://127.0.0.1:8080; }'],
    ['text', 'plain'],
  ])('keeps every character of %s', (language, code) => {
    expect(
      text({language, code})
        .replace(/&quot;/g, '"')
        .replace(/&gt;/g, '>'),
    ).toBe(code);
  });

  it('shows markup as text, in code and in the title', () => {
    const built = html({language: 'text', code: '<script>&', meta: 'title="a<b"'});
    expect(built).toContain('<code>&lt;script&gt;&amp;</code>');
    expect(built).toContain('a&lt;b');
  });

  it('names the scrolling part after the title and language, and lets the keyboard reach it', () => {
    expect(html({meta: 'title=".env"'})).toContain('tabindex="0" role="group" aria-label=".env, bash"');
    expect(html({})).toContain('aria-label="Code in bash"');
  });

  it('links the file that a block with download shows, under the name at the end of its title', () => {
    const built = html({meta: 'title="/etc/systemd/system/opsimate-alert@.service" download'});
    expect(built).toContain(
      'href="/base/files/opsimate-alert%40.service" download="opsimate-alert@.service"',
    );
    expect(html({meta: 'title=".env"'})).not.toContain('<a');
  });

  it('rejects a language without a grammar, and settings without effect', () => {
    expect(() => html({language: 'cobol'})).toThrow(/codeLanguages in plugins\/markdown/);
    expect(() => html({meta: '{1,3}'})).toThrow('{1,3}');
    expect(() => html({meta: 'download'})).toThrow('title="…"');
  });

  it('marks each value that readers may set, in one piece and in the color at its position', () => {
    const code = 'cd %%folder%%\necho "%%login%%@%%hostname%%:80"';
    expect(text({code})).toBe('cd /opt/opsimate\necho &quot;ops@opsimate.example.com:80&quot;');
    expect(html({code})).toContain('<span data-value="folder">/opt/opsimate</span>');
    expect(html({code})).toContain('<span class="token-string" data-value="login">ops</span>');
    expect(html({code: 'port: %%backend-port%%', language: 'yaml'})).toContain(
      '<span class="token-literal" data-value="backend-port">3001</span>',
    );
  });
});
