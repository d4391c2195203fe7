/** An automated browser with one tab. The interface is the same for every engine. */
export interface AutomatedBrowser {
  /** The id of the browser's root process. */
  readonly processId: number
  /** Errors in the page's console: logged errors, uncaught exceptions, violations of the security policy. */
  readonly errors: readonly string[]
  goto(url: string): Promise<void>
  /** Runs a function in the page. Arguments and result are passed as JSON. */
  evaluate<A extends readonly unknown[], R>(task: (...given: A) => R | Promise<R>, ...given: A): Promise<R>
  /** Runs a script in the page. The page's security policy does not block it. */
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

/** The size of a desktop window. */
export const desktop = { width: 1440, height: 900 } as const
