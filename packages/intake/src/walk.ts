/** The way through a file, document by document, and what a caller hears on it. */
import type { BooksWanted } from './books/book.ts'
import type { BookLayout } from './books/layout.ts'
import { detectFormat } from './detect.ts'
import { IntakeError } from './errors.ts'
import type { ParsedFile } from './invoice.ts'
import { LIMITS } from './limits.ts'
import { READING_SAYS } from './words.ts'
import { listZip, type UnpackBudget, unpack, type ZipEntry } from './zip/entries.ts'

/** What a caller hears while a file is read, and what it says to it. */
export interface Watch {
  /** Statements and other forms are read too; else what is no invoice is refused. */
  forms?: boolean
  /** Tickets are read too and told in `tickets`; else what is no invoice is refused. */
  tickets?: boolean
  /** Vendors' answers of the registry and the courts are told in `registry`; else they are refused as no invoices. */
  registry?: boolean
  /** Accounts, vouchers, stock and bank lines of spreadsheets are told in `books`; else they are refused as no invoices. */
  books?: BooksWanted
  /** What people said of sheets that could not be told apart. */
  layouts?: readonly BookLayout[]
  /** Name of the enterprise that the files are of: a slip of a bank names two. */
  holder?: string
  /** Names of the entries of an archive, before the first is read. */
  entries?(files: string[]): void
  /** A document is about to be read. */
  begin?(file: string): void
  /** A page was read from its pixels, which takes seconds: the parser is slow, not stuck. */
  page?(): void
  /** A document was read or refused. */
  parsed?(file: ParsedFile): void
  /** Documents before this one are passed over, in the order in which they would be read. */
  from?: number
  /** Documents that are read, by their place in that order; all unless told. */
  only?: ReadonlySet<number>
  /** Asked between two documents: whether the rest is left to another process. */
  enough?(): boolean
  /** Where recognition is another process's: a document has to be recognised and was left. */
  needsPixels?(file: string): void
}

/** A document has to be recognised from its pixels, and another process does that. */
export class NeedsPixels extends Error {}

/** Before anything is recognised: throws where that is another process's. */
export function pixelsHere({ needsPixels }: Pick<Watch, 'needsPixels'>): void {
  if (needsPixels) throw new NeedsPixels()
}

/** Reads one document; `content` may throw why there is none. Throws only `NeedsPixels`. */
type ReadOne = (file: string, content: () => Uint8Array, watch: Watch) => Promise<ParsedFile>

/** One way through a file, document by document. */
export class Walk {
  readonly files: ParsedFile[] = []
  /** The rest is another process's. */
  left = false
  private readonly watch: Watch
  private readonly budget: UnpackBudget = {
    bytes: LIMITS.maxUnpackedBytes,
    entries: LIMITS.maxArchiveEntries,
  }
  private readonly readOne: ReadOne
  private met = 0
  /** Documents that were read or left here. */
  private done = 0

  constructor(watch: Watch, readOne: ReadOne) {
    this.watch = watch
    this.readOne = readOne
  }

  async archive(name: string, bytes: Uint8Array, depth: number): Promise<void> {
    if (depth > LIMITS.maxArchiveDepth)
      throw new IntakeError('ZIP_BOMB', READING_SAYS.archiveTooDeep)
    if (bytes.length > LIMITS.maxArchiveBytes) throw new IntakeError('TOO_LARGE')
    const entries = listZip(bytes, this.budget)
    if (entries.length === 0) throw new IntakeError('EMPTY')
    if (depth === 1) this.watch.entries?.(entries.map((entry) => `${name}!/${entry.name}`))
    for (const entry of entries) {
      if (this.left) return
      await this.entry(`${name}!/${entry.name}`, bytes, entry, depth)
    }
  }

  private async entry(
    file: string,
    bytes: Uint8Array,
    entry: ZipEntry,
    depth: number,
  ): Promise<void> {
    try {
      const content = unpack(bytes, entry, this.budget, LIMITS.maxDocumentBytes)
      if (detectFormat(content).format === 'zip') await this.archive(file, content, depth + 1)
      else await this.document(file, () => content)
    } catch (thrown) {
      const code = thrown instanceof IntakeError ? thrown.code : null
      if (code === 'ZIP_BOMB' || code === 'ZIP_PATH') throw thrown
      await this.document(file, () => {
        throw thrown
      })
    }
  }

  /** Reads one document, unless another process has read it or is to. `content` may throw why there is none. */
  async document(file: string, content: () => Uint8Array): Promise<void> {
    const { from = 0, only, enough } = this.watch
    const at = this.met++
    if (at < from || (only && !only.has(at))) return
    if (this.done > 0 && enough?.()) {
      this.left = true
      return
    }
    this.done++
    this.watch.begin?.(file)
    try {
      const parsed = await this.readOne(file, content, this.watch)
      this.files.push(parsed)
      this.watch.parsed?.(parsed)
    } catch (thrown) {
      if (!(thrown instanceof NeedsPixels)) throw thrown
      this.watch.needsPixels?.(file)
    }
  }
}
