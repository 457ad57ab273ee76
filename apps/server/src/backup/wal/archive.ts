/**
 * The folder of WAL: a segment is `NAME.partial` until it is whole and on the disk; then it has its name, is never written again, and its
 * hash stands in `sums.txt`. What was cut off is begun anew from the segment's first byte: the same bytes come again.
 */
import { createHash, type Hash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { hashFile, namesIn, syncFolder, writeAll, writeWhole } from '../files.ts'
import {
  following,
  isSegment,
  SEGMENT_BYTES,
  segmentAt,
  segmentStart,
  startOf,
  timelineOf,
} from './segments.ts'

export const PARTIAL = '.partial'
const SUMS = 'sums.txt'

/** Segments that are whole, in order. */
export const segmentsIn = (dir: string): string[] => namesIn(dir).filter(isSegment)

/** Name → hash as `sums.txt` tells; a line that a crash cut short is none. */
export function sumsIn(dir: string): Map<string, string> {
  const file = path.join(dir, SUMS)
  if (!fs.existsSync(file)) return new Map()
  const lines = fs.readFileSync(file, 'utf8').matchAll(/^([0-9a-f]{64}) {2}([0-9A-F]{24})$/gm)
  return new Map([...lines].map(([, sum = '', name = '']) => [name, sum]))
}

/** What `sums.txt` says, of these segments alone; those that a crash left without a line get theirs. */
export async function settleSums(dir: string): Promise<void> {
  const known = sumsIn(dir)
  const lines: string[] = []
  for (const name of segmentsIn(dir)) {
    const sum = known.get(name) ?? (await hashFile(path.join(dir, name)))?.sha256
    if (sum) lines.push(`${sum}  ${name}\n`)
  }
  writeWhole(path.join(dir, SUMS), lines.join(''))
}

/** Where a timeline goes on: the first byte that no whole segment holds; null where the folder has none of it. */
export function goesOnAt(dir: string, timeline: number): bigint | null {
  const own = namesIn(dir).filter((name) => isSegment(name.replace(PARTIAL, '')))
  const last = own.filter((name) => timelineOf(name) === timeline).at(-1)
  if (last === undefined) return null
  return startOf(last.endsWith(PARTIAL) ? last.replace(PARTIAL, '') : following(last))
}

export class WalArchive {
  readonly #dir: string
  readonly #timeline: number
  #open: { name: string; handle: fs.promises.FileHandle; hash: Hash; bytes: number } | null = null
  #written: bigint
  #flushed: bigint

  /** @param from first byte of a segment */
  constructor(dir: string, timeline: number, from: bigint) {
    this.#dir = dir
    this.#timeline = timeline
    this.#written = from
    this.#flushed = from
  }

  /** Up to where it is written. */
  get written(): bigint {
    return this.#written
  }

  /** Up to where it is on the disk. */
  get flushed(): bigint {
    return this.#flushed
  }

  /** Bytes of the log that follow what was written. Throws where they do not. */
  async write(at: bigint, bytes: Buffer): Promise<void> {
    if (at !== this.#written) throw new Error(`WAL at ${at} does not follow ${this.#written}`)
    for (let rest = bytes; rest.length > 0; ) {
      const open = this.#open ?? (await this.#begin())
      const part = rest.subarray(0, SEGMENT_BYTES - open.bytes)
      await writeAll(open.handle, part, open.bytes)
      open.hash.update(part)
      open.bytes += part.length
      this.#written += BigInt(part.length)
      rest = rest.subarray(part.length)
      if (open.bytes === SEGMENT_BYTES) await this.#finish()
    }
  }

  /** On the disk when it returns. */
  async flush(): Promise<void> {
    const written = this.#written
    await this.#open?.handle.sync()
    this.#flushed = written
  }

  async close(): Promise<void> {
    await this.#open?.handle.close()
    this.#open = null
  }

  async #begin() {
    if (segmentStart(this.#written) !== this.#written)
      throw new Error('a segment is begun at its first byte')
    const name = segmentAt(this.#timeline, this.#written)
    const file = path.join(this.#dir, `${name}${PARTIAL}`)
    // What stands in it from before stays until the same bytes have come again: a crash in between loses nothing.
    const handle = await fs.promises.open(file, fs.constants.O_RDWR | fs.constants.O_CREAT, 0o600)
    this.#open = { name, handle, hash: createHash('sha256'), bytes: 0 }
    return this.#open
  }

  async #finish(): Promise<void> {
    const { name, handle, hash } = this.#open!
    await handle.sync()
    await this.close()
    const file = path.join(this.#dir, name)
    // Nothing is ever overwritten: what stands there is of another life of this database.
    if (fs.existsSync(file)) throw new Error(`${file} is there already`)
    fs.renameSync(`${file}${PARTIAL}`, file)
    syncFolder(this.#dir)
    const line = `${hash.digest('hex')}  ${name}\n`
    fs.appendFileSync(path.join(this.#dir, SUMS), line, { mode: 0o600, flush: true })
    this.#flushed = this.#written
  }
}
