import { type ChildProcess, fork } from 'node:child_process'
import type { ParseErrorCode } from '../invoice.ts'

export interface ApartOptions {
  /** Resident memory of the process, MiB, native memory included: `watchMemory` in the program sees to it. */
  memoryMb: number
  /** Heap of V8, MiB; three quarters of the memory unless told. */
  heapMb?: number
  /** Further flags of Node. */
  flags?: string[]
}

/**
 * glibc keeps an arena for each thread and gives little of them back; two do as well. Left to itself it also keeps what large maps of
 * recognition took: from 16 MiB they are given back at once, for a twentieth more processor time, and a reader of pictures stays below
 * 512 MiB. Giving back everything from 1 MiB would take 80 MiB less and a fifth more time.
 */
const GIVE_BACK = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: String(16 * 2 ** 20) }

/**
 * A process that reads what strangers sent. It may hang, run out of memory or crash without harm to this one: then it is thrown
 * away and `onDeath` hears why, once. At rest it does not keep this program from exiting.
 */
export class Apart<Request extends object, Reply> {
  onReply: ((reply: Reply) => void) | null = null
  onDeath: ((code: ParseErrorCode) => void) | null = null
  /** Hears instead of `onDeath` that the process could not be started: for want of handles or memory, which is no file's fault. */
  onNoStart: ((error: Error) => void) | null = null
  private readonly child: ChildProcess
  private dead = false

  constructor(program: URL, { memoryMb, heapMb, flags = [] }: ApartOptions) {
    this.child = fork(program, [String(memoryMb)], {
      execArgv: [
        `--max-old-space-size=${heapMb ?? Math.max(64, Math.floor(memoryMb * 0.75))}`,
        '--disable-warning=ExperimentalWarning',
        ...flags,
      ],
      env: { ...process.env, ...GIVE_BACK },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    this.child.on('message', (reply: Reply) => this.onReply?.(reply))
    this.child.on('error', (error) => this.fail(error))
    this.child.on('exit', (code, signal) => this.die(causeOfDeath(code, signal)))
    this.rest()
  }

  get alive(): boolean {
    return !this.dead
  }

  send(request: Request): void {
    if (!this.dead) this.child.send(request, (error) => error && this.kill('CORRUPTED'))
  }

  /** Ends the process at once. */
  kill(reason: ParseErrorCode): void {
    this.die(reason)
    this.child.kill('SIGKILL')
  }

  /** While it works the program waits for it. */
  work(): void {
    this.child.ref()
    this.child.channel?.ref()
  }

  rest(): void {
    this.child.unref()
    this.child.channel?.unref()
  }

  private fail(error: Error): void {
    if (this.child.pid !== undefined) this.die('CORRUPTED')
    else {
      this.dead = true
      this.onNoStart?.(error)
    }
  }

  private die(code: ParseErrorCode): void {
    if (this.dead) return
    this.dead = true
    this.onDeath?.(code)
  }
}

/** V8 aborts when its heap is full; the watchdog and the system's own killer send SIGKILL, for a step without end SIGVTALRM. */
function causeOfDeath(code: number | null, signal: NodeJS.Signals | null): ParseErrorCode {
  if (signal === 'SIGVTALRM') return 'TIMEOUT'
  const memory = code === 134 || signal === 'SIGABRT' || signal === 'SIGKILL'
  return memory ? 'OUT_OF_MEMORY' : 'CORRUPTED'
}
