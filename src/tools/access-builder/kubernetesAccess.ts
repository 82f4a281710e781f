import type {MadeFile} from '@site/src/components/form/madeFile';
import {listItems} from '@site/src/components/form/typed';
import {type ClusterRequest, clusterRequests} from './clusterRequests';
import type {KubernetesFields} from './kubernetesFields';

/** Every permission that the reader's choices require, in the order of the requests. */
function requestsFor(fields: KubernetesFields): readonly ClusterRequest[] {
  return clusterRequests.filter(({feature}) => feature === undefined || fields[feature]);
}

/** A label as kubectl reads it in YAML 1.1, in which some of them mean a number or a truth value. */
function yamlLabel(label: string): string {
  return /^(?:\d|(?:true|false|null|yes|no|on|off|y|n)$)/.test(label) ? `"${label}"` : label;
}

/** A role with one rule for each resource. */
function clusterRole(name: string, requests: readonly ClusterRequest[]): string {
  const resources = [...new Set(requests.map(({resource}) => resource))];
  const rules = resources.map((resource) => {
    const verbs = requests.flatMap((request) => (request.resource === resource ? [`"${request.verb}"`] : []));
    return `  - apiGroups: ["${resource === 'deployments' ? 'apps' : ''}"]
    resources: ["${resource}"]
    verbs: [${verbs.join(', ')}]
`;
  });
  return `apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRole
metadata:
  name: ${yamlLabel(name)}
rules:
${rules.join('')}`;
}

/** Gives the account the permissions of a ClusterRole, in one namespace or, without one, in all of them. */
function binding({account, accountNamespace}: KubernetesFields, role: string, namespace?: string): string {
  return `apiVersion: rbac.authorization.k8s.io/v1
kind: ${namespace === undefined ? 'ClusterRoleBinding' : 'RoleBinding'}
metadata:
  name: ${yamlLabel(role)}
${namespace === undefined ? '' : `  namespace: ${yamlLabel(namespace)}\n`}roleRef:
  apiGroup: rbac.authorization.k8s.io
  kind: ClusterRole
  name: ${yamlLabel(role)}
subjects:
  - kind: ServiceAccount
    name: ${yamlLabel(account)}
    namespace: ${yamlLabel(accountNamespace)}
`;
}

function tokenName({account}: KubernetesFields): string {
  return `${account}-token`;
}

/** The account, and its token unless that expires. */
function accountObjects(fields: KubernetesFields): readonly string[] {
  const name = yamlLabel(fields.account);
  const namespace = yamlLabel(fields.accountNamespace);
  const secret = `apiVersion: v1
kind: Secret
metadata:
  name: ${yamlLabel(tokenName(fields))}
  namespace: ${namespace}
  annotations:
    kubernetes.io/service-account.name: ${name}
type: kubernetes.io/service-account-token
`;
  return [
    `apiVersion: v1
kind: Namespace
metadata:
  name: ${namespace}
`,
    `apiVersion: v1
kind: ServiceAccount
metadata:
  name: ${name}
  namespace: ${namespace}
`,
    ...(fields.token === 'lasting' ? [secret] : []),
  ];
}

/**
 * The permissions: one role for the whole cluster and, if the rest is limited to some namespaces, one that's bound in
 * each.
 */
function roleObjects(fields: KubernetesFields): readonly string[] {
  const {account, namespaces} = fields;
  const requests = requestsFor(fields);
  if (fields.reach === 'all') {
    return [clusterRole(account, requests), binding(fields, account)];
  }
  const limited = `${account}-namespaced`;
  return [
    clusterRole(
      account,
      requests.filter(({reach}) => reach === 'cluster'),
    ),
    binding(fields, account),
    clusterRole(
      limited,
      requests.filter(({reach}) => reach === 'namespace'),
    ),
    ...listItems(namespaces).map((namespace) => binding(fields, limited, namespace)),
  ];
}

/** The file for `kubectl apply`. */
export function rbacFile(fields: KubernetesFields): string {
  return [...accountObjects(fields), ...roleObjects(fields)].join('---\n');
}

/** Names of the files, which the commands use. */
export function fileNames({account}: KubernetesFields): {readonly rbac: string; readonly kubeconfig: string} {
  return {rbac: `${account}-rbac.yaml`, kubeconfig: `${account}.kubeconfig`};
}

/** Shell lines that set K8S_CA and K8S_TOKEN. */
function credentials(fields: KubernetesFields): readonly string[] {
  const {account, accountNamespace, token, hours} = fields;
  if (token === 'lasting') {
    const get = `kubectl get secret ${tokenName(fields)} --namespace ${accountNamespace} --output`;
    return [
      `K8S_CA=$(${get} 'jsonpath={.data.ca\\.crt}')`,
      `K8S_TOKEN=$(${get} 'jsonpath={.data.token}' | base64 --decode)`,
    ];
  }
  const authority = `kubectl get configmap kube-root-ca.crt --namespace ${accountNamespace} --output 'jsonpath={.data.ca\\.crt}'`;
  return [
    `K8S_CA=$(${authority} | base64 | tr -d '\\n')`,
    `K8S_TOKEN=$(kubectl create token ${account} --namespace ${accountNamespace} --duration ${Number(hours)}h)`,
  ];
}

