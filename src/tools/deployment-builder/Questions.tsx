import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import BuilderForm from '@site/src/components/form/BuilderForm';
import CheckField from '@site/src/components/form/CheckField';
import ChoiceField from '@site/src/components/form/ChoiceField';
import type {Faults} from '@site/src/components/form/fieldFacts';
import {useKeptState} from '@site/src/components/form/useKeptState';
import {type Answers, initialAnswers, type TextAnswer} from './answers';
import {choices} from './choices';
import type {AnswerField} from './fields';

/** Answers whose defaults are right on most machines. */
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
  readonly textField: (name: TextAnswer) => ReactNode;
  readonly onChange: (change: Partial<Answers>) => void;
}

/** Everything that a reader can decide; a question appears only if it has an effect. */
export default function Questions({answers, faults, textField, onChange}: Props): ReactNode {
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
  // Once open, it stays open: otherwise, it would close while the reader corrects the last fault.
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
      {textField('hostname')}
      {textField('otherHostnames')}
      {textField('address')}
      {(answers.proxy === 'caddy' || answers.proxy === 'traefik') && choice('certificate')}
      {textField('acmeEmail')}
      {textField('certificateFile')}
      {textField('keyFile')}
      <Heading as="h3">Mail, webhooks, and the Docker host</Heading>
      <CheckField
        label="Send mail"
        hint="A welcome email to the first admin, and password reset links."
        checked={answers.mail}
        onChange={(mail) => onChange({mail})}
      />
      {textField('mailHost')}
      {answers.mail && choice('mailSecurity')}
      {textField('mailPort')}
      {textField('mailUser')}
      {textField('mailPassword')}
      {textField('mailFrom')}
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
            {textField(name)}
          </div>
        ))}
      </details>
    </BuilderForm>
  );
}
