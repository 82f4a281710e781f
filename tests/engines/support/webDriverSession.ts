/** A session of a browser in the terms of the W3C's WebDriver: JSON over HTTP, without a library. */
import {type Point} from './driver';

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

interface Failure {
  readonly error: string;
  readonly message: string;
}

/** Sends one command and returns its value. @throws what the driver says about a failure */
async function send(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {method, ...(body && {body: JSON.stringify(body)})});
  const {value} = (await response.json()) as {readonly value: unknown};
  if (!response.ok) {
    const {error, message} = value as Failure;
    throw new Error(`${error}: ${message}`);
  }
  return value;
}

export class WebDriverSession {
  private constructor(private readonly address: string) {}

  /**
   * Starts a browser.
   * @param driver the origin where the driver listens
   */
  static async start(driver: string): Promise<WebDriverSession> {
    const alwaysMatch = {timeouts: {script: 10_000, pageLoad: 20_000}};
    const {sessionId} = (await send(`${driver}/session`, 'POST', {capabilities: {alwaysMatch}})) as {
      readonly sessionId: string;
    };
    return new WebDriverSession(`${driver}/session/${sessionId}`);
  }

  async goto(url: string): Promise<void> {
    await this.post('url', {url});
  }

  async evaluate<Argument, Result>(
    inPage: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Result> {
    const script = `return (${inPage.toString()})(arguments[0])`;
    return (await this.post('execute/sync', {script, args: [argument]})) as Result;
  }

  async back(): Promise<void> {
    await this.post('back', {});
  }

  async forward(): Promise<void> {
    await this.post('forward', {});
  }

  async resize(width: number, height: number): Promise<void> {
    await this.post('window/rect', {width, height});
  }

  async click(point: Point): Promise<void> {
    await this.act('pointer', [
      moveTo(point),
      {type: 'pointerDown', button: 0},
      {type: 'pointerUp', button: 0},
    ]);
  }

  async drag(from: Point, to: Point): Promise<void> {
    await this.act('pointer', [
      moveTo(from),
      {type: 'pointerDown', button: 0},
      moveTo(to),
      {type: 'pointerUp', button: 0},
    ]);
  }

  /** Opens another tab and drives that. @returns what goes on driving the tab of before, and closes the other one */
  async openTab(): Promise<() => Promise<void>> {
    const first = await this.get('window');
    const {handle} = (await this.post('window/new', {type: 'window'})) as {readonly handle: string};
    await this.post('window', {handle});
    return async () => {
      await send(`${this.address}/window`, 'DELETE');
      await this.post('window', {handle: first});
    };
  }

  /** Presses keys together. */
  async press(names: readonly string[]): Promise<void> {
    const keys = names.map((name) => specialKeys[name] ?? name);
    await this.act('key', [
      ...keys.map((value) => ({type: 'keyDown', value})),
      ...keys.reverse().map((value) => ({type: 'keyUp', value})),
    ]);
  }

  /** Types characters one after another. */
  async type(text: string): Promise<void> {
    const keys = Array.from(text, (character) => (character === '\n' ? specialKeys.Enter : character));
    await this.act(
      'key',
      keys.flatMap((value) => [
        {type: 'keyDown', value},
        {type: 'keyUp', value},
      ]),
    );
  }

  /** Closes the browser. */
  async end(): Promise<void> {
    await send(this.address, 'DELETE');
  }

  private async act(type: 'key' | 'pointer', actions: readonly object[]): Promise<void> {
    await this.post('actions', {actions: [{type, id: type, actions}]});
  }

  private get(what: string): Promise<unknown> {
    return send(`${this.address}/${what}`, 'GET');
  }

  private post(command: string, body: object): Promise<unknown> {
    return send(`${this.address}/${command}`, 'POST', body);
  }
}
