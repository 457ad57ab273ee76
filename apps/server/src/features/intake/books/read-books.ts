/** Books of a file → readings: whose they are, which months they speak of, and what two sheets say twice. */
import { formatDay } from '@xinjian/engine/kit/calendar/window'
import { BOOK_DATASETS, BOOK_NAMES } from '@xinjian/format/books/kinds'
import { normaliseName } from '@xinjian/format/invoice/party-name'
import type { BookLine, ParsedBook } from '@xinjian/intake/books/book'
import type { HeldBook, ImportOwner, Reading } from '../reading.ts'
import { BOOK_SAYS } from './words.ts'

export function postReadings(
  books: readonly ParsedBook[],
  file: string,
  owner: ImportOwner,
): Reading[] {
  const lain = new Set<string>()
  return books.flatMap((book) => readingsOf(book, file, owner, lain))
}

/** @param lain items that an earlier sheet of the file has in stock */
function readingsOf(
  book: ParsedBook,
  file: string,
  owner: ImportOwner,
  lain: Set<string>,
): Reading[] {
  const { kind, source, entity, lines = [] } = book
  const name = BOOK_NAMES[kind]
  const place = file.includes('!/') ? `${file} ${name}` : source.sheet || name
  const told = (as: 'bad' | 'remark', reason: string, raw: string | null = null): Reading => ({
    kind: as,
    error: { place, column: null, reason, raw },
  })
  if (entity !== null && !isOwn(entity, owner))
    return [told('bad', BOOK_SAYS.otherFirm({ book: name, firm: entity, own: owner.name }), entity)]
  if (kind === 'ACCOUNT_DETAIL') return [told('remark', BOOK_SAYS.oneSided({ book: name }))]
  if (BOOK_DATASETS[kind] === null) return [told('remark', BOOK_SAYS.notKept({ book: name }))]
  if (needsPeriod(kind) && book.period === null)
    return [told('bad', BOOK_SAYS.noPeriod({ book: name }))]
  const day = owner.today === undefined ? null : formatDay(owner.today)
  const standing = STANDING.has(kind) && day !== null && lines.some(({ asOf }) => asOf === null)
  const placed: BookLine[] = standing
    ? lines.map((line) => ({ ...line, asOf: line.asOf ?? day }))
    : lines
  if (kind === 'STOCK') {
    const keys = placed.map(({ place: warehouse, item }) => `${warehouse}/${item}`)
    if (keys.some((key) => lain.has(key)))
      return [told('remark', BOOK_SAYS.overlapping({ book: name, sheet: source.sheet }))]
    for (const key of keys) lain.add(key)
  }
  const { kept, out } = sorted(kind, placed, day)
  const left = (['undated', 'future', 'foreign'] as const).flatMap((why) => {
    const [first] = out[why]
    if (!first) return []
    const said = BOOK_SAYS[why]({ book: name, n: out[why].length, at: String(first.at) })
    return [told(kept.length === 0 ? 'bad' : 'remark', said)]
  })
  return [
    ...(kept.length > 0
      ? [{ kind: 'book', book: heldOf(book, placed, kept), place } satisfies Reading]
      : []),
    ...(standing ? [told('remark', BOOK_SAYS.today({ book: name, day: day! }))] : []),
    ...left,
  ]
}

/** Of a book of which lines stay out, the months are those of the lines that are booked. */
function heldOf(book: ParsedBook, all: readonly BookLine[], kept: BookLine[]): HeldBook {
  const leftOut = all.length - kept.length
  const at = (line: BookLine, last: boolean): string[] => {
    const told = (last && line.to) || placeInTime(book.kind, line)
    return typeof told === 'string' ? [told] : []
  }
  const [from] = kept.flatMap((line) => at(line, false)).sort()
  const to = kept
    .flatMap((line) => at(line, true))
    .sort()
    .at(-1)
  const period = leftOut > 0 && from && to ? { from, to } : book.period
  return { ...book, lines: kept, leftOut, period }
}

/** Lines that have a place in time, and those that have none, or one that is not here yet, or are of another currency. */
function sorted(kind: ParsedBook['kind'], lines: readonly BookLine[], today: string | null) {
  const out: Record<'undated' | 'future' | 'foreign', BookLine[]> = {
    undated: [],
    future: [],
    foreign: [],
  }
  const kept = lines.filter((line) => {
    const at = placeInTime(kind, line)
    if (line.currency) out.foreign.push(line)
    else if (at === undefined) return true
    else if (typeof at !== 'string') out.undated.push(line)
    else if (today !== null && at > today) out.future.push(line)
    else return true
    return false
  })
  return { kept, out }
}

/** The day or month that a line begins with or stands for; null = it tells none, undefined = of its kind none is asked. */
function placeInTime(kind: ParsedBook['kind'], line: BookLine) {
  if (kind === 'VOUCHERS') return line.month
  return line.date === undefined ? (line.asOf ?? line.from) : line.date
}

/** Stand for a day, which a book may leave out. */
const STANDING: ReadonlySet<string> = new Set(['STOCK', 'RECEIVABLES', 'PAYABLES'])

const needsPeriod = (kind: ParsedBook['kind']): boolean =>
  kind === 'BALANCES' || kind === 'STOCK_SUMMARY'

/** Books are headed by the name of the enterprise, of its head office, or of an account set named after it. */
function isOwn(entity: string, { name, taxNo }: ImportOwner): boolean {
  const [told, own] = [normaliseName(entity), normaliseName(name)]
  const bare = told.replace(/(?:本部|总部)$/, '').replace(/[（(]?(?:20\d\d年?|账套\d*)[）)]?$/, '')
  return entity === taxNo || told === own || bare === own
}
