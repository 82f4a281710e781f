import {type ReactNode, useMemo} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useFields} from '@site/src/components/form/useFields';
import {useHistoryState} from '@site/src/components/form/useHistoryState';
import {useValues} from '@site/src/your-values/useValues';
import {initialAnswers} from './answers';
import {answerFacts} from './fields';
import Questions from './Questions';
import Results from './Results';
import {makeSecrets} from './secrets';

/** Makes the files of an installation from a reader's answers. Nothing leaves the page, and nothing is stored. */
export default function DeploymentBuilder(): ReactNode {
  const values = useValues();
  const {
    fields: answers,
    faults,
    isValid,
    field,
    status,
  } = useFields({
    name: 'installation',
    first: useMemo(() => initialAnswers(values), [values]),
    facts: answerFacts,
    invalid: 'The files appear once these answers are complete:',
  });
  const [secrets, setSecrets] = useHistoryState('secrets', () =>
    ExecutionEnvironment.canUseDOM ? makeSecrets() : undefined,
  );
  return (
    <>
      <Questions faults={faults} field={field} />
      {status}
      {isValid && (
        <Results answers={answers} secrets={secrets} onFreshSecrets={() => setSecrets(makeSecrets())} />
      )}
    </>
  );
}
