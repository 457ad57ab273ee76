/** SQL of outcomes of loans and of the lists that brought them. */
import type { LoanBatchRow, LoanRow, LoanTotals } from '@xinjian/contract/nouns/rules/loanOutcome'
import { likeOf } from '../../db/like.ts'
import type { Db, Value } from '../../db/pool.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { wired } from '../../http/rows/wired.ts'
import { endKnown } from './cases.ts'
import { LOAN_SAYS } from './words.ts'

export interface BadRow {
  sheet: string | null
  row: number
  taxNo: string
  loanNo: string
  granted: string
  matured: string
  overdueDays: string
  why: string
}

interface BatchRecord {
  id: number
  file_name: string
  total: number
  added: number
  changed: number
  bad: number
  made_by: string
  created_at: Date
}

const COLUMNS = 'id, file_name, total, added, changed, bad, made_by, created_at'
export const wireBatch = (row: BatchRecord): LoanBatchRow =>
  wired(row, 'id file_name total added changed bad made_by created_at')

export interface NewLoan {
  taxNo: string
  loanNo: string
  granted: string
  matured: string
  overdueDays: number
}

const GIVEN =
  'jsonb_to_recordset($2::jsonb) as r ("taxNo" text, "loanNo" text, granted date, matured date, "overdueDays" int)'

/** Loans that were not known; how many. */
async function addNew(tx: Db, batch: number, by: string, loans: readonly NewLoan[]) {
  return tx.run(
    `insert into loan_outcome (company_id, tax_no, loan_no, granted, matured, overdue_days, batch_id, entered_by)
     select $1, r."taxNo", r."loanNo", r.granted, r.matured, r."overdueDays", $3, $4 from ${GIVEN}
     on conflict (company_id, tax_no, loan_no, granted) do nothing`,
    [JSON.stringify(loans), batch, by],
  )
}

/**
 * Known loans of which the list says something else, or whose end was not known when they were entered; how many. What they said before is kept
 * first: the rows are held from then on, so that no correction is without it, whoever uploads beside.
 */
async function correct(tx: Db, batch: number, by: string, loans: readonly NewLoan[]) {
  const held = await tx.rows<{ id: number }>(
    `select l.id from loan_outcome l, ${GIVEN}
      where l.company_id = $1 and (l.tax_no, l.loan_no, l.granted) = (r."taxNo", r."loanNo", r.granted) and l.batch_id <> $3
        and ((l.matured, l.overdue_days) is distinct from (r.matured, r."overdueDays") or not ${endKnown('l')})
      order by l.id for update of l`,
    [JSON.stringify(loans), batch],
  )
  const ids = held.map((one) => one.id)
  if (ids.length === 0) return 0
  await tx.run(
    `with was as materialized (
       select id, matured, overdue_days, batch_id, entered_by, entered_at from loan_outcome where company_id = $1 and id = any($2::bigint[]))
     insert into loan_history (company_id, loan_id, matured, overdue_days, batch_id, entered_by, entered_at)
     select $1::int, id, matured, overdue_days, batch_id, entered_by, entered_at from was`,
    [ids],
  )
  return tx.run(
    `update loan_outcome l set matured = r.matured, overdue_days = r."overdueDays", batch_id = $3, entered_by = $4, entered_at = clock_timestamp()
       from ${GIVEN}
      where l.company_id = $1 and l.id = any($5::bigint[]) and (l.tax_no, l.loan_no, l.granted) = (r."taxNo", r."loanNo", r.granted)`,
    [JSON.stringify(loans), batch, by, ids],
  )
}

/** A list with its loans. A known loan whose outcome is the same keeps when and by whom it was entered; of one that is corrected it is kept what it said before. */
export async function addList(
  tx: Db,
  of: { name: string; key: string; by: { userId: number; userName: string } },
  loans: readonly NewLoan[],
  bad: readonly BadRow[],
): Promise<BatchRecord> {
  const { id } = (await tx.one<{ id: number }>(
    `insert into loan_batch (company_id, file_name, blob_key, total, added, changed, bad, faults, made_by, made_id)
     values ($1, $2, $3, $4, 0, 0, $5, $6::jsonb, $7, $8) returning id`,
    [
      ...[of.name, of.key, loans.length + bad.length, bad.length, JSON.stringify(bad)],
      ...[of.by.userName, of.by.userId],
    ],
  ))!
  const added = await addNew(tx, id, of.by.userName, loans)
  const changed = await correct(tx, id, of.by.userName, loans)
  return (await tx.one<BatchRecord>(
    `update loan_batch set added = $3, changed = $4 where company_id = $1 and id = $2 returning ${COLUMNS}`,
    [id, added, changed],
  ))!
}