/** Shell commands that apply the file and write the kubeconfig. */
export function kubeconfigCommands(fields: KubernetesFields): string {
  const name = yamlLabel(fields.account);
  const {rbac: objects, kubeconfig} = fileNames(fields);
  return `kubectl apply -f ${objects}

K8S_SERVER=$(kubectl config view --minify --output 'jsonpath={.clusters[0].cluster.server}')
${credentials(fields).join('\n')}

test -n "$K8S_SERVER" && test -n "$K8S_CA" && test -n "$K8S_TOKEN" &&
  (umask 077 && cat > ${kubeconfig} && echo 'token found') <<EOF
apiVersion: v1
kind: Config
clusters:
  - name: ${name}
    cluster:
      server: "$K8S_SERVER"
      certificate-authority-data: "$K8S_CA"
contexts:
  - name: ${name}
    context:
      cluster: ${name}
      user: ${name}
current-context: ${name}
users:
  - name: ${name}
    user:
      token: "$K8S_TOKEN"
EOF
`;
}

/** A permission that the check asks for. */
interface ExpectedPermission {
  readonly isGranted: boolean;
  readonly verb: string;
  readonly resource: string;
  /** `undefined` for the whole cluster. */
  readonly namespace: string | undefined;
}

/** Permissions that the account must have, and similar ones that it mustn't have. */
export function expectedPermissions(fields: KubernetesFields): readonly ExpectedPermission[] {
  const isEverywhere = fields.reach === 'all';
  const scopes = isEverywhere ? [undefined] : listItems(fields.namespaces);
  const wanted = requestsFor(fields);
  const permissions = (
    {verb, resource, reach}: ClusterRequest,
    isGranted: boolean,
  ): readonly ExpectedPermission[] =>
    (reach === 'cluster' ? [undefined] : scopes).map((namespace) => ({isGranted, verb, resource, namespace}));
  return [
    ...wanted.flatMap((request) => permissions(request, true)),
    ...clusterRequests
      .filter((request) => !wanted.includes(request))
      .flatMap((request) => permissions(request, false)),
    ...(isEverywhere ? [] : [{isGranted: false, verb: 'get', resource: 'deployments', namespace: undefined}]),
    {isGranted: false, verb: 'get', resource: 'secrets', namespace: undefined},
  ];
}

function checkLine({isGranted, verb, resource, namespace}: ExpectedPermission): string {
  const [name = '', subresource] = resource.split('/');
  const target = `${name}${name === 'deployments' ? '.apps' : ''}`;
  const part = subresource === undefined ? '' : ` --subresource=${subresource}`;
  const scope = namespace === undefined ? '--all-namespaces' : `--namespace ${namespace}`;
  return `check ${isGranted ? 'yes' : 'no '} ${verb} ${target}${part} ${scope}`;
}

/** Shell commands that compare the account's permissions with what was chosen. Nothing in the cluster changes. */
export function checkCommands(fields: KubernetesFields): string {
  const kubectl = `kubectl --kubeconfig ${fileNames(fields).kubeconfig}`;
  return `check() {
  WANTED=$1
  shift
  FOUND=$(${kubectl} auth can-i "$@" 2> /dev/null)
  if [ "\${FOUND%% *}" = "$WANTED" ]; then RESULT=ok; else RESULT=WRONG; fi
  echo "$RESULT: $* is '$FOUND', expected '$WANTED'"
}
${kubectl} get deployments --all-namespaces
${expectedPermissions(fields).map(checkLine).join('\n')}
`;
}

/** Everything that a reader needs, in the order in which they use it. @param fields valid and tidied */
export function clusterFiles(fields: KubernetesFields): readonly MadeFile[] {
  const {rbac: objects} = fileNames(fields);
  return [
    {
      name: objects,
      purpose: 'The account and its permissions. Nothing else in the cluster changes.',
      text: rbacFile(fields),
    },
    {
      name: 'Commands for the kubeconfig',
      purpose: `Run them in the folder that contains ${objects}, with your own account as the current context. ${
        fields.token === 'lasting'
          ? 'If "token found" doesn\'t appear, run them again.'
          : 'The API server may shorten the lifetime.'
      }`,
      text: kubeconfigCommands(fields),
      isSaved: false,
    },
    {
      name: 'Commands to check access',
      purpose:
        'Run them from a machine on the same network as the backend. After the list of Deployments, each line should begin with ok.',
      text: checkCommands(fields),
      isSaved: false,
    },
  ];
}
