import {type ReactNode, useMemo} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useFields} from '@site/src/components/form/useFields';
import {useKeptState} from '@site/src/components/form/useKeptState';
import {useValues} from '@site/src/your-values/useValues';
import {initialAnswers} from './answers';
import {answerFaults, labels, tidied} from './checkAnswers';
import {withMailPort} from './choices';
import Questions from './Questions';
import Results from './Results';
import {makeSecrets} from './secrets';

/** Makes the files of an installation from a reader's answers. Nothing leaves the page, and nothing is stored. */
export default function DeploymentBuilder(): ReactNode {
  const values = useValues();
  const {
    fields: answers,
    faults,
    change,
    isValid,
    textField,
    status,
  } = useFields({
    name: 'installation',
    first: useMemo(() => initialAnswers(values), [values]),
    labels,
    findFaults: answerFaults,
    invalid: 'The files appear once these answers are complete:',
  });
  const [secrets, setSecrets] = useKeptState('secrets', () =>
    ExecutionEnvironment.canUseDOM ? makeSecrets() : undefined,
  );
  // The same object for the same answers: what the results say about them goes when they change.
  const tidiedAnswers = useMemo(() => tidied(answers), [answers]);
  return (
    <>
      <Questions
        answers={answers}
        faults={faults}
        textField={textField}
        onChange={(next) => change(withMailPort(answers, next))}
      />
      {status}
      {isValid && (
        <Results answers={tidiedAnswers} secrets={secrets} onFreshSecrets={() => setSecrets(makeSecrets())} />
      )}
    </>
  );
}
