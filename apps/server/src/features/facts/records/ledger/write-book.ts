/** Rows of an uploaded book into the facts of its dataset, and out of them again. */
import type { Dataset } from '@xinjian/contract'
import type pg from 'pg'
import type { TenantDb } from '../../../../db/tenant.ts'
import { lockFactMarks } from '../../../enterprise/index.ts'
import type { FactRow, FactTable, Provenance } from '../fact-row.ts'
import { retireWhere } from '../files/retire.ts'
import { factDataset } from '../registry.ts'
import { UPLOAD } from '../source.ts'
import { factsOf, keyed, writeRows } from '../write-facts.ts'
import { type Months, monthsOf } from './digest/digest.ts'
import { loadRows } from './load-rows.ts'

type Line = Readonly<Record<string, unknown>>

export interface BookOf {
  enterpriseId: number
  importId: number
}

/** A book on its way, in parts of as many lines as are at hand. */
export interface OpenBook {
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
  const seen = new Map<string, number>()
  const load = digest && client ? await loader(tx, client, from, table) : null
  let months: Months | null = null
  let written = 0
  /** Rows on their way: the next are made ready meanwhile. */
  let onTheWay = Promise.resolve(0)
  return {
    async write(lines) {
      const facts = lines.flatMap((line) => {
        const found = { place: String(line.at ?? ''), confidence: 1 }
        return factsOf(dataset, part, line).map((fact) => Object.assign(fact, { found }))
      })
      if (digest) months = monthsOf(digest, facts, months)
      if (!load) {
        written += await writeRows(tx, from, facts, dataset, seen)
        return
      }
      const rows = keyed(facts, seen)
      written += await onTheWay
      onTheWay = load(rows)
      // Told when it is waited for.
      onTheWay.catch(() => undefined)
    },
    async finish() {
      written += await onTheWay
      if (digest && months && written > 0) await digest.refresh(tx, of.enterpriseId, months)
      return written
    },
  }
}

async function loader(tx: TenantDb, client: pg.PoolClient, from: Provenance, table: FactTable) {
  const some = await tx.one(
    `select 1 from ${table} where company_id = $1 and enterprise_id = $2 limit 1`,
    [from.enterpriseId],
  )
  return (rows: readonly FactRow[]) => loadRows(tx, client, from, table, rows, !some)
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
