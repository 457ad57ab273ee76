/** How far the log is in the backup, as a moment: what a restore can be asked for, and what a loss now would cost. */
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { writeWhole } from '../files.ts'
import { lsnOf } from './segments.ts'

export interface Received {
  timeline: number
  /** Up to where the log is on the disk here, at least. */
  lsn: string
  /** All that was committed before this moment is in it; ISO 8601. */
  at: string
}

/** One of each timeline: what a restored database goes on with tells nothing of the one before. */
const fileOf = (dir: string, timeline: number): string =>
  path.join(dir, `received-${timeline}.json`)

/** How far the log of a timeline is here; null where it was never received. */
export function receivedIn(dir: string, timeline: number | undefined): Received | null {
  const file = fileOf(dir, timeline ?? 0)
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null
}

export class ReceivedMark {
  readonly #dir: string
  readonly #timeline: number
  readonly #client: pg.Client
  #next: { lsn: bigint; text: string; at: string } | null = null

  constructor(dir: string, timeline: number, url: string) {
    this.#dir = dir
    this.#timeline = timeline
    this.#client = new pg.Client({ connectionString: url })
    this.#client.on('error', () => undefined)
  }

  async open(): Promise<void> {
    await this.#client.connect()
  }

  /** Asks the database what time it is, and after that how far its log goes; said once the log is here as far. */
  async ask(): Promise<void> {
    if (this.#next) return
    const { rows } = await this.#client.query('select clock_timestamp() as at')
    const flushed = await this.#client.query('select pg_current_wal_flush_lsn()::text as lsn')
    const text = flushed.rows[0].lsn as string
    this.#next = { lsn: lsnOf(text), text, at: rows[0].at.toISOString() }
  }

  /** The log is on the disk here up to `flushed`. */
  reached(flushed: bigint): void {
    if (!this.#next || this.#next.lsn > flushed) return
    const said: Received = { timeline: this.#timeline, lsn: this.#next.text, at: this.#next.at }
    writeWhole(fileOf(this.#dir, this.#timeline), `${JSON.stringify(said)}\n`)
    this.#next = null
  }

  async close(): Promise<void> {
    await this.#client.end().catch(() => undefined)
  }
}
