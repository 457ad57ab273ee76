/** Rows of an uploaded book into the facts of its dataset, and out of them again. */
import type { Dataset } from '@xinjian/contract'
import type pg from 'pg'
import type { TenantDb } from '../../../../db/tenant.ts'
import { lockFactMarks } from '../../../enterprise/index.ts'
import type { FactRow, FactTable, Provenance } from '../fact-row.ts'
import { retireWhere } from '../files/retire.ts'
import { factDataset } from '../registry.ts'
import { UPLOAD } from '../source.ts'
import { factsOf, numbered, writeRows } from '../write-facts.ts'
import { knownRows, loadRows } from './copy/load-rows.ts'
import { Span } from './digest/digest.ts'
import { KeyCounts } from './key-counts.ts'

type Line = Readonly<Record<string, unknown>>

export interface BookOf {
  enterpriseId: number
  importId: number
}

/** A book on its way, in parts of as many lines as are at hand. */
export interface OpenBook {
  /** The lines are read until the next part is taken, or the book finished. */
  write(lines: readonly Line[]): Promise<void>
  /** After the last. @returns how many rows are new or changed */
  finish(): Promise<number>
}

const LINES_AT_ONCE = 20_000

/**
 * @param part the kind of book, as `parts` of the dataset calls it
 * @param client of the transaction: large books go by COPY; absent = by statements
 */
export async function openBook(
  tx: TenantDb,
  of: BookOf,
  dataset: Dataset,
  part: string,
  client?: pg.PoolClient,
): Promise<OpenBook> {
  const { digest, table } = factDataset(dataset)!
  // Sums are made of the rows of every writer: one after the other.
  if (digest) await lockFactMarks(tx, of.enterpriseId)
  const from = uploadOf(of)
  const seen = new KeyCounts()
  const span = digest && new Span(digest)
  function* rowsOf(lines: readonly Line[]): Generator<FactRow> {
    for (const line of lines)
      for (const fact of factsOf(dataset, part, line)) {
        const found = { place: String(line.at ?? ''), confidence: 1 }
        span?.add(fact)
        yield numbered(Object.assign(fact, { found }), seen)
      }
  }
  const load = digest && client ? await loader(tx, client, from, table) : null
  let written = 0
  /** Rows on their way: the next lines are told meanwhile. */
  let onTheWay = Promise.resolve(0)
  return {
    async write(lines) {
      if (!load) {
        written += await writeRows(tx, from, [...rowsOf(lines)], dataset)
        return
      }
      written += await onTheWay
      onTheWay = load(rowsOf(lines))
      // Told when it is waited for.
      onTheWay.catch(() => undefined)
    },
    async finish() {
      written += await onTheWay
      const months = span?.months
      if (digest && months && written > 0) await digest.refresh(tx, of.enterpriseId, months)
      return written
    },
  }
}

async function loader(tx: TenantDb, client: pg.PoolClient, from: Provenance, table: FactTable) {
  const into = { client, from, table }
  const some = await tx.one(
    `select 1 from ${table} where company_id = $1 and enterprise_id = $2 limit 1`,
    [from.enterpriseId],
  )
  // What was never written is not looked up, and need not wait for the rest of its part.
  if (!some) return (rows: Iterable<FactRow>) => loadRows(into, rows, new Map())
  return async (rows: Iterable<FactRow>) => {
    const all = [...rows]
    return loadRows(into, all, await knownRows(tx, from.enterpriseId, table, all))
  }
}

/**
 * A book whole.
 * @param lines in the order of the book; `at` says where each stands
 * @returns how many rows are new or changed
 */
export async function writeBook(
  tx: TenantDb,
  of: BookOf,
  dataset: Dataset,
  part: string,
  lines: readonly Line[],
  client?: pg.PoolClient,
): Promise<number> {
  const book = await openBook(tx, of, dataset, part, client)
  for (let at = 0; at < lines.length; at += LINES_AT_ONCE)
    await book.write(lines.slice(at, at + LINES_AT_ONCE))
  return book.finish()
}

/** Where rows of an upload come from. */
export const uploadOf = (of: BookOf) => ({
  enterpriseId: of.enterpriseId,
  contractNo: '',
  taskId: String(of.importId),
  source: UPLOAD,
})

/** Rows that an import told of a dataset, and nobody since, hold no longer. @returns how many */
export async function takeBackBook(tx: TenantDb, of: BookOf, dataset: Dataset): Promise<number> {
  const { digest, table } = factDataset(dataset)!
  if (digest) await lockFactMarks(tx, of.enterpriseId)
  const from = uploadOf(of)
  const which = 'l.source = $4 and l.task_id = any($3)'
  const gone = await retireWhere(tx, from, table, which, [from.taskId])
  if (digest && gone > 0) await digest.refresh(tx, of.enterpriseId, null)
  return gone
}
