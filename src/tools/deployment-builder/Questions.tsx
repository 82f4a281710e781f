import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import BuilderForm from '@site/src/components/form/BuilderForm';
import CheckField from '@site/src/components/form/CheckField';
import {useKeptState} from '@site/src/components/form/useKeptState';
import {initialAnswers, type TextAnswer} from './answers';
import {ChoiceQuestion, type QuestionContext, TextQuestion} from './Question';

/** Answers that are right as they are on most machines. */
const folded: readonly TextAnswer[] = [
  'httpsPort',
  'httpPort',
  'frontendPort',
  'backendPort',
  'folder',
  'backupTime',
];

function Texts({names, ...context}: QuestionContext & {readonly names: readonly TextAnswer[]}): ReactNode {
  return names.map((name) => <TextQuestion key={name} name={name} {...context} />);
}

/** Everything that a reader can decide, with a question only where it has an effect. */
export default function Questions(context: QuestionContext): ReactNode {
  const {answers, faults, onChange} = context;
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
      <ChoiceQuestion name="proxy" {...context} />
      {answers.proxy === 'none' && <ChoiceQuestion name="exposure" {...context} />}
      <Texts names={['hostname', 'otherHostnames', 'address']} {...context} />
      {(answers.proxy === 'caddy' || answers.proxy === 'traefik') && (
        <ChoiceQuestion name="certificate" {...context} />
      )}
      <Texts names={['acmeEmail', 'certificateFile', 'keyFile']} {...context} />
      <Heading as="h3">Mail, webhooks, and the Docker host</Heading>
      <CheckField
        label="Send mail"
        hint="A welcome email to the first admin, and password reset links."
        checked={answers.mail}
        onChange={(mail) => onChange({mail})}
      />
      <Texts names={['mailHost']} {...context} />
      {answers.mail && <ChoiceQuestion name="mailSecurity" {...context} />}
      <Texts names={['mailPort', 'mailUser', 'mailPassword', 'mailFrom']} {...context} />
      <ChoiceQuestion
        name="webhooks"
        hint="They need an API token, which has almost full write access. Without one, the backend rejects them."
        {...context}
      />
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
            <TextQuestion name={name} {...context} />
          </div>
        ))}
      </details>
    </BuilderForm>
  );
}
