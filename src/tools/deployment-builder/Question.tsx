import type {ReactNode} from 'react';
import ChoiceField from '@site/src/components/form/ChoiceField';
import TextField from '@site/src/components/form/TextField';
import type {Answers, TextAnswer} from './answers';
import type {Faults} from '@site/src/components/form/fieldFaults';
import type {AnswerField} from './checkAnswers';
import {choices} from './choices';
import {textFields} from './fields';

/** What every question needs to know, and where its answer goes. */
export interface QuestionContext {
  readonly answers: Answers;
  /** What's wrong with answers that the reader has already given. */
  readonly faults: Faults<AnswerField>;
  readonly onChange: (change: Partial<Answers>) => void;
}

interface TextProps extends QuestionContext {
  readonly name: TextAnswer;
}

/** A question with a line of text for an answer; nothing while the files don't depend on it. */
export function TextQuestion({name, answers, faults, onChange}: TextProps): ReactNode {
  const {label, hint, inputMode, isPassword, isUsed} = textFields[name];
  const text = typeof hint === 'function' ? hint(answers) : hint;
  return isUsed(answers) ? (
    <TextField
      label={label}
      value={answers[name]}
      onChange={(value) => onChange({[name]: value})}
      error={faults[name]}
      {...(text !== undefined && {hint: text})}
      {...(inputMode && {inputMode})}
      {...(isPassword && {type: 'password'})}
    />
  ) : null;
}

interface ChoiceProps extends QuestionContext {
  readonly name: keyof typeof choices;
  readonly hint?: string;
}

/** A question with a few answers to choose from. */
export function ChoiceQuestion({name, answers, faults, onChange, hint}: ChoiceProps): ReactNode {
  const {label, choices: offered} = choices[name];
  return (
    <ChoiceField<string>
      label={label}
      choices={offered}
      value={answers[name]}
      onChange={(value) => onChange({[name]: value})}
      error={name === 'webhooks' ? faults[name] : undefined}
      {...(hint !== undefined && {hint})}
    />
  );
}
