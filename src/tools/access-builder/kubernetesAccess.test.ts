import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse, parseAllDocuments} from 'yaml';
import {codeBlocksOf, parseDocPage} from '@site/tests/checks/docs/page';
import {kubernetesFaults} from '@site/tests/support/kubernetesSchema';
import {shellFaults} from '@site/tests/support/programs';
import {clusterRequests} from './clusterRequests';
import {checkCommands, expectedPermissions, kubeconfigCommands, rbacFile} from './kubernetesAccess';
import {defaultKubernetesFields, type KubernetesFields} from './kubernetesFields';

const yesAndNo = [true, false];
const everyChoice: readonly KubernetesFields[] = yesAndNo.flatMap((logs) =>
  yesAndNo.flatMap((restart) =>
    yesAndNo.flatMap((addresses) =>
      (['some', 'all'] as const).flatMap((reach) =>
        (['lasting', 'expiring'] as const).map((token) => ({
          ...defaultKubernetesFields,
          logs,
          restart,
          addresses,
          reach,
          token,
          namespaces: 'shop payments',
        })),
      ),
    ),
  ),
);

interface KubernetesObject {
  readonly kind: string;
  readonly metadata: {readonly name: string; readonly namespace?: string};
  readonly rules?: readonly {readonly resources: readonly string[]; readonly verbs: readonly string[]}[];
  readonly roleRef?: {readonly name: string};
}

function objectsOf(fields: KubernetesFields): readonly KubernetesObject[] {
  // Version 1.1, as kubectl reads it: in that version, an unquoted `on` means yes.
  return parseAllDocuments(rbacFile(fields), {version: '1.1'}).map(
    (document) => document.toJS() as KubernetesObject,
  );
}

/** Whether a cluster with these objects grants a permission; without a namespace, in all of them. */
function isAllowed(
  objects: readonly KubernetesObject[],
  {verb, resource}: {readonly verb: string; readonly resource: string},
  namespace?: string,
): boolean {
  return objects.some(
    ({kind, metadata, roleRef}) =>
      (kind === 'ClusterRoleBinding' || (kind === 'RoleBinding' && metadata.namespace === namespace)) &&
      objects.some(
        (role) =>
          role.kind === 'ClusterRole' &&
          role.metadata.name === roleRef?.name &&
          role.rules?.some((rule) => rule.resources.includes(resource) && rule.verbs.includes(verb)),
      ),
  );
}

function run(script: string): {readonly output: string; readonly folder: string} {
  const folder = mkdtempSync(path.join(tmpdir(), 'cluster-'));
  return {folder, output: execFileSync('bash', ['-c', script], {cwd: folder, encoding: 'utf8'})};
}

describe('for every choice', () => {
  const cases = everyChoice.map((fields) => ({fields, objects: objectsOf(fields)}));

  it('the file has only objects that an API server accepts', () => {
    expect(cases.flatMap(({objects}) => objects.flatMap(kubernetesFaults))).toEqual([]);
  });

  it('ShellCheck finds nothing in the commands', () => {
    const scripts = cases.flatMap(({fields}) => [kubeconfigCommands(fields), checkCommands(fields)]);
    expect(shellFaults(scripts, 'bash')).toEqual([]);
  });

  it.each(cases)('the permissions match the requests that the console then sends', ({fields, objects}) => {
    const wanted = clusterRequests.filter(({feature}) => feature === undefined || fields[feature]);
    for (const request of clusterRequests) {
      const isWanted = wanted.includes(request);
      expect(isAllowed(objects, request, 'shop')).toBe(isWanted);
      expect(isAllowed(objects, request)).toBe(
        isWanted && (request.reach === 'cluster' || fields.reach === 'all'),
      );
    }
    const granted = objects.flatMap(({rules = []}) => rules.flatMap((rule) => rule.verbs));
    expect(granted).toHaveLength(wanted.length);
  });

  it.each(cases)('the check expects exactly what the file grants', ({fields, objects}) => {
    for (const {isGranted, namespace, ...right} of expectedPermissions(fields)) {
      expect(isAllowed(objects, right, namespace)).toBe(isGranted);
    }
  });
});

it('Names that YAML reads as something else stay names', () => {
  const fields = {...defaultKubernetesFields, namespaces: 'on, true, 123, 1e3', account: 'null'};
  const objects = objectsOf(fields);
  expect(objects.flatMap(kubernetesFaults)).toEqual([]);
  expect(objects.flatMap(({kind, metadata}) => (kind === 'RoleBinding' ? [metadata.namespace] : []))).toEqual(
    ['on', 'true', '123', '1e3'],
  );
});

describe.each(['lasting', 'expiring'] as const)('the commands for a token that is %s', (token) => {
  const fields = {...defaultKubernetesFields, token};
  const kubectl = `kubectl() {
    case "$*" in
      'config view'*) printf https://cluster.example.com:6443 ;;
      *configmap*) printf authority ;;
      *ca*crt*) printf YXV0aG9yaXR5 ;;
      'get secret'*) printf dG9rZW4tMQ== ;;
      'create token opsimate --namespace opsimate --duration 2160h') printf token-1 ;;
      apply*) echo "applied $3" ;;
      *) exit 9 ;;
    esac
  }
`;

  it('write a kubeconfig that only its owner can read', () => {
    const {output, folder} = run(`${kubectl}${kubeconfigCommands(fields)}`);
    expect(output).toBe('applied opsimate-rbac.yaml\ntoken found\n');
    const file = path.join(folder, 'opsimate.kubeconfig');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(parse(readFileSync(file, 'utf8'))).toEqual({
      apiVersion: 'v1',
      kind: 'Config',
      clusters: [
        {
          name: 'opsimate',
          cluster: {server: 'https://cluster.example.com:6443', 'certificate-authority-data': 'YXV0aG9yaXR5'},
        },
      ],
      contexts: [{name: 'opsimate', context: {cluster: 'opsimate', user: 'opsimate'}}],
      'current-context': 'opsimate',
      users: [{name: 'opsimate', user: {token: 'token-1'}}],
    });
  });
});

it('The check reports which permission differs from the choice', () => {
  const fields = {...defaultKubernetesFields, namespaces: 'shop'};
  const kubectl = `kubectl() {
    case "$*" in
      *'can-i get pods --subresource=log'*) echo no ;;
      *'can-i delete'* | *'can-i get secrets'* | *'can-i get deployments.apps --all'*) echo 'no - no rule' ;;
      *) echo yes ;;
    esac
  }
`;
  const lines = run(`${kubectl}${checkCommands(fields)}`)
    .output.trim()
    .split('\n');
  expect(lines.filter((line) => line.startsWith('WRONG'))).toEqual([
    "WRONG: get pods --subresource=log --namespace shop is 'no', expected 'yes'",
  ]);
  expect(lines.filter((line) => line.startsWith('ok'))).toHaveLength(expectedPermissions(fields).length - 1);
});

it('The file and the commands on the page about clusters are those for all permissions', () => {
  const file = 'docs/providers-services/providers/kubernetes-provider.mdx';
  const blocks = codeBlocksOf(parseDocPage(file, readFileSync(file, 'utf8'))).map(({value}) => `${value}\n`);
  const fields: KubernetesFields = {...defaultKubernetesFields, reach: 'all', restart: true};
  expect(blocks).toContain(rbacFile(fields));
  expect(blocks).toContain(kubeconfigCommands(fields));
});
