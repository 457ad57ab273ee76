import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { IntakeError, toParseError } from '../errors.ts'
import type { ParsedFile, ParseErrorCode } from '../invoice.ts'
import type { ParseReply } from './messages.ts'

/** An archive of many documents may take this many deadlines in all, each document one. */
const ARCHIVE_DEADLINES = 20

/** One parsing process: takes one file at a time, may die, and is then thrown away. */
export class ParseProcess {
  readonly memoryMb: number
  jobs = 0
  private readonly child: ChildProcess
  private dead = false
  private onReply: ((reply: ParseReply) => void) | null = null
  private onDeath: ((code: ParseErrorCode) => void) | null = null

  constructor(memoryMb: number) {
    this.memoryMb = memoryMb
    this.child = fork(fileURLToPath(new URL('./child.ts', import.meta.url)), [String(memoryMb)], {
      execArgv: [
        `--max-old-space-size=${Math.max(64, Math.floor(memoryMb * 0.75))}`,
        '--disable-warning=ExperimentalWarning',
      ],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    this.child.on('message', (reply: ParseReply) => this.onReply?.(reply))
    this.child.on('error', () => this.die('CORRUPTED'))
    this.child.on('exit', (code, signal) => this.die(causeOfDeath(code, signal)))
    this.rest()
  }

  get alive(): boolean {
    return !this.dead
  }

  /** Parses one file. Never rejects; a process that died or ran out of time is reported in the last element. */
  run(name: string, bytes: Uint8Array, timeoutMs: number): Promise<ParsedFile[]> {
    this.jobs++
    this.child.ref()
    this.child.channel?.ref()
    return new Promise((resolve) => {
      const finished: ParsedFile[] = []
      const started = Date.now()
      let timer: NodeJS.Timeout
      const finish = (files: ParsedFile[]) => {
        clearTimeout(timer)
        this.onReply = null
        this.onDeath = null
        this.rest()
        resolve(files)
      }
      const fail = (code: ParseErrorCode) =>
        finish([
          ...finished,
          { file: name, invoices: [], error: toParseError(new IntakeError(code)) },
        ])
      const arm = () => {
        clearTimeout(timer)
        const left = started + timeoutMs * ARCHIVE_DEADLINES - Date.now()
        timer = setTimeout(() => this.kill('TIMEOUT'), Math.max(0, Math.min(timeoutMs, left)))
      }
      this.onDeath = fail
      this.onReply = (reply) => {
        if (reply.type === 'done') finish(reply.files)
        else {
          if (reply.type === 'file') finished.push(reply.file)
          arm()
        }
      }
      arm()
      if (this.dead) fail('CORRUPTED')
      else this.child.send({ name, bytes }, (error) => error && this.kill('CORRUPTED'))
    })
  }

  /** Ends the process at once. */
  kill(reason: ParseErrorCode): void {
    this.die(reason)
    this.child.kill('SIGKILL')
  }

  private die(code: ParseErrorCode): void {
    if (this.dead) return
    this.dead = true
    this.onDeath?.(code)
  }

  /** An idle process must not keep its parent from exiting. */
  private rest(): void {
    this.child.unref()
    this.child.channel?.unref()
  }
}

/** V8 aborts when its heap is full; the watchdog and the system's own killer send SIGKILL. */
function causeOfDeath(code: number | null, signal: NodeJS.Signals | null): ParseErrorCode {
  const memory = code === 134 || signal === 'SIGABRT' || signal === 'SIGKILL'
  return memory ? 'OUT_OF_MEMORY' : 'CORRUPTED'
}
