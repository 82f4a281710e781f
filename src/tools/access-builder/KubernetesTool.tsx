import type {ReactNode} from 'react';
import BuilderForm from '@site/src/components/form/BuilderForm';
import CheckField from '@site/src/components/form/CheckField';
import ChoiceField from '@site/src/components/form/ChoiceField';
import OutputFile from '@site/src/components/form/OutputFile';
import {useFields} from '@site/src/components/form/useFields';
import {useValues} from '@site/src/your-values/useValues';
import {checkCommands, type ClusterAccess, fileNames, kubeconfigCommands, rbacFile} from './kubernetesAccess';
import {clusterAccess, defaultKubernetesFields, kubernetesFacts} from './kubernetesFields';

function Files({access}: {readonly access: ClusterAccess}): ReactNode {
  const {rbac} = fileNames(access);
  return (
    <>
      <OutputFile name={rbac} text={rbacFile(access)}>
        The account and its permissions. Nothing else in the cluster changes.
      </OutputFile>
      <OutputFile name="Commands for the kubeconfig" text={kubeconfigCommands(access)} isSaved={false}>
        {`Run them in the folder that contains ${rbac}, with your own account as the current context. ${
          access.tokenHours === undefined
            ? 'If "token found" doesn\'t appear, run them again.'
            : 'The API server may shorten the lifetime.'
        }`}
      </OutputFile>
      <OutputFile name="Commands for the check" text={checkCommands(access)} isSaved={false}>
        Run them from a machine on the same network as the backend. After the list of Deployments, each line
        should begin with ok.
      </OutputFile>
    </>
  );
}

/** Asks what the console may do in a cluster, and generates the files that allow exactly that. */
export default function KubernetesTool(): ReactNode {
  const {fields, tidied, change, isValid, textField, status} = useFields({
    name: 'cluster',
    first: {...defaultKubernetesFields, accountNamespace: useValues().namespace},
    facts: kubernetesFacts,
  });
  return (
    <>
      <BuilderForm aria-label="Access to a cluster">
        <ChoiceField
          label="Where the console can do more than show the status"
          choices={[
            {value: 'some', name: 'Only in these namespaces'},
            {value: 'all', name: 'In all namespaces'},
          ]}
          value={fields.reach}
          onChange={(reach) => change({reach})}
        />
        {textField('namespaces')}
        <CheckField label="Read logs" checked={fields.logs} onChange={(logs) => change({logs})} />
        <CheckField
          label="Restart by deleting pods"
          checked={fields.restart}
          onChange={(restart) => change({restart})}
          hint="Start, Stop, and Restart all delete a Deployment's pods."
        />
        <CheckField
          label="Look up Service IP addresses"
          checked={fields.addresses}
          onChange={(addresses) => change({addresses})}
        />
        {textField('account')}
        {textField('accountNamespace')}
        <ChoiceField
          label="Token"
          choices={[
            {value: 'lasting', name: "Doesn't expire, in a Secret"},
            {value: 'expiring', name: 'Expires'},
          ]}
          value={fields.token}
          onChange={(token) => change({token})}
          hint="When a token expires, the cluster isn't refreshed until you upload another kubeconfig."
        />
        {textField('hours')}
      </BuilderForm>
      {status}
      {isValid && <Files access={clusterAccess(tidied)} />}
    </>
  );
}
