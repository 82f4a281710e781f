/** A browser session according to the W3C's WebDriver: JSON over HTTP, without a library. */
import {type Driver, type Point} from './driver';
import {retryDuringNavigation} from './retryDuringNavigation';

/** Keys that aren't characters, by the names that the sentences use. */
const specialKeys: Readonly<Record<string, string>> = {
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
};

function moveTo({x, y}: Point): object {
  return {type: 'pointerMove', x: Math.round(x), y: Math.round(y)};
}

const buttonDown = {type: 'pointerDown', button: 0} as const;
const buttonUp = {type: 'pointerUp', button: 0} as const;

interface Failure {
  readonly error: string;
  readonly message: string;
}

/** Sends one command and returns its value. @throws Error with the driver's message */
async function send(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {method, ...(body && {body: JSON.stringify(body)})});
  const {value} = (await response.json()) as {readonly value: unknown};
  if (!response.ok) {
    const {error, message} = value as Failure;
    throw new Error(`${error}: ${message}`);
  }
  return value;
}

/**
 * Starts a browser.
 * @param driver the origin where the driver listens
 */
export async function startSession(driver: string): Promise<Omit<Driver, 'takeProblems'>> {
  const alwaysMatch = {timeouts: {script: 10_000, pageLoad: 20_000}};
  const {sessionId} = (await send(`${driver}/session`, 'POST', {capabilities: {alwaysMatch}})) as {
    readonly sessionId: string;
  };
  const address = `${driver}/session/${sessionId}`;
  const post = (command: string, body: object): Promise<unknown> =>
    send(`${address}/${command}`, 'POST', body);
  const act = async (type: 'key' | 'pointer', actions: readonly object[]): Promise<void> => {
    await post('actions', {actions: [{type, id: type, actions}]});
  };
  return {
    async goto(url) {
      await post('url', {url});
    },
    async evaluate(inPage, argument) {
      const script = `return (${inPage.toString()})(arguments[0])`;
      const ask = (): Promise<unknown> => post('execute/sync', {script, args: [argument]});
      return (await retryDuringNavigation(ask, 'before the unload event')) as never;
    },
    click: (point) => act('pointer', [moveTo(point), buttonDown, buttonUp]),
    drag: (from, to) => act('pointer', [moveTo(from), buttonDown, moveTo(to), buttonUp]),
    press(chord) {
      const keys = chord.split('+').map((name) => specialKeys[name] ?? name);
      return act('key', [
        ...keys.map((value) => ({type: 'keyDown', value})),
        ...keys.reverse().map((value) => ({type: 'keyUp', value})),
      ]);
    },
    type(text) {
      const keys = Array.from(text, (character) => (character === '\n' ? specialKeys.Enter : character));
      return act(
        'key',
        keys.flatMap((value) => [
          {type: 'keyDown', value},
          {type: 'keyUp', value},
        ]),
      );
    },
    async back() {
      await post('back', {});
    },
    async forward() {
      await post('forward', {});
    },
    async resize(width, height) {
      await post('window/rect', {width, height});
    },
    async close() {
      await send(address, 'DELETE');
    },
  };
}
