/**
 * What an API server checks first in an object: known kinds, known fields, required fields, and types. Covers only the
 * kinds in the site's files, according to the API reference of Kubernetes 1.32.
 */

type Shape =
  | 'text'
  | {readonly listOf: Shape}
  | {readonly mapOf: Shape}
  | {readonly value: string}
  | {readonly fields: Readonly<Record<string, Shape>>; readonly required: readonly string[]};

const metadata: Shape = {
  fields: {name: 'text', namespace: 'text', annotations: {mapOf: 'text'}, labels: {mapOf: 'text'}},
  required: ['name'],
};
const names: Shape = {listOf: 'text'};
const rbac = 'rbac.authorization.k8s.io';
const rule: Shape = {
  fields: {apiGroups: names, resources: names, verbs: names, resourceNames: names},
  required: ['apiGroups', 'resources', 'verbs'],
};
const subject: Shape = {
  fields: {kind: {value: 'ServiceAccount'}, name: 'text', namespace: 'text'},
  required: ['kind', 'name', 'namespace'],
};
const roleRef: Shape = {
  fields: {apiGroup: {value: rbac}, kind: 'text', name: 'text'},
  required: ['apiGroup', 'kind', 'name'],
};

function object(apiVersion: string, kind: string, fields: Readonly<Record<string, Shape>>): Shape {
  return {
    fields: {apiVersion: {value: apiVersion}, kind: {value: kind}, metadata, ...fields},
    required: ['apiVersion', 'kind', 'metadata', ...Object.keys(fields)],
  };
}

const kinds: Readonly<Record<string, Shape>> = {
  Namespace: object('v1', 'Namespace', {}),
  ServiceAccount: object('v1', 'ServiceAccount', {}),
  Secret: object('v1', 'Secret', {type: 'text'}),
  ClusterRole: object(`${rbac}/v1`, 'ClusterRole', {rules: {listOf: rule}}),
  ClusterRoleBinding: object(`${rbac}/v1`, 'ClusterRoleBinding', {roleRef, subjects: {listOf: subject}}),
  RoleBinding: object(`${rbac}/v1`, 'RoleBinding', {roleRef, subjects: {listOf: subject}}),
};

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function faults(value: unknown, shape: Shape, place: string): readonly string[] {
  if (shape === 'text') {
    return typeof value === 'string' ? [] : [`${place} isn't text`];
  }
  if ('value' in shape) {
    return value === shape.value ? [] : [`${place} isn't ${shape.value}`];
  }
  if ('listOf' in shape) {
    return Array.isArray(value) && value.length > 0
      ? value.flatMap((item, index) => faults(item, shape.listOf, `${place}[${index}]`))
      : [`${place} isn't a list with items`];
  }
  if (!isRecord(value)) {
    return [`${place} isn't an object`];
  }
  if ('mapOf' in shape) {
    return Object.entries(value).flatMap(([key, field]) => faults(field, shape.mapOf, `${place}.${key}`));
  }
  return [
    ...shape.required.filter((key) => !(key in value)).map((key) => `${place} lacks ${key}`),
    ...Object.entries(value).flatMap(([key, field]) => {
      const known = shape.fields[key];
      return known === undefined
        ? [`${place} has the unknown field ${key}`]
        : faults(field, known, `${place}.${key}`);
    }),
  ];
}

/** What an API server would reject in an object. */
export function kubernetesFaults(candidate: unknown): readonly string[] {
  const kind = isRecord(candidate) ? String(candidate.kind) : 'nothing';
  const shape = kinds[kind];
  return shape === undefined ? [`${kind} isn't a known kind`] : faults(candidate, shape, kind);
}
