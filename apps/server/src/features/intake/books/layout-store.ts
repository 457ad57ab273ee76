/** SQL of layouts of books that people settled, and of the sheets that wait for it. */

import type { UnsureSheet } from '@xinjian/intake/books/book'
import type { BookLayout } from '@xinjian/intake/books/layout'
import { isWhole, within } from '../../../db/scope.ts'
import type { Value } from '../../../db/statement.ts'
import type { TenantDb } from '../../../db/tenant.ts'

export interface LayoutRecord extends BookLayout {
  headings: string[]
  decided_by: string
  decided_at: Date
}

export interface QuestionRecord {
  n: number
  fingerprint: string
  sheet: string
  asked: UnsureSheet | null
}

const LAYOUT =
  'fingerprint, headings, kind, columns, power, red, decided_by, decided_at from book_layout'

/** What the company has settled, newest first. */
export const settledLayouts = (tenant: TenantDb) =>
  tenant.rows<LayoutRecord>(
    `select ${LAYOUT} where company_id = $1 order by decided_at desc, fingerprint`,
  )

export const questionsOf = (tenant: TenantDb, importId: number) =>
  tenant.rows<QuestionRecord>(
    `select n, fingerprint, sheet, asked from book_question where company_id = $1 and import_id = $2 order by n`,
    [importId],
  )

/** Notes a sheet that waits for an answer (`asked`), or that was read by one (null). */
export async function noteSheet(
  tx: TenantDb,
  importId: number,
  { fingerprint, sheet, asked }: Omit<QuestionRecord, 'n'>,
): Promise<void> {
  // PostgreSQL text cannot hold NUL, files can.
  const json = asked && JSON.stringify(asked).replaceAll('\\u0000', '')
  await tx.run(
    `insert into book_question (company_id, import_id, n, fingerprint, sheet, asked)
     select $1::int, $2::int, coalesce(max(n), 0) + 1, $3, $4, $5::jsonb
       from book_question where company_id = $1 and import_id = $2`,
    [importId, fingerprint, sheet, json],
  )
}

/** Remembers an answer. */
export const settle = (tx: TenantDb, of: Omit<LayoutRecord, 'decided_at'>) =>
  tx.run(
    `insert into book_layout (company_id, fingerprint, headings, kind, columns, power, red, decided_by)
     values ($1::int, $2, $3::jsonb, $4, $5::jsonb, $6, $7, $8)
     on conflict (company_id, fingerprint) do update
        set headings = excluded.headings, kind = excluded.kind, columns = excluded.columns, power = excluded.power,
            red = excluded.red, decided_by = excluded.decided_by, decided_at = excluded.decided_at`,
    [
      ...[of.fingerprint, JSON.stringify(of.headings), of.kind],
      ...[JSON.stringify(of.columns), of.power, of.red ?? null, of.decided_by],
    ],
  )

/** @returns what was settled; null = there is no such answer */
export const forget = (tx: TenantDb, fingerprint: string) =>
  tx.one<{ kind: BookLayout['kind'] }>(
    'delete from book_layout where company_id = $1 and fingerprint = $2 returning kind',
    [fingerprint],
  )

/** Imports that a sheet of the layout stands in, each with its enterprise. */
export const importsOfLayout = (tx: TenantDb, fingerprint: string) =>
  tx.rows<{ id: number; enterprise_id: number }>(
    `select b.id, b.enterprise_id from import_batch b
      where b.company_id = $1 and b.id = any(array(
        select q.import_id from book_question q where q.company_id = $1 and q.fingerprint = $2))
      order by b.id`,
    [fingerprint],
  )

/** An import of the layout is one that the session does not see: others' rows are not its to move. */
export async function reachesUnseen(tenant: TenantDb, fingerprint: string): Promise<boolean> {
  if (isWhole(tenant.scope)) return false
  const values: Value[] = [fingerprint]
  const seen = within(tenant.scope, values).imports('b')
  const own = await tenant.rows(
    `select b.id from import_batch b
      where b.company_id = $1 and b.id = any(array(
        select q.import_id from book_question q where q.company_id = $1 and q.fingerprint = $2)) ${seen}`,
    values,
  )
  return own.length < (await importsOfLayout(tenant, fingerprint)).length
}

/** Whether a sheet of an import waits for nothing any more, though it was not read by what was answered meanwhile. */
export const answeredMeanwhile = async (tx: TenantDb, importId: number): Promise<boolean> =>
  (await tx.one<{ n: number }>(
    `select q.n from book_question q join book_layout l on l.company_id = q.company_id and l.fingerprint = q.fingerprint
      where q.company_id = $1 and q.import_id = $2 and q.asked is not null limit 1`,
    [importId],
  )) !== null

/** SQL: how many sheets of an import `batch` wait for an answer. Needs the company as `$1`. */
export const openSheets = (batch: string): string => `(
  select count(*)::int from book_question q
   where q.company_id = $1 and q.import_id = ${batch}.id and q.asked is not null
     and not exists (select 1 from book_layout l where l.company_id = $1 and l.fingerprint = q.fingerprint))`
