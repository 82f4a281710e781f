import type {FormFields} from '@site/src/components/form/fieldFacts';
import {excerpt, listFault} from '@site/src/components/form/typed';
import {product} from '@site/src/site/product';
import {nameFault} from './nameFault';

/** What the page shows first. */
export const defaultKubernetesFields = {
  reach: 'some' as 'some' | 'all',
  namespaces: 'shop, payments',
  logs: true,
  restart: false,
  addresses: true,
  account: product.slug,
  accountNamespace: product.slug,
  token: 'lasting' as 'lasting' | 'expiring',
  hours: '2160',
};

/** What a reader has chosen and typed. */
export type KubernetesFields = Readonly<typeof defaultKubernetesFields>;

/** Hours. What an API server accepts is up to its own settings, and more than a year is hardly a limit. */
const mostHours = 8760;

/** A label according to RFC 1123, which namespaces and, with longer names, service accounts follow. */
function labelFault(name: string): string | undefined {
  return nameFault(name, {
    character: /[a-z\d-]/,
    characters: 'a to z, digits, and hyphens',
    start: /^[a-z\d](?:.*[a-z\d])?$/,
    starts: 'begin and end with a letter or a digit',
    maxLength: 63,
  });
}

function namespaceFault(name: string): string | undefined {
  if (name.includes('*')) {
    return `"${excerpt(name)}" is a pattern, but permissions are granted by name. List the namespaces, or choose all of them.`;
  }
  return name === 'kube-system'
    ? `${product.name} leaves out kube-system, so permissions there have no effect. Remove it.`
    : labelFault(name);
}

function hoursFault(text: string): string | undefined {
  const hours = Number(text);
  return /^\d+$/.test(text) && hours >= 1 && hours <= mostHours
    ? undefined
    : `Enter a whole number of hours from 1 to ${mostHours}, such as 2160 for 90 days.`;
}

/** Every field, in the order of the form. */
export const kubernetesFacts: FormFields<KubernetesFields> = {
  reach: {
    label: 'Where the console can do more than show the status',
    choices: [
      {value: 'some', name: 'Only in these namespaces'},
      {value: 'all', name: 'In all namespaces'},
    ],
  },
  namespaces: {
    label: 'Namespaces',
    hint: 'Separate them with commas or spaces.',
    isUsed: ({reach}) => reach === 'some',
    fault: (text) => listFault(text, namespaceFault, 'Enter at least one namespace, such as shop.'),
  },
  logs: {label: 'Read logs'},
  restart: {
    label: 'Restart by deleting pods',
    hint: "Start, Stop, and Restart all delete a Deployment's pods.",
  },
  addresses: {label: 'Look up Service IP addresses'},
  account: {
    label: 'Service account',
    hint: 'The roles get the same name.',
    fault: (name) => (name === '' ? 'Enter a name for the service account.' : labelFault(name)),
  },
  accountNamespace: {
    label: 'Service account namespace',
    hint: "It's created if it doesn't exist.",
    fault: (name) => (name === '' ? 'Enter the namespace of the service account.' : labelFault(name)),
  },
  token: {
    label: 'Token',
    hint: "When a token expires, the cluster isn't refreshed until you upload another kubeconfig.",
    choices: [
      {value: 'lasting', name: "Doesn't expire (stored in a Secret)"},
      {value: 'expiring', name: 'Expires'},
    ],
  },
  hours: {
    label: 'Lifetime in hours',
    hint: '2160 hours is 90 days.',
    isUsed: ({token}) => token === 'expiring',
    fault: hoursFault,
  },
};
