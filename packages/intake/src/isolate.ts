import { setTimeout as sleep } from 'node:timers/promises'
import { IntakeError, toParseError } from './errors.ts'
import type { ParsedFile, ParseErrorCode } from './invoice.ts'
import { createPlaces } from './isolate/places.ts'
import { ParseProcess } from './isolate/process.ts'
import { LIMITS } from './limits.ts'

export interface IsolateOptions {
  /** Whose file it is, by any number of the caller's: those take turns. */
  whose?: number
  /** Longest silence of the parser, milliseconds. */
  timeoutMs?: number
  /** An archive in all, milliseconds. */
  archiveMs?: number
  /** Resident memory of the parsing process, MiB, native memory included. */
  memoryMb?: number
  /** Statements and other forms are read too; else what is no invoice is refused. */
  forms?: boolean
  /** Train, taxi and other tickets are read too and told in `tickets`; else what is no invoice is refused. */
  tickets?: boolean
}

/** Processes at most: each uses one core. */
const POOL_SIZE = 2
/** A process is replaced after so many files, whatever its memory. */
export const JOBS_PER_PROCESS = 400
/** Share of its memory that a process may have kept when it takes a further document: one document takes up to a third. */
export const KEPT_SHARE = 0.6
/** Pauses before a process that did not start is tried again. */
const START_PAUSES_MS = [100, 500]

const idle: ParseProcess[] = []
const places = createPlaces(POOL_SIZE)

/**
 * Parses a file of a stranger (its bytes, or the path where it lies) in another process, which may hang, run out of memory or
 * crash without harm to this one. What went wrong with it is in `error` (TIMEOUT, OUT_OF_MEMORY, CORRUPTED …), and of an archive each
 * entry has its own. Rejects only where no process can be started (errno: EMFILE, EAGAIN …): that is ours and passes. Processes
 * are kept warm for the next file and do not keep the program from exiting.
 */
export function parseFileIsolated(
  name: string,
  source: Uint8Array | string,
  options: IsolateOptions = {},
): Promise<ParsedFile[]> {
  return places.take(options.whose, () => new Reading(name, source, options).all())
}

/** One file, read by as many processes as it takes. */
class Reading {
  private readonly name: string
  private readonly source: Uint8Array | string
  private readonly memoryMb: number
  private readonly forms: boolean
  private readonly tickets: boolean
  private readonly limits: { quietMs: number; documentMs: number; until: number }
  private files: ParsedFile[] = []
  private entries: string[] = []
  /** The document that was tried a second time, by its place. */
  private retried = -1
  /** Starts that failed. */
  private starts = 0

  constructor(name: string, source: Uint8Array | string, options: IsolateOptions) {
    const { timeoutMs = LIMITS.timeoutMs, archiveMs = LIMITS.archiveMs } = options
    this.name = name
    this.source = source
    this.memoryMb = options.memoryMb ?? LIMITS.memoryMb
    this.forms = options.forms ?? false
    this.tickets = options.tickets ?? false
    this.limits = {
      quietMs: timeoutMs,
      documentMs: LIMITS.documentMs,
      until: Date.now() + archiveMs,
    }
  }

  async all(): Promise<ParsedFile[]> {
    for (;;) {
      const end = await this.once()
      if (end.kind === 'no start') await this.startLater(end.cause)
      else if (end.kind === 'done') {
        if (end.error) return [{ file: this.name, invoices: [], error: end.error }]
        if (!end.rest) return this.files
      } else if (Date.now() >= this.limits.until) return this.cutShort(end.file)
      else if (!this.again(end)) {
        this.refuse(end.file ?? this.name, end.code)
        if (end.file === null || end.file === this.name) return this.files
      }
    }
  }

  /** Handles are short for a moment more often than for long; after that, whoever asked comes again. */
  private async startLater(cause: Error): Promise<void> {
    const pause = START_PAUSES_MS[this.starts++]
    if (pause === undefined) throw cause
    await sleep(pause)
  }

  private async once() {
    const process = takeIdle(this.memoryMb) ?? new ParseProcess(this.memoryMb)
    try {
      const { name, source, forms, tickets } = this
      const freshAboveMb = this.memoryMb * KEPT_SHARE
      const from = this.files.length
      const request = { name, source, forms, tickets, from, freshAboveMb }
      return await process.read(request, this.limits, {
        entries: (files) => {
          this.entries = files
        },
        file: (file) => this.files.push(file),
      })
    } finally {
      if (process.fit && process.jobs < JOBS_PER_PROCESS) idle.push(process)
      else if (process.alive) process.kill('CORRUPTED')
    }
  }

  /** Whether the document that a process died of is tried once more: not when it was that process's first, or took too long. */
  private again(end: { code: ParseErrorCode; fresh: boolean }): boolean {
    if (end.fresh || end.code === 'TIMEOUT' || this.retried === this.files.length) return false
    this.retried = this.files.length
    return true
  }

  private refuse(file: string, code: ParseErrorCode): void {
    this.files.push({ file, invoices: [], error: toParseError(new IntakeError(code)) })
  }

  /** The time of the file has run out: what it had begun with and what it has not come to are named. */
  private cutShort(current: string | null): ParsedFile[] {
    if (this.entries.length === 0) {
      this.refuse(this.name, 'TIMEOUT')
      return this.files
    }
    const reached = new Set(this.files.map(({ file }) => file))
    for (const { file } of this.files)
      for (let at = file.lastIndexOf('!/'); at > 0; at = file.lastIndexOf('!/', at - 1))
        reached.add(file.slice(0, at))
    if (current !== null && !this.entries.includes(current)) this.refuse(current, 'NOT_REACHED')
    for (const entry of this.entries) if (!reached.has(entry)) this.refuse(entry, 'NOT_REACHED')
    return this.files
  }
}

function takeIdle(memoryMb: number): ParseProcess | null {
  while (idle.length > 0) {
    const at = idle.findIndex((p) => p.memoryMb === memoryMb)
    const [process] = idle.splice(Math.max(0, at), 1)
    if (process!.alive && process!.memoryMb === memoryMb) return process!
    process!.kill('CORRUPTED')
  }
  return null
}

/** Ends the idle processes, for a graceful stop and between tests. */
export function closeIsolation(): void {
  for (const process of idle.splice(0)) process.kill('CORRUPTED')
}
