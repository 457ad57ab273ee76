/**
 * An InvoiceEvidence in SQL, as of a revision: rows that were there then and have not changed since, and old versions of rows
 * that have. What the query means is the engine's definition; here it is only read as SQL (a test holds both readings against
 * each other, row by row).
 */

import {
  type InvoiceCondition,
  type InvoiceField,
  type LineCondition,
  meaningOf,
} from '@xinjian/engine/invoice/evidence/definition'
import type { KindName } from '@xinjian/engine/invoice/facts'
import { formatDay } from '@xinjian/engine/kit/calendar/window'
import type { Condition } from '@xinjian/engine/report/condition'
import type { InvoiceEvidence } from '@xinjian/engine/report/document'
import { conditionSql, type Put, type SqlField } from '../../../../db/condition-sql.ts'
import type { Value } from '../../../../db/pool.ts'
import { KIND_INDEX } from '../posting/copy-rows.ts'
import { CODE_SQL, NUMBER_SQL, RUN_COLUMNS, runsSql, TAX_DISK_SQL } from '../serial-sql.ts'

const COLUMNS =
  'v.id, v.invoice_key, v.direction, v.issue_day, v.minute, v.kind, v.status, v.counterparty_id, v.amount, v.tax, v.total, v.source'

const AS_OF = ['v.company_id = $1', 'v.enterprise_id = $2', 'v.seq <= $3']

/** Fields of the definition as columns; a province is settled to counterparties before (`regions.ts`). */
const FIELDS: Record<Exclude<InvoiceField, 'province'>, SqlField> = {
  direction: { sql: 'v.direction', type: 'smallint', store: (value) => (value === 'OUT' ? 0 : 1) },
  day: { sql: 'v.issue_day', type: 'date', store: (value) => formatDay(Number(value)) },
  minute: { sql: 'v.minute', type: 'smallint' },
  status: { sql: 'v.status', type: 'smallint', store: (value) => (value === 'VOID' ? 1 : 0) },
  // −1 is no kind: a name that is not known matches nothing.
  kind: {
    sql: 'v.kind',
    type: 'smallint',
    store: (value) => KIND_INDEX[value as KindName] ?? -1,
  },
  amount: { sql: 'v.amount', type: 'bigint' },
  total: { sql: 'v.total', type: 'bigint' },
  totalInWan: { sql: '(v.total % 1000000)', type: 'bigint' },
  abnormal: { sql: 'v.abnormal', type: 'boolean', isTrue: 'v.abnormal' },
  counterparty: { sql: 'v.counterparty_id', type: 'int' },
  person: {
    sql: `exists (${PARTY('and p.id = v.counterparty_id and p.person')})`,
    type: 'boolean',
    isTrue: `v.counterparty_id in (${PARTY('and p.person')})`,
  },
  code: { sql: CODE_SQL, type: 'text' },
  number: { sql: `(${NUMBER_SQL})`, type: 'int' },
}

/** Goods first, then their lines: few goods match, and lines are found by invoice. */
const LINE_FIELDS: Record<'category' | 'rate', SqlField> = {
  category: { sql: 'g.category', type: 'text' },
  rate: { sql: 'l.rate_bp', type: 'int' },
}

function PARTY(condition: string): string {
  return `select p.id from counterparty p where p.company_id = $1 and p.enterprise_id = $2 ${condition}`
}

/** Collects values behind $1 (company), $2 (enterprise) and a statement's own $3: for rows, the revision. */
export class Values {
  readonly list: Value[]

  constructor(enterpriseId: number, third: Value) {
    this.list = [enterpriseId, third]
  }

  /** The placeholder of a value; `type` makes its SQL type plain. */
  readonly put: Put = (value, type) => {
    this.list.push(value)
    // The company is $1, put there by the tenant handle.
    return `$${this.list.length + 1}::${type}`
  }
}

/** `select` of all matching rows as of the revision; `whole`: whatever their lines. */
export function evidenceRows(
  query: InvoiceEvidence,
  keyword: string | undefined,
  values: Values,
  { whole = false } = {},
): string {
  const { invoice, lines, serial } = meaningOf(query)
  const where = [
    ...AS_OF,
    conditionSql(invoice, FIELDS, values.put),
    ...(serial ? [serialOf(invoice, values)] : []),
    ...(lines && !whole
      ? [
          `exists (select 1 from invoice_item l
      where l.company_id = $1 and l.enterprise_id = $2 and l.invoice_id = v.id and ${lineSql(lines, values)})`,
        ]
      : []),
    ...keywordOf(keyword, values),
  ].join(' and ')
  return `select ${COLUMNS} from invoice v where ${where}
    union all
    select ${COLUMNS} from invoice_history v where ${where} and v.seq_to > $3`
}

/**
 * Runs are found among the rows of the revision, whatever else is asked, but inside the same days and direction: a run never
 * crosses either, and a month is looked at instead of ten years.
 */
function serialOf(invoice: InvoiceCondition, values: Values): string {
  const parts = 'all' in invoice ? invoice.all : [invoice]
  const outer = parts.filter(
    (part) => 'field' in part && (part.field === 'direction' || part.field === 'day'),
  )
  const inside = conditionSql({ all: outer }, FIELDS, values.put)
  const where = [...AS_OF, inside, 'v.status = 0', TAX_DISK_SQL].join(' and ')
  const rows = `select ${RUN_COLUMNS} from invoice v where ${where}
    union all
    select ${RUN_COLUMNS} from invoice_history v where ${where} and v.seq_to > $3`
  return `(v.direction, v.invoice_key) in (select direction, invoice_key from (${runsSql(rows)}) s)`
}

type LineField = 'category' | 'rate'

/** A part speaks of one field; one that lists nothing (no category at all) is of the category and holds of no line. */
function fieldOf(part: Condition<LineField>): LineField {
  if ('field' in part) return part.field
  const [first] = 'any' in part ? part.any : part.all
  return first ? fieldOf(first) : 'category'
}

/** Which lines `l` are meant. */
export function lineSql(lines: LineCondition, values: Values): string {
  const parts = 'all' in lines ? lines.all : [lines]
  const of = (field: LineField) => parts.filter((part) => fieldOf(part) === field)
  const read = (some: readonly Condition<LineField>[]) =>
    conditionSql({ all: some }, LINE_FIELDS, values.put)
  const goods = of('category')
  return [
    ...(goods.length > 0
      ? [
          `l.goods_id in (select g.id from goods g where g.company_id = $1 and g.enterprise_id = $2 and ${read(goods)})`,
        ]
      : []),
    ...(of('rate').length > 0 ? [read(of('rate'))] : []),
  ].join(' and ')
}

function keywordOf(keyword: string | undefined, values: Values): string[] {
  if (!keyword) return []
  const like = values.put(`%${keyword.replace(/[\\%_]/g, '\\$&')}%`, 'text')
  return [
    `(v.invoice_key ilike ${like} or v.counterparty_id in (
        select id from counterparty where company_id = $1 and enterprise_id = $2 and (name ilike ${like} or tax_no ilike ${like})))`,
  ]
}
