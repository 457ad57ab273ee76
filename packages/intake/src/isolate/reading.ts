import { setTimeout as sleep } from 'node:timers/promises'
import type { BooksWanted } from '../books/book.ts'
import type { BookLayout } from '../books/layout.ts'
import { IntakeError, toParseError } from '../errors.ts'
import type { ParsedFile, ParseErrorCode } from '../invoice.ts'
import { LIMITS } from '../limits.ts'
import type { Pool } from './pool.ts'
import type { ReadEnd } from './process.ts'

/** Share of its memory that a process may have kept when it takes a further document: one document takes up to a third. */
export const KEPT_SHARE = 0.6
/** Pauses before a process that did not start is tried again. */
const START_PAUSES_MS = [100, 500]

/** How one file is read; all but times and memory is handed on. */
export interface ReadOptions {
  /** Longest silence of the parser, milliseconds. */
  timeoutMs?: number
  /** An archive in all, milliseconds. */
  archiveMs?: number
  /** Resident memory of the process, MiB, native memory included. */
  memoryMb?: number
  /** Statements and other forms are read too; else what is no invoice is refused. */
  forms?: boolean
  /** Train, taxi and other tickets are read too and told in `tickets`; else what is no invoice is refused. */
  tickets?: boolean
  /** Vendors' answers of the registry and the courts are read too and told in `registry`. */
  registry?: boolean
  /** Accounts, vouchers, stock and bank lines of spreadsheets are told in `books`. */
  books?: BooksWanted
  /** What people said of sheets that could not be told apart. */
  layouts?: readonly BookLayout[]
  /** Name of the enterprise that the files are of: a slip of a bank names two. */
  holder?: string
}

/** A document of the file, in the order in which they are met; not read yet = it has to be recognised. */
interface Met {
  file: string
  parsed: ParsedFile | null
}

/** One file, read by as many processes as it takes: first what needs no recognition, then what does. */
export class Reading {
  private readonly name: string
  private readonly source: Uint8Array | string
  private readonly options: ReadOptions
  private readonly met: Met[] = []
  private entries: string[] = []
  /** Why nothing is read of the file. */
  private refused: ParsedFile | null = null
  /** The document that was tried a second time, by its place. */
  private retried = -1
  /** Starts that failed. */
  private starts = 0
  /** What is left of its time. */
  private leftMs: number
  private until = 0

  constructor(name: string, source: Uint8Array | string, options: ReadOptions) {
    this.name = name
    this.source = source
    this.options = options
    this.leftMs = options.archiveMs ?? LIMITS.archiveMs
  }

  /** Nothing but a picture: it has to be recognised, whatever a process would say of it. */
  isPicture(): void {
    this.met.push({ file: this.name, parsed: null })
  }

  /** Whether documents wait to be recognised. */
  get needsPixels(): boolean {
    return this.refused === null && this.leftMs > 0 && this.unread().length > 0
  }

  get files(): ParsedFile[] {
    if (this.refused) return [this.refused]
    return this.met.map(({ file, parsed }) => parsed ?? refusal(file, 'NOT_REACHED'))
  }

  /** Reads all that needs no recognition, or (`pixels`) what does. */
  async all(pool: Pool, pixels: boolean): Promise<void> {
    // The time in which it waits for its turn is not its own.
    this.until = Date.now() + this.leftMs
    while (!(await this.ended(await this.once(pool, pixels), pixels)));
    this.leftMs = this.until - Date.now()
  }

  /** What follows of the end of a process: whether all is read. */
  private async ended(end: ReadEnd, pixels: boolean): Promise<boolean> {
    if (end.kind === 'no start') {
      await this.startLater(end.cause)
      return false
    }
    if (end.kind === 'done') {
      if (end.error) this.refused = { file: this.name, invoices: [], error: end.error }
      return end.error !== null || !end.rest
    }
    if (Date.now() >= this.until) {
      this.cutShort(end.file)
      return true
    }
    if (this.again(end, this.at(pixels))) return false
    if (end.file !== null) this.take(refusal(end.file, end.code), pixels)
    else if (pixels) for (const at of this.unread()) this.refuse(at, end.code)
    else this.take(refusal(this.name, end.code), pixels)
    return end.file === null || end.file === this.name
  }

  private refuse(at: number, code: ParseErrorCode): void {
    this.met[at]!.parsed = refusal(this.met[at]!.file, code)
  }

  /** Handles are short for a moment more often than for long; after that, whoever asked comes again. */
  private async startLater(cause: Error): Promise<void> {
    const pause = START_PAUSES_MS[this.starts++]
    if (pause === undefined) throw cause
    await sleep(pause)
  }

  private once(pool: Pool, pixels: boolean): Promise<ReadEnd> {
    const { name, source } = this
    const {
      forms = false,
      tickets = false,
      registry = false,
      books = null,
      layouts = [],
      holder = null,
      timeoutMs = LIMITS.timeoutMs,
      memoryMb,
    } = this.options
    return pool.withProcess(memoryMb, (process) =>
      process.read(
        {
          name,
          source,
          forms,
          tickets,
          registry,
          books,
          layouts,
          holder,
          from: pixels ? 0 : this.met.length,
          pixels: pixels ? this.unread() : null,
          freshAboveMb: process.memoryMb * KEPT_SHARE,
        },
        { quietMs: timeoutMs, documentMs: LIMITS.documentMs, until: this.until },
        {
          entries: (files) => {
            this.entries = files
          },
          file: (file) => this.take(file, pixels),
          pixels: (file) => this.met.push({ file, parsed: null }),
        },
      ),
    )
  }

  /** Places of the documents that have to be recognised. */
  private unread(): number[] {
    return this.met.flatMap(({ parsed }, at) => (parsed ? [] : [at]))
  }

  /** The place of the document that is read next. */
  private at(pixels: boolean): number {
    return pixels ? this.unread()[0]! : this.met.length
  }

  private take(parsed: ParsedFile, pixels: boolean): void {
    this.met[this.at(pixels)] = { file: parsed.file, parsed }
  }

  /** Whether the document that a process died of is tried once more: not when it was that process's first, or took too long. */
  private again({ code, fresh }: { code: ParseErrorCode; fresh: boolean }, at: number): boolean {
    if (fresh || code === 'TIMEOUT' || this.retried === at) return false
    this.retried = at
    return true
  }

  /** The time of the file has run out: what it had begun with and what it has not come to are named. */
  private cutShort(current: string | null): void {
    if (this.entries.length === 0) {
      this.met.splice(0, Infinity, { file: this.name, parsed: refusal(this.name, 'TIMEOUT') })
      return
    }
    const reached = new Set(this.met.map(({ file }) => file))
    for (const { file } of this.met)
      for (let at = file.lastIndexOf('!/'); at > 0; at = file.lastIndexOf('!/', at - 1))
        reached.add(file.slice(0, at))
    const missing = this.entries.filter((entry) => !reached.has(entry))
    if (current !== null && !reached.has(current) && !this.entries.includes(current))
      missing.unshift(current)
    for (const file of missing) this.met.push({ file, parsed: null })
  }
}

const refusal = (file: string, code: ParseErrorCode): ParsedFile => ({
  file,
  invoices: [],
  error: toParseError(new IntakeError(code)),
})
