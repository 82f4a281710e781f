import {type ReactNode, useState} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {type Answers, initialAnswers} from './answers';
import {findMistakes, type Mistake, tidied} from './checkAnswers';
import {withChange} from './choices';
import Questions from './Questions';
import Results from './Results';
import {makeSecrets} from './secrets';

interface ToDoProps {
  readonly mistakes: readonly Mistake[];
}

/** What keeps the files from being made. Screen readers announce what's new in it, not all of it after every change. */
function ToDo({mistakes}: ToDoProps): ReactNode {
  return (
    <div role="status" aria-atomic="false">
      {mistakes.length > 0 && (
        <>
          <p>The files appear once these answers are complete:</p>
          <ul>
            {mistakes.map(({field, message}) => (
              <li key={field}>{message}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Makes the files of an installation from a reader's answers. Nothing leaves the page, and nothing is stored. */
export default function DeploymentBuilder(): ReactNode {
  const [answers, setAnswers] = useState(initialAnswers);
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const [secrets, setSecrets] = useState(() => (ExecutionEnvironment.canUseDOM ? makeSecrets() : undefined));
  const mistakes = findMistakes(answers);
  const change = (next: Partial<Answers>): void => {
    setAnswers((last) => withChange(last, next));
    setAnswered((last) => [...new Set([...last, ...Object.keys(next)])]);
  };
  return (
    <>
      <p hidden data-without-scripts="" data-unsearched="">
        The form needs JavaScript. Below are the files for its first answers: put your own hostname in place
        of <code>{initialAnswers().hostname}</code>.
      </p>
      <Questions
        answers={answers}
        mistakes={mistakes.filter(({field}) => answered.includes(field))}
        onChange={change}
      />
      <ToDo mistakes={mistakes} />
      {mistakes.length === 0 && (
        <Results
          answers={tidied(answers)}
          secrets={secrets}
          onFreshSecrets={() => setSecrets(makeSecrets())}
        />
      )}
    </>
  );
}
