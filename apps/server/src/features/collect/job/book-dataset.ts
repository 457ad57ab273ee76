/**
 * A book of an accounting program. Of months the program tells a mark each: a month whose mark is as it was is not read again; of one that is
 * read, what the program no longer shows is gone. What files of the enterprise told stays.
 */
import { type BookKind, isBookKind } from '@xinjian/format/books/kinds'
import type { SourceRow } from '../../../outside/source/connector.ts'
import { SourceError } from '../../../outside/source/failure.ts'
import { type ToldBook, writeWholeBook } from '../../facts/records/write.ts'
import type { DatasetPlan } from '../datasets.ts'
import type { ItemRow } from '../task.ts'
import { type ReadMonths, readBefore } from './read-before.ts'
import {
  assertClaim,
  callOf,
  endItem,
  type ItemChange,
  type ItemEnd,
  mustBeAllowed,
  type Run,
  writeItem,
} from './run.ts'

/** No month of a book has so many lines; a program that sends more is broken. */
const MOST_LINES = 500_000
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

export async function collectBook(run: Run, plan: DatasetPlan, item: ItemRow): Promise<ItemEnd> {
  const book = plan.from.find(isBookKind)
  if (!book) throw new Error(`${plan.dataset} is no book`)
  const { connector } = run.deps.programs
  const months = await connector.months(await callOf(run), run.session, book)
  if (months === null) {
    const lines = await readAll(run, book, null)
    const end = endOf(lines.length)
    const change = { ...end, done: 100, first_period: null, last_period: null }
    await write(run, plan, change, { book, lines, month: null })
    return end
  }
  if (months.some(({ month }) => !MONTH.test(month)))
    throw new SourceError('TE-99', 'NO_MONTH', null)
  const read: ReadMonths = { ...(await readBefore(run, plan, item)) }
  const marks = new Map(months.map(({ month, mark }) => [month, mark]))
  const gone = Object.keys(read).filter((month) => !marks.has(month))
  const changed = [...marks.keys()].filter((month) => read[month]?.mark !== marks.get(month))
  const work = [...gone, ...changed]
  for (const [i, month] of work.entries()) {
    const mark = marks.get(month)
    const lines = mark === undefined ? [] : await readAll(run, book, month)
    if (mark === undefined) delete read[month]
    else read[month] = { mark, rows: lines.length }
    const done = Math.floor(((i + 1) / work.length) * 100)
    await write(run, plan, { cursor: { read }, done }, { book, lines, month })
  }
  const known = Object.keys(read).sort()
  const rows = known.reduce((sum, month) => sum + read[month]!.rows, 0)
  const end = endOf(rows)
  await write(run, plan, {
    ...end,
    done: 100,
    cursor: { read },
    first_period: known[0] ?? null,
    last_period: known.at(-1) ?? null,
  })
  return end
}

const endOf = (rows: number): ItemEnd => ({
  state: rows === 0 ? 'EMPTY' : 'DONE',
  rows,
  error: null,
})

async function readAll(run: Run, book: BookKind, month: string | null): Promise<SourceRow[]> {
  const { connector } = run.deps.programs
  const lines: SourceRow[] = []
  for (let page = 1; ; page++) {
    run.signal.throwIfAborted()
    const got = await connector.page(await callOf(run), run.session, book, month, page)
    lines.push(...got.lines)
    if (lines.length > MOST_LINES) throw new SourceError('TE-99', 'TOO_MANY_ROWS', null)
    if (!got.more) return lines
  }
}

const isEnd = (change: ItemChange): change is ItemChange & ItemEnd => change.state !== undefined

/** What was read of a month (null = of a book of today), with where the item stands; without it the item alone. A change with a state is its end. */
const write = (
  run: Run,
  plan: DatasetPlan,
  change: ItemChange,
  told?: Omit<ToldBook, 'dataset'>,
): Promise<void> =>
  run.tenant.transaction(async (tx) => {
    await assertClaim(tx, run)
    // Whose lines they are a person can tell who knows the accounts: they are not counted twice, and the other books go on.
    if (told && !(await writeWholeBook(tx, run.from, { ...told, dataset: plan.dataset })))
      throw new SourceError('TE-21', 'STATEMENT_ALIKE', null)
    await (isEnd(change)
      ? endItem(tx, run, plan, change)
      : writeItem(tx, run, plan.dataset, change))
    await mustBeAllowed(tx, run)
  })
