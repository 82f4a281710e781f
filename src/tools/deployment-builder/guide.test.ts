import {describe, expect, it} from 'vitest';
import {defaultValues} from '@site/src/site/readerValues';
import {type Answers, initialAnswers} from './answers';
import {guideSteps, guideText} from './guide';

function stepsOf(changes: Partial<Answers>): readonly string[] {
  return guideSteps({...initialAnswers(), ...changes}).map(({title}) => title);
}

function textOf(changes: Partial<Answers>): string {
  return guideText({...initialAnswers(), ...changes});
}

describe('the steps', () => {
  it('let nobody in before the first admin exists', () => {
    for (const proxy of ['nginx', 'caddy', 'traefik', 'none'] as const) {
      const steps = stepsOf({proxy, exposure: 'network', address: '192.0.2.10'});
      const opening = steps.findIndex((title) => title.includes('let users in') || title === 'Let users in');
      expect(opening).toBeGreaterThan(steps.indexOf('Create the first admin'));
    }
  });

  it('never expose an installation that is reached only through tunnels', () => {
    expect(stepsOf({proxy: 'none'})).not.toContain('Let users in');
    expect(textOf({proxy: 'none'})).not.toContain('sed -i');
  });

  it('check what was chosen, and nothing else', () => {
    expect(stepsOf({})).not.toContain('Check the API token');
    expect(stepsOf({webhooks: 'own', dockerHost: true})).toEqual(
      expect.arrayContaining(['Check the API token', 'Check the connection to the Docker host']),
    );
    expect(textOf({webhooks: 'own'})).not.toContain('/custom/gcp');
    expect(textOf({webhooks: 'google', httpsPort: '8443'})).toContain(':8443/api/v1/alerts/custom/gcp');
    expect(textOf({mail: true, mailPassword: 'x'})).not.toContain('replace the value of `pass`');
  });

  it('delete an archive only after it has arrived', () => {
    const removals = textOf({})
      .split('\n')
      .filter((line) => line.includes('rm opsimate-deployment.tar'));
    expect(removals).toHaveLength(2);
    expect(removals.filter((line) => !/^(?:ssh|tar) .* && rm /.test(line))).toEqual([]);
  });

  it("sign in with the reader's own login", () => {
    const text = textOf({login: 'jane'});
    expect(text).toContain('ssh jane@opsimate.example.com');
    expect(text).toMatch(/ssh -N .* jane@opsimate\.example\.com/);
    expect(text).not.toContain('ops@');
    expect(initialAnswers().login).toBe(defaultValues.login);
  });

  it('use the ports and the folder that were chosen', () => {
    const text = textOf({backendPort: '23001', frontendPort: '28080', folder: '/srv/console'});
    expect(text).toContain('-L 8080:127.0.0.1:28080 -L 3001:127.0.0.1:23001');
    expect(text).toContain('http://127.0.0.1:23001/health');
    expect(text).not.toContain('/opt/');
    expect(textOf({proxy: 'none', exposure: 'network', address: '192.0.2.10', webhooks: 'own'})).toContain(
      'http://192.0.2.10:3001/api/v1/alerts',
    );
  });
});
