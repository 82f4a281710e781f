import type {ReactNode} from 'react';
import BuilderForm from '@site/src/components/form/BuilderForm';
import {namesOf} from '@site/src/components/form/fieldFacts';
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
  const {fields, isValid, field, status} = useFields({
    name: 'cluster',
    first: {...defaultKubernetesFields, accountNamespace: useValues().namespace},
    facts: kubernetesFacts,
  });
  return (
    <>
      <BuilderForm aria-label="Access to a cluster">{namesOf(kubernetesFacts).map(field)}</BuilderForm>
      {status}
      {isValid && <Files access={clusterAccess(fields)} />}
    </>
  );
}
