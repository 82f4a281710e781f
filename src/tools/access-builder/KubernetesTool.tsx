import type {ReactNode} from 'react';
import BuilderForm from '@site/src/components/form/BuilderForm';
import {namesOf} from '@site/src/components/form/fieldFacts';
import OutputFile from '@site/src/components/form/OutputFile';
import {useFields} from '@site/src/components/form/useFields';
import {useValues} from '@site/src/your-values/useValues';
import {clusterFiles} from './kubernetesAccess';
import {defaultKubernetesFields, kubernetesFacts} from './kubernetesFields';

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
      {isValid && clusterFiles(fields).map((file) => <OutputFile key={file.name} {...file} />)}
    </>
  );
}
