/** A browser with one tab that a program uses as a visitor would. The same for every engine. */
export interface AutomatedBrowser {
  /** The process that all of the browser's other processes descend from. */
  readonly processId: number
  /** What a visitor with an open console would see of trouble: errors, uncaught exceptions, policy violations. */
  readonly errors: readonly string[]
  goto(url: string): Promise<void>
  /** Runs a function in the page. Arguments and result travel as JSON. */
  evaluate<A extends readonly unknown[], R>(task: (...given: A) => R | Promise<R>, ...given: A): Promise<R>
  /** Runs a script in the page, which the page's policy does not keep out. */
  runScript(source: string): Promise<void>
  readonly pointer: {
    move(x: number, y: number): Promise<void>
    down(): Promise<void>
    up(): Promise<void>
  }
  /** Presses a key by its name in `KeyboardEvent.key`, `Space` or with `Shift+` before it. */
  press(key: string): Promise<void>
  type(text: string): Promise<void>
  /** Chooses files in the file input that a selector finds. */
  setFiles(selector: string, paths: readonly string[]): Promise<void>
  resize(width: number, height: number): Promise<void>
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

/** A desk's window. */
export const desktop = { width: 1440, height: 900 } as const
