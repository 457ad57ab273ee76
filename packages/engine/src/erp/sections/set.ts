/** The set of books: which program and version as far as a source tells it, when it was last read, which files were brought. */
import { BOOK_NAMES } from '@xinjian/format/books/kinds'
import { PROGRAM_NAMES } from '@xinjian/format/books/programs'
import { chinaTime } from '@xinjian/format/china-time'
import { DATASET_NAMES } from '@xinjian/format/datasets/datasets'
import { formatMonth } from '../../kit/calendar/window.ts'
import { table } from '../../kit/sections/blocks.ts'
import type { Block } from '../../report/document.ts'
import type { ErpContext } from '../context.ts'
import type { BookFile, BookProgram, BookSources, SyncState } from '../set/facts.ts'
import { BOOK_SET_SAYS as SAYS } from '../set/words.ts'

/** To the minute. */
const MINUTE = 16
const when = (iso: string): string => chinaTime(iso, MINUTE)
const newest = (instants: readonly string[]): string | undefined => instants.toSorted().at(-1)

const programOf = (program: BookProgram): string => PROGRAM_NAMES[program.program]

/** Items of the chapter's head; none where the report was made without asking for the sources. */
export function setItems({ facts: { sources }, ledger }: ErpContext) {
  if (!sources) return []
  const { files } = sources
  // One that brought lines of bank accounts alone, or of which nothing else is left, is not what the books are kept in.
  const programs = sources.programs.filter(
    ({ datasets }) => datasets.length === 0 || datasets.some((dataset) => dataset !== 'BANK_LINE'),
  )
  const months = [...ledger.months].sort((a, b) => a - b)
  const [first, last] = [months[0], months.at(-1)]
  const item = (label: string, value: string) => ({ label, value })
  const none = files.length > 0 ? SAYS.filesTellNone : SAYS.notTold
  const read = newest(programs.flatMap(({ syncedAt }) => syncedAt ?? []))
  const brought = newest(files.map(({ importedAt }) => importedAt))
  return [
    item(SAYS.product, programs.map(programOf).join('、') || none),
    item(SAYS.version, programs.map(({ version }) => version ?? SAYS.notTold).join('、') || none),
    item(SAYS.begins, first === undefined ? SAYS.notTold : formatMonth(first)),
    item(
      SAYS.syncedAt,
      read ? when(read) : programs.length > 0 ? SAYS.neverSynced : SAYS.notConnected,
    ),
    item(SAYS.importedAt, brought ? when(brought) : SAYS.noFiles),
    item(
      SAYS.periodsCovered,
      first === undefined || last === undefined
        ? SAYS.notTold
        : SAYS.covered({ from: formatMonth(first), to: formatMonth(last), n: months.length }),
    ),
  ]
}

const STATES: Readonly<Record<SyncState, string>> = {
  SUCCESS: SAYS.success,
  PARTIAL: SAYS.partial,
  FAILED: SAYS.failed,
  OPEN: SAYS.open,
}

const programRow = (program: BookProgram) => ({
  way: SAYS.byProgram,
  name: programOf(program),
  version: program.version ?? SAYS.notTold,
  at: program.syncedAt === null ? SAYS.neverSynced : when(program.syncedAt),
  state: STATES[program.state],
  books: program.datasets.map((dataset) => DATASET_NAMES[dataset]).join('、') || null,
  period: null,
  rows: null,
})

const fileRow = ({ name, importedAt, books, period, rows, settled }: BookFile) => ({
  way: SAYS.byFile,
  name,
  version: SAYS.notTold,
  at: when(importedAt),
  state: settled ? SAYS.bySettled : SAYS.byHeadings,
  books: books.map((kind) => BOOK_NAMES[kind]).join('、'),
  period: period && `${period.from} – ${period.to}`,
  rows,
})

export function setBlocks({ facts: { sources } }: ErpContext): Block[] {
  if (!sources || sources.programs.length + sources.files.length === 0) return []
  const columns = (['way', 'name', 'version', 'at', 'state', 'books', 'period'] as const).map(
    (key) => ({ key, title: SAYS[key], type: 'text' as const }),
  )
  const rows = [...sources.programs.map(programRow), ...sources.files.map(fileRow)]
  return [
    table(
      'book-sources',
      SAYS.sources,
      [...columns, { key: 'rows', title: SAYS.rows, type: 'int' }],
      rows.map((cells) => ({ cells, evidence: [] })),
      noteOf(sources),
    ),
  ]
}

const noteOf = ({ files, fileCount: n }: BookSources): string =>
  n > files.length
    ? [SAYS.sourcesNote, SAYS.filesNote({ shown: files.length, n })].join('；')
    : SAYS.sourcesNote
