import {type Faults, fieldFaults} from '@site/src/components/form/fieldFaults';
import type {Answers, TextAnswer} from './answers';
import {choices} from './choices';
import {textFields} from './fields';
import {apiPort, usesTls} from './installation';

/** The fields whose value can be wrong. */
export type AnswerField = TextAnswer | 'webhooks';

const lowerCase: readonly TextAnswer[] = ['hostname', 'otherHostnames', 'mailHost'];
const fieldNames = Object.keys(textFields) as readonly TextAnswer[];

/** What the fields are called, in the order of the form. */
export const labels = {
  ...Object.fromEntries(fieldNames.map((name) => [name, textFields[name].label])),
  webhooks: choices.webhooks.label,
} as Readonly<Record<AnswerField, string>>;

/** The answers without spaces around them, and hostnames in lower case, as they count. A password may end with a space. */
export function tidied(answers: Answers): Answers {
  const entries = fieldNames
    .filter((name) => name !== 'mailPassword')
    .map((name) => {
      const text = answers[name].trim();
      return [name, lowerCase.includes(name) ? text.toLowerCase() : text] as const;
    });
  return {...answers, ...Object.fromEntries(entries)};
}

/** A port of the machine, and what else it's for. */
interface TakenPort {
  readonly field?: TextAnswer;
  readonly port: string;
  readonly use: string;
}

/** Every port of the machine that the installation uses; the fixed ones come first. */
function takenPorts(answers: Answers): readonly TakenPort[] {
  const api = {port: apiPort, use: 'the API'};
  const {httpsPort, httpPort, frontendPort, backendPort} = answers;
  return usesTls(answers)
    ? [
        api,
        {port: '80', use: 'the redirect to HTTPS'},
        {field: 'httpsPort', port: httpsPort, use: 'the console'},
        {field: 'frontendPort', port: frontendPort, use: 'the frontend'},
        {field: 'backendPort', port: backendPort, use: 'the backend'},
      ]
    : [api, {field: 'httpPort', port: httpPort, use: 'the console'}];
}

function portFaults(answers: Answers): Faults<AnswerField> {
  const ports = takenPorts(answers);
  return Object.fromEntries(
    ports.flatMap(({field, port}, place) => {
      const other = ports.slice(0, place).find((each) => each.port === port);
      return field && other ? [[field, `Enter another port, because ${port} is taken by ${other.use}.`]] : [];
    }),
  );
}

function webhooksFault(answers: Answers): string | undefined {
  return answers.webhooks === 'google' && !usesTls(answers)
    ? 'Choose nginx, Caddy, or Traefik above, or webhooks without Google Cloud, which has to reach the API from the internet over TLS.'
    : undefined;
}

/** Why the files can't be made from answers, by field. */
export function answerFaults(raw: Answers): Faults<AnswerField> {
  const answers = tidied(raw);
  const used = fieldNames.filter((name) => textFields[name].isUsed(answers));
  return {
    ...portFaults(answers),
    ...fieldFaults<AnswerField>(answers, {
      ...Object.fromEntries(
        used.map((name) => [name, (text: string) => textFields[name].fault(text, answers)]),
      ),
      webhooks: () => webhooksFault(answers),
    }),
  };
}
