import {adviceSentence, invisibleAdvice, lengthAdvice} from '@site/src/components/form/typed';
import type {Answers, TextAnswer} from './answers';
import {choices} from './choices';
import {textFields} from './fields';
import {apiPort, usesTls} from './installation';

/** Something that the files can't be made from. */
export interface Mistake {
  readonly field: TextAnswer | 'webhooks';
  /** Names the field, and says how to fix it. */
  readonly message: string;
}

const lowerCase: readonly TextAnswer[] = ['hostname', 'otherHostnames', 'mailHost'];
const fieldNames = Object.keys(textFields) as readonly TextAnswer[];

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

function portMistakes(answers: Answers): readonly Mistake[] {
  const ports = takenPorts(answers);
  return ports.flatMap(({field, port}, place) => {
    const other = ports.slice(0, place).find((each) => each.port === port);
    return field && other
      ? [
          {
            field,
            message: adviceSentence(
              `enter another port, because ${port} is taken by ${other.use}`,
              textFields[field].label,
            ),
          },
        ]
      : [];
  });
}

function webhookMistakes(answers: Answers): readonly Mistake[] {
  return answers.webhooks === 'google' && !usesTls(answers)
    ? [
        {
          field: 'webhooks',
          message: adviceSentence(
            'choose nginx, Caddy, or Traefik above, or webhooks without Google Cloud, which has to reach the API from the internet over TLS',
            choices.webhooks.label,
          ),
        },
      ]
    : [];
}

/** What's wrong with answers, one mistake per field, in the order of the form. None means that the files can be made. */
export function findMistakes(raw: Answers): readonly Mistake[] {
  const answers = tidied(raw);
  const own = fieldNames
    .filter((field) => textFields[field].isUsed(answers))
    .flatMap((field): readonly Mistake[] => {
      const {label, advice} = textFields[field];
      const text = answers[field];
      const found = lengthAdvice(text) ?? invisibleAdvice(text) ?? advice(text, answers);
      return found === undefined ? [] : [{field, message: adviceSentence(found, label)}];
    });
  const wrong = own.map(({field}) => field);
  const ports = portMistakes(answers).filter(({field}) => !wrong.includes(field));
  return [...own, ...ports, ...webhookMistakes(answers)].sort((a, b) => placeOf(a.field) - placeOf(b.field));
}

/** A choice that's wrong comes after all text. */
function placeOf(field: Mistake['field']): number {
  return field === 'webhooks' ? fieldNames.length : fieldNames.indexOf(field);
}
