/** The entries of an archive of any size, each read in pieces. */
import { createHash } from 'node:crypto'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { Failure } from '../../failure.ts'

export interface Read {
  bytes: number
  sha256: string
  /** Line ends: as many as rows, where each row ends its line. */
  lines: number
}

const LINE_END = 10

export class Archive {
  readonly names: ReadonlySet<string>
  /** Names that stand in it more than once: which of them is meant nobody can say. */
  readonly twice: readonly string[]
  readonly #zip: ZipFile
  readonly #entries: ReadonlyMap<string, Entry>

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>, twice: readonly string[]) {
    this.#zip = zip
    this.#entries = entries
    this.names = new Set(entries.keys())
    this.twice = twice
  }

  /** Throws a Failure where it is no archive. */
  static async open(file: string): Promise<Archive> {
    const zip = await openPromise(file, { autoClose: false }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') throw error
        throw new Failure(`${file} 不是完整的 ZIP 文件，请重新下载。`)
      },
    )
    const entries = new Map<string, Entry>()
    const twice: string[] = []
    try {
      for await (const entry of zip.eachEntry()) {
        if (entries.has(entry.fileName)) twice.push(entry.fileName)
        entries.set(entry.fileName, entry)
      }
    } catch {
      zip.close()
      throw new Failure(`${file} 的目录已损坏，请重新下载。`)
    }
    return new Archive(zip, entries, twice)
  }

  close(): void {
    this.#zip.close()
  }

  /** null = there is none of the name, or its bytes are damaged. */
  async read(name: string, piece: (bytes: Buffer) => void = () => {}): Promise<Read | null> {
    const entry = this.#entries.get(name)
    if (!entry) return null
    const hash = createHash('sha256')
    let [bytes, lines] = [0, 0]
    try {
      for await (const part of (await this.#zip.openReadStreamPromise(
        entry,
      )) as AsyncIterable<Buffer>) {
        hash.update(part)
        bytes += part.length
        for (let at = part.indexOf(LINE_END); at >= 0; at = part.indexOf(LINE_END, at + 1)) lines++
        piece(part)
      }
    } catch {
      return null
    }
    return { bytes, lines, sha256: hash.digest('hex') }
  }

  /** The words of an entry, and what it is; null as above. */
  async text(name: string): Promise<(Read & { text: string }) | null> {
    const parts: Buffer[] = []
    const read = await this.read(name, (part) => parts.push(part))
    return read && { ...read, text: Buffer.concat(parts).toString('utf8') }
  }
}
