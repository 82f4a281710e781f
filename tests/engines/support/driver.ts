/** The few things that the sentences need from a browser. Each engine has one implementation. */

/** A position in the window, in CSS pixels from its top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Driver {
  /** Opens a URL and waits until its page has loaded. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page. It's sent as text, so it can use only its argument and the page. */
  evaluate<Argument, Result>(inPage: (argument: Argument) => Result, argument: Argument): Promise<Result>;
  /** Presses and releases the main button of the mouse. */
  click(point: Point): Promise<void>;
  /** Presses the main button of the mouse at one place, and releases it at another. */
  drag(from: Point, to: Point): Promise<void>;
  /** Presses keys together, such as `Control+k`, and releases them. */
  press(chord: string): Promise<void>;
  /** Types characters one after another; a line break is the Enter key. */
  type(text: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Errors and warnings of the pages since the last call. */
  takeProblems(): Promise<readonly string[]>;
  close(): Promise<void>;
}
