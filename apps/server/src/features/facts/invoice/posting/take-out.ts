/**
 * Takes what collections brought out of the invoices of an enterprise, and leaves what was uploaded: a revision, after which only rows
 * of uploads stand, and months are folded of those alone. Rows that leave go to history, so that reports of before are still explained
 * by what they were made of, if their consent is given anew; nothing else reads there.
 */
import type { TenantDb } from '../../../../db/tenant.ts'
import { lockFactMarks } from '../../../enterprise/index.ts'
import { COLLECTED_IMPORTS } from '../../coverage/write.ts'
import { HISTORY_COLUMNS } from './changes.ts'
import { openImportState } from './import-state.ts'
import { writeMonths } from './months.ts'

const OF = 'company_id = $1 and enterprise_id = $2'

/** Rows that a collection had a part in: it wrote them last, or what an upload says of them is kept beside. */
const MIXED = `i.company_id = $1 and i.enterprise_id = $2 and (i.import_id in (${COLLECTED_IMPORTS}) or exists (
  select 1 from invoice_uploaded u
   where u.company_id = $1 and u.enterprise_id = $2 and u.direction = i.direction and u.invoice_key = i.invoice_key))`

/**
 * @returns the revision from which on only uploads stand: whoever calls writes it to the enterprise. Locks its row first, as every
 * writer of facts does
 */
export async function takeOutInvoices(tx: TenantDb, enterpriseId: number): Promise<number> {
  const marks = await lockFactMarks(tx, enterpriseId)
  const importState = await openImportState(tx, enterpriseId)
  const seq = marks.seq + 1
  const columns = HISTORY_COLUMNS.replace('blue_month', 'null::int')
  await tx.run(
    `insert into invoice_history (${HISTORY_COLUMNS}, seq_to)
     select ${HISTORY_COLUMNS.replaceAll(/\w+/g, (c) => `i.${c}`)}, $3 from invoice i where ${MIXED}`,
    [enterpriseId, seq],
  )
  await tx.run(`delete from invoice i where ${MIXED}`, [enterpriseId])
  // What a file said before a collection changed it, where no upload came later.
  await tx.run(
    `insert into invoice_uploaded (${HISTORY_COLUMNS})
     select distinct on (h.direction, h.invoice_key) ${HISTORY_COLUMNS.replaceAll(/\w+/g, (c) => `h.${c}`)}
       from invoice_history h
      where h.company_id = $1 and h.enterprise_id = $2 and h.import_id not in (${COLLECTED_IMPORTS})
        and exists (
          select 1 from invoice_history t
           where t.company_id = $1 and t.enterprise_id = $2 and t.direction = h.direction and t.invoice_key = h.invoice_key
             and t.seq_to = $3)
        and not exists (
          select 1 from invoice i
           where i.company_id = $1 and i.enterprise_id = $2 and i.direction = h.direction and i.invoice_key = h.invoice_key)
      order by h.direction, h.invoice_key, h.seq desc
     on conflict do nothing`,
    [enterpriseId, seq],
  )
  await tx.run(
    `insert into invoice (${HISTORY_COLUMNS})
     select ${columns.replace(/\bseq\b/, '$3::bigint')} from invoice_uploaded where ${OF}`,
    [enterpriseId, seq],
  )
  await tx.run(`delete from invoice_uploaded where ${OF}`, [enterpriseId])
  await tx.run(
    `update invoice r
        set blue_month = (
          select (extract(year from b.issue_day) * 12 + extract(month from b.issue_day) - 1)::int from invoice b
           where b.company_id = $1 and b.enterprise_id = $2 and b.direction = r.direction and b.invoice_key = r.blue_key)
      where r.company_id = $1 and r.enterprise_id = $2 and r.blue_key is not null`,
    [enterpriseId],
  )
  importState.months.spoilAll()
  for (const code of await monthCodes(tx, enterpriseId)) importState.months.spoilCode(code)
  await importState.months.rebuild(tx, enterpriseId)
  await writeMonths(
    tx,
    enterpriseId,
    seq,
    importState.months.take(importState.dictionary.goodsRanks()),
  )
  return seq
}

/** Months that have rows now: a version that holds again may lie in another month than the one that left. */
async function monthCodes(tx: TenantDb, enterpriseId: number): Promise<number[]> {
  const rows = await tx.rows<{ code: number }>(
    `select distinct ((extract(year from issue_day) * 12 + extract(month from issue_day) - 1) * 2 + direction)::int as code
       from invoice where ${OF}`,
    [enterpriseId],
  )
  return rows.map(({ code }) => code)
}
