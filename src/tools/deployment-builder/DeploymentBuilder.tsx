import {type ReactNode, useMemo} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useFields} from '@site/src/components/form/useFields';
import {useKeptState} from '@site/src/components/form/useKeptState';
import {type Answers, initialAnswers} from './answers';
import {answerFaults, type AnswerField, labels, tidied} from './checkAnswers';
import {withMailPort} from './choices';
import Questions from './Questions';
import Results from './Results';
import {makeSecrets} from './secrets';

/** Makes the files of an installation from a reader's answers. Nothing leaves the page, and nothing is stored. */
export default function DeploymentBuilder(): ReactNode {
  const {
    fields: answers,
    faults,
    change,
    isValid,
    status,
  } = useFields({
    name: 'installation',
    first: initialAnswers(),
    labels,
    findFaults: answerFaults,
    invalid: 'The files appear once these answers are complete:',
  });
  const [answered, setAnswered] = useKeptState<readonly string[]>('answered', () => []);
  const [secrets, setSecrets] = useKeptState('secrets', () =>
    ExecutionEnvironment.canUseDOM ? makeSecrets() : undefined,
  );
  // The same object for the same answers: what the results say about them goes when they change.
  const tidiedAnswers = useMemo(() => tidied(answers), [answers]);
  const answer = (next: Partial<Answers>): void => {
    change(withMailPort(answers, next));
    setAnswered((last) => [...new Set([...last, ...Object.keys(next)])]);
  };
  const isGiven = (name: string): boolean => answers[name as AnswerField] !== '' || answered.includes(name);
  return (
    <>
      <Questions
        answers={answers}
        faults={Object.fromEntries(Object.entries(faults).filter(([name]) => isGiven(name)))}
        onChange={answer}
      />
      {status}
      {isValid && (
        <Results answers={tidiedAnswers} secrets={secrets} onFreshSecrets={() => setSecrets(makeSecrets())} />
      )}
    </>
  );
}
