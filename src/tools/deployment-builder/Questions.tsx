import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import BuilderForm from '@site/src/components/form/BuilderForm';
import CheckField from '@site/src/components/form/CheckField';
import ChoiceField from '@site/src/components/form/ChoiceField';
import type {Faults} from '@site/src/components/form/fieldFaults';
import {useKeptState} from '@site/src/components/form/useKeptState';
import type {useFields} from '@site/src/components/form/useFields';
import {type Answers, initialAnswers, type TextAnswer} from './answers';
import type {AnswerField} from './checkAnswers';
import {choices} from './choices';
import {textFields} from './fields';

/** Answers that are right as they are on most machines. */
const folded: readonly TextAnswer[] = [
  'httpsPort',
  'httpPort',
  'frontendPort',
  'backendPort',
  'folder',
  'backupTime',
];

interface Props {
  readonly answers: Answers;
  readonly faults: Faults<AnswerField>;
  readonly textField: ReturnType<typeof useFields<AnswerField, Answers>>['textField'];
  readonly onChange: (change: Partial<Answers>) => void;
}

/** Everything that a reader can decide, with a question only where it has an effect. */
export default function Questions({answers, faults, textField, onChange}: Props): ReactNode {
  /** A question that's answered with a line of text; nothing while the files don't depend on it. */
  const text = (name: TextAnswer): ReactNode => {
    const {hint, inputMode, isPassword, isUsed} = textFields[name];
    return (
      isUsed(answers) &&
      textField(name, typeof hint === 'function' ? hint(answers) : hint, {
        inputMode,
        type: isPassword && 'password',
      })
    );
  };
  const choice = (name: keyof typeof choices, hint?: string): ReactNode => (
    <ChoiceField<string>
      label={choices[name].label}
      choices={choices[name].choices}
      value={answers[name]}
      onChange={(value) => onChange({[name]: value})}
      error={name === 'webhooks' ? faults[name] : undefined}
      hint={hint}
    />
  );
  // Once it's open, it stays open: it would close while its reader corrects the last one.
  const [isOpen, setOpen] = useKeptState('unfolded', () => false);
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
      {choice('proxy')}
      {answers.proxy === 'none' && choice('exposure')}
      {text('hostname')}
      {text('otherHostnames')}
      {text('address')}
      {(answers.proxy === 'caddy' || answers.proxy === 'traefik') && choice('certificate')}
      {text('acmeEmail')}
      {text('certificateFile')}
      {text('keyFile')}
      <Heading as="h3">Mail, webhooks, and the Docker host</Heading>
      <CheckField
        label="Send mail"
        hint="A welcome email to the first admin, and password reset links."
        checked={answers.mail}
        onChange={(mail) => onChange({mail})}
      />
      {text('mailHost')}
      {answers.mail && choice('mailSecurity')}
      {text('mailPort')}
      {text('mailUser')}
      {text('mailPassword')}
      {text('mailFrom')}
      {choice(
        'webhooks',
        'They need an API token, which has almost full write access. Without one, the backend rejects them.',
      )}
      <CheckField
        label="Manage the Docker host itself as a server"
        hint="Containers reach it as host.docker.internal."
        checked={answers.dockerHost}
        onChange={(dockerHost) => onChange({dockerHost})}
      />
      <details open={isOpen || hasFoldedFault} onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
        <summary>Ports, folder, and backup time</summary>
        {folded.map((name) => (
          <div key={name} className="margin-top--md">
            {text(name)}
          </div>
        ))}
      </details>
    </BuilderForm>
  );
}