export async function batchPage(tenant: TenantDb, page: number, size: number) {
  const rows = await tenant.rows<BatchRecord & { all: number }>(
    `select ${COLUMNS}, count(*) over ()::int as all from loan_batch
      where company_id = $1 order by created_at desc, id desc limit $2 offset $3`,
    [size, (page - 1) * size],
  )
  return { total: rows[0]?.all ?? 0, rows: rows.map(wireBatch) }
}

export async function badRows(tenant: TenantDb, id: number): Promise<BadRow[]> {
  const row = await tenant.one<{ faults: BadRow[] }>(
    'select faults from loan_batch where company_id = $1 and id = $2',
    [id],
  )
  if (!row) throw new Refusal('UNKNOWN', LOAN_SAYS.noSuchList)
  if (row.faults.length === 0) throw new Refusal('UNKNOWN', LOAN_SAYS.noBadRow)
  return row.faults
}

export interface LoanFilter {
  keyword?: string | undefined
  late?: string | undefined
}

interface LoanRecord {
  id: number
  tax_no: string
  name: string | null
  loan_no: string
  granted: string
  matured: string
  overdue_days: number
  entered_by: string
  entered_at: Date
  history: LoanRow['history']
  corrected: number
  first_by: string
  first_at: Date
}

/** A loan that is corrected every month for years has no more of it told; its first entry always is. */
const MOST_HISTORY = 20

export async function loanPage(
  tenant: TenantDb,
  { keyword, late }: LoanFilter,
  page: number,
  size: number,
): Promise<{ total: number; rows: LoanRow[] }> {
  const values: Value[] = [likeOf(keyword), late ? Number(late) : 0, size, (page - 1) * size]
  const rows = await tenant.rows<LoanRecord & { all: number }>(
    `select l.id, l.tax_no, e.name, l.loan_no, to_char(l.granted, 'YYYY-MM-DD') as granted, to_char(l.matured, 'YYYY-MM-DD') as matured,
            l.overdue_days, l.entered_by, l.entered_at, count(*) over ()::int as all, h.history, h.corrected,
            coalesce(h.first_by, l.entered_by) as first_by, coalesce(h.first_at, l.entered_at) as first_at
       from loan_outcome l left join enterprise e on e.company_id = $1 and e.tax_no = l.tax_no
       left join lateral (
         select coalesce(json_agg(json_build_object('matured', to_char(b.matured, 'YYYY-MM-DD'), 'overdueDays', b.overdue_days,
                  'enteredBy', b.entered_by, 'enteredAt', b.entered_at) order by b.id desc) filter (where b.nth <= ${MOST_HISTORY}), '[]') as history,
                count(*)::int as corrected, max(b.entered_at) filter (where b.nth = b.of) as first_at,
                max(b.entered_by) filter (where b.nth = b.of) as first_by
           from (select o.*, row_number() over (order by o.id desc) as nth, count(*) over () as of
                   from loan_history o where o.company_id = $1 and o.loan_id = l.id) b) h on true
      where l.company_id = $1 and ($2::text is null or l.tax_no ilike $2 or l.loan_no ilike $2 or e.name ilike $2)
        and l.overdue_days >= $3
      order by l.granted desc, l.id desc limit $4 offset $5`,
    values,
  )
  return {
    total: rows[0]?.all ?? 0,
    rows: rows.map((row) => ({
      ...wired(
        row,
        'id tax_no name loan_no granted matured overdue_days entered_by entered_at first_by first_at',
      ),
      history: row.history.map((one) => ({
        ...one,
        enteredAt: new Date(one.enteredAt).toISOString(),
      })),
      earlier: row.corrected - row.history.length,
    })),
  }
}

export const loanTotals = async (tenant: TenantDb): Promise<LoanTotals> =>
  (await tenant.one<LoanTotals>(
    `select count(*)::int as all, count(*) filter (where overdue_days >= 30)::int as late30,
            count(*) filter (where overdue_days >= 60)::int as late60, count(*) filter (where overdue_days >= 90)::int as late90
       from loan_outcome where company_id = $1`,
  ))!
