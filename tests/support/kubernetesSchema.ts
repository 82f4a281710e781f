/**
 * What an API server checks first in an object: known kinds, known fields, required fields, and types. Covers only the
 * kinds in the site's files, according to the API reference of Kubernetes 1.32.
 */
import {Joi} from '@docusaurus/utils-validation';

const text = Joi.string().required();
// The group of the oldest kinds has an empty name.
const names = Joi.array().items(Joi.string().allow('')).min(1);
const labels = Joi.object().pattern(Joi.string(), Joi.string());
const metadata = Joi.object({name: text, namespace: Joi.string(), annotations: labels, labels}).required();
const rbac = 'rbac.authorization.k8s.io';
const rule = Joi.object({
  apiGroups: names.required(),
  resources: names.required(),
  verbs: names.required(),
  resourceNames: names,
});
const subject = Joi.object({kind: Joi.valid('ServiceAccount').required(), name: text, namespace: text});
const roleRef = Joi.object({apiGroup: Joi.valid(rbac).required(), kind: text, name: text}).required();
const binding = {roleRef, subjects: Joi.array().items(subject).min(1).required()};

function object(apiVersion: string, fields: Joi.PartialSchemaMap = {}): Joi.ObjectSchema {
  return Joi.object({apiVersion: Joi.valid(apiVersion).required(), kind: text, metadata, ...fields});
}

const kinds: Readonly<Record<string, Joi.Schema>> = {
  Namespace: object('v1'),
  ServiceAccount: object('v1'),
  Secret: object('v1', {type: text}),
  ClusterRole: object(`${rbac}/v1`, {rules: Joi.array().items(rule).min(1).required()}),
  ClusterRoleBinding: object(`${rbac}/v1`, binding),
  RoleBinding: object(`${rbac}/v1`, binding),
};

/** What an API server would reject in an object. */
export function kubernetesFaults(candidate: {readonly kind: string}): readonly string[] {
  const {kind} = candidate;
  const schema = kinds[kind] ?? Joi.forbidden().messages({'any.unknown': "isn't a known kind"});
  const {error} = schema.validate(candidate, {abortEarly: false, convert: false});
  return error === undefined ? [] : [`${kind}: ${error.message}`];
}
