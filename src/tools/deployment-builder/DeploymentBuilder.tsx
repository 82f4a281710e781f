import {type ReactNode, useMemo, useState} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import FormStatus from '@site/src/components/form/FormStatus';
import {type Answers, initialAnswers} from './answers';
import {findMistakes, tidied} from './checkAnswers';
import {withChange} from './choices';
import Questions from './Questions';
import Results from './Results';
import {makeSecrets} from './secrets';

/** Makes the files of an installation from a reader's answers. Nothing leaves the page, and nothing is stored. */
export default function DeploymentBuilder(): ReactNode {
  const [answers, setAnswers] = useState(initialAnswers);
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const [secrets, setSecrets] = useState(() => (ExecutionEnvironment.canUseDOM ? makeSecrets() : undefined));
  const mistakes = findMistakes(answers);
  // The same object for the same answers: what the results say about them goes when they change.
  const tidiedAnswers = useMemo(() => tidied(answers), [answers]);
  const change = (next: Partial<Answers>): void => {
    setAnswers((last) => withChange(last, next));
    setAnswered((last) => [...new Set([...last, ...Object.keys(next)])]);
  };
  return (
    <>
      <Questions
        answers={answers}
        mistakes={mistakes.filter(({field}) => answers[field] !== '' || answered.includes(field))}
        onChange={change}
      />
      <FormStatus
        invalid="The files appear once these answers are complete:"
        messages={mistakes.map(({message}) => message)}
      />
      {mistakes.length === 0 && (
        <Results answers={tidiedAnswers} secrets={secrets} onFreshSecrets={() => setSecrets(makeSecrets())} />
      )}
    </>
  );
}
