import type { ParsedFile, ParseError, ParseErrorCode } from '../invoice.ts'
import { Apart } from './apart.ts'
import type { ParseReply, ParseRequest } from './messages.ts'

/** How long a file may take, milliseconds. */
export interface ReadLimits {
  /** Silence. */
  quietMs: number
  /** One document. */
  documentMs: number
  /** When the whole file must be done, as `Date.now()` counts. */
  until: number
}

/** How a process came to its end with a file. */
export type ReadEnd =
  | { kind: 'done'; error: ParseError | null; rest: boolean }
  /** Never started: nothing is known of the file. */
  | { kind: 'no start'; cause: Error }
  /** Dead: while it read `file`, or (null) before it had begun with one. */
  | { kind: 'dead'; code: ParseErrorCode; file: string | null; fresh: boolean }

/** What it read on the way. */
export interface ReadSink {
  entries(files: string[]): void
  file(file: ParsedFile): void
  /** A document that has to be recognised. */
  pixels(file: string): void
}

/** One parsing process: takes one file at a time, may die, and is then thrown away. */
export class ParseProcess {
  readonly memoryMb: number
  jobs = 0
  private readonly apart: Apart<ParseRequest, ParseReply>
  private full = false
  /** Documents it has begun in its life. */
  private begun = 0

  constructor(memoryMb: number) {
    this.memoryMb = memoryMb
    this.apart = new Apart(new URL('./child.ts', import.meta.url), {
      memoryMb,
      // Recognition sweeps before it takes much memory.
      flags: ['--expose-gc'],
    })
  }

  /** Whether it may take a further file. */
  get fit(): boolean {
    return this.apart.alive && !this.full
  }

  get alive(): boolean {
    return this.apart.alive
  }

  /** Reads one file, or what is left of it. Never rejects. */
  read(request: ParseRequest, limits: ReadLimits, sink: ReadSink): Promise<ReadEnd> {
    const { apart } = this
    this.jobs++
    apart.work()
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout
      let current: string | null = null
      let documentUntil = Date.now() + limits.documentMs
      const finish = (end: ReadEnd) => {
        clearTimeout(timer)
        apart.onReply = null
        apart.onDeath = null
        apart.onNoStart = null
        apart.rest()
        resolve(end)
      }
      const dead = (code: ParseErrorCode) =>
        finish({ kind: 'dead', code, file: current, fresh: this.begun <= 1 })
      const arm = () => {
        clearTimeout(timer)
        const left = Math.min(limits.until, documentUntil) - Date.now()
        timer = setTimeout(() => this.kill('TIMEOUT'), Math.max(0, Math.min(limits.quietMs, left)))
      }
      apart.onDeath = dead
      apart.onNoStart = (cause) => finish({ kind: 'no start', cause })
      apart.onReply = (reply) => {
        if (reply.type === 'done') {
          this.full = reply.full
          finish({ kind: 'done', error: reply.error, rest: reply.rest })
          return
        }
        if (reply.type === 'entries') sink.entries(reply.files)
        if (reply.type === 'begin') {
          this.begun++
          current = reply.file
          documentUntil = Date.now() + limits.documentMs
        }
        if (reply.type === 'file') {
          current = null
          documentUntil = Date.now() + limits.documentMs
          sink.file(reply.file)
        }
        if (reply.type === 'pixels') {
          current = null
          sink.pixels(reply.file)
        }
        arm()
      }
      arm()
      if (apart.alive) apart.send(request)
      else dead('CORRUPTED')
    })
  }

  /** Ends the process at once. */
  kill(reason: ParseErrorCode): void {
    this.apart.kill(reason)
  }
}
