import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import BuilderForm from '@site/src/components/form/BuilderForm';
import {type Faults, namesOf} from '@site/src/components/form/fieldFacts';
import {useHistoryState} from '@site/src/components/form/useHistoryState';
import {initialAnswers} from './answers';
import {accessQuestions, type AnswerName, machineQuestions, serviceQuestions} from './fields';

const folded = namesOf(machineQuestions);

interface Props {
  readonly faults: Faults<AnswerName>;
  readonly field: (name: AnswerName) => ReactNode;
}

/** Everything that a reader can decide; a question appears only if it has an effect. */
export default function Questions({faults, field}: Props): ReactNode {
  // Once open, it stays open: otherwise, it would close while the reader corrects the last fault.
  const [isOpen, setOpen] = useHistoryState('unfolded', () => false);
  const hasFoldedFault = folded.some((name) => faults[name] !== undefined);
  return (
    <BuilderForm
      aria-label="Your installation"
      data-unsearched=""
      withoutScripts={
        <>
          Below are the files for the form's initial values: replace the hostname{' '}
          <code translate="no">{initialAnswers().hostname}</code>.
        </>
      }
    >
      <Heading as="h3">Hostname and access</Heading>
      {namesOf(accessQuestions).map(field)}
      <Heading as="h3">Mail, webhooks, and the Docker host</Heading>
      {namesOf(serviceQuestions).map(field)}
      <details open={isOpen || hasFoldedFault} onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
        <summary>Ports, folder, and backup time</summary>
        {folded.map((name) => (
          <div key={name} className="margin-top--md">
            {field(name)}
          </div>
        ))}
      </details>
    </BuilderForm>
  );
}
