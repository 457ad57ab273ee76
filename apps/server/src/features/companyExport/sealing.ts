/**
 * Which rows of a table may still be told once a consent was taken back (docs/decisions/0065, 0285), as SQL over the row `t` and the company `$1`. What a row
 * says of an enterprise is told no longer than that of the page it stands on; a table that is named nowhere here is taken for a judgement.
 */
import { isResultSealed } from '../backtest/index.ts'
import { noSealedReport, notSealed, notWithdrawn } from '../consent/index.ts'
import { RECORD_TABLES, UPLOAD } from '../facts/records/read.ts'
import { isGraphSealed } from '../graph/index.ts'
import { isSubjectSealed } from '../riskOrder/index.ts'

/** Told also of whoever took a consent back: that it is known, what it signed, and what was paid for. */
const OF_RECORD = ['auth_contract', 'enterprise', 'usage_record', 'withdrawal']

/** What files, bureaus and programs told: told as long as the data of the enterprise are, of uploads after a withdrawal too. */
const FACTS = new Set<string>([
  ...RECORD_TABLES,
  ...['bank_month', 'bank_month_party', 'collect_coverage', 'collect_task', 'counterparty'],
  ...['gl_month', 'gl_month_account', 'gl_month_text', 'goods', 'import_batch', 'invoice'],
  ...['invoice_history', 'invoice_item', 'invoice_month', 'invoice_period', 'invoice_scan'],
  ...['invoice_uploaded', 'person_invite'],
])

const RECORDS = new Set<string>(RECORD_TABLES)

/** Judgements that rest on the consents of others than their enterprise too. */
const RESTING: Readonly<Record<string, (t: string) => string>> = {
  backtest_row: (t) => `not ${isResultSealed(t)}`,
  graph_query: (t) => `not ${isGraphSealed(t)}`,
  risk_subject: (t) => `not ${isSubjectSealed(t)}`,
}

/** Of data that are still under a consent, or never were under one that was taken back. */
const standing = (t: string) => notWithdrawn(`${t}.enterprise_id`, 'DATA')
const invoices = 'select i.enterprise_id, i.id from invoice i where i.company_id = $1'
const goods = `select x.enterprise_id, x.goods_id from invoice_item x
    where x.company_id = $1 and (x.enterprise_id, x.invoice_id) in (${invoices})`
const parties = 'select i.enterprise_id, i.counterparty_id from invoice i where i.company_id = $1'

/**
 * What collections brought and a withdrawal took out lies on in history, where files are left beside it: it leaves with no export. What files
 * told leaves.
 */
const TAKEN_OUT: Readonly<Record<string, (t: string) => string>> = {
  collect_task: (t) => `${t}.sealed_at is null`,
  counterparty: (t) => `(${standing(t)} or (${t}.enterprise_id, ${t}.id) in (${parties}))`,
  goods: (t) => `(${standing(t)} or (${t}.enterprise_id, ${t}.id) in (${goods}))`,
  invoice_history: (t) =>
    `(${standing(t)} or exists (select 1 from import_batch b where b.company_id = $1 and b.id = ${t}.import_id and b.blob_key <> ''))`,
  invoice_item: (t) => `(${standing(t)} or (${t}.enterprise_id, ${t}.invoice_id) in (${invoices}))`,
}

/** The same of rows with revisions: one that a file did not tell leaves as long as the newest of its key holds. */
const recordStands = (table: string, t: string): string =>
  `(${t}.source = '${UPLOAD}' or (
    select g.gone from ${table} g
     where g.company_id = $1 and g.enterprise_id = ${t}.enterprise_id and g.row_key = ${t}.row_key
     order by g.revision desc limit 1) is not true)`

/** Rows that are a part of a row of another table, and told with it: how they name it. */
const PART_OF: Readonly<
  Record<string, readonly [whole: string, by: Readonly<Record<string, string>>]>
> = {
  book_question: ['import_batch', { import_id: 'id' }],
  collect_event: ['collect_task', { task_id: 'task_id' }],
  collect_item: ['collect_task', { task_id: 'task_id' }],
  import_check: ['import_batch', { import_id: 'id' }],
  import_error: ['import_batch', { import_id: 'id' }],
  risk_override: ['risk_subject', { no: 'no', line: 'line' }],
  rpa_record: ['collect_task', { task_id: 'task_id' }],
}

/** `columns`: names of those of each table. null = all rows. */
export function openOf(
  table: string,
  columns: ReadonlyMap<string, readonly string[]>,
): string | null {
  const part = PART_OF[table]
  if (!part) return ownOpen(table, 't', columns)
  const [whole, by] = part
  const same = Object.entries(by).map(([own, its]) => `w.${its} = t.${own}`)
  const open = ownOpen(whole, 'w', columns)
  return `not exists (select 1 from ${whole} w where w.company_id = $1 and ${same.join(' and ')} and not (${open}))`
}

function ownOpen(
  table: string,
  t: string,
  columns: ReadonlyMap<string, readonly string[]>,
): string | null {
  const has = (name: string) => columns.get(table)?.includes(name) === true
  const rests = RESTING[table]
  const report = has('report_no') && !FACTS.has(table)
  const open: string[] = []
  if (report) open.push(`(${t}.report_no is null or ${noSealedReport(t)})`)
  if (rests) open.push(rests(t))
  const takenOut = TAKEN_OUT[table]
  if (takenOut) open.push(takenOut(t))
  if (RECORDS.has(table) && has('gone')) open.push(recordStands(table, t))
  if (has('enterprise_id') && !OF_RECORD.includes(table)) {
    const id = `${t}.enterprise_id`
    const judged = report || FACTS.has(table) ? '' : ` and ${notWithdrawn(id)}`
    open.push(`(${id} is null or ${notSealed(id)}${judged})`)
  }
  return open.length > 0 ? open.join(' and ') : null
}
