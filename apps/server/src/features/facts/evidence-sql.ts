/**
 * An EvidenceQuery in SQL, as of a revision: rows that were there then and have not changed since, and old versions of rows
 * that have. Means the same as the engine's `matchesEvidence`, row by row (a test holds one against the other).
 */
import { asksLines } from '@xinjian/engine/invoice/evidence'
import { type KindName, SPECIAL_KINDS } from '@xinjian/engine/invoice/facts'
import { firstDayOfMonth, formatDay } from '@xinjian/engine/kit/calendar/window'
import { holidayDays } from '@xinjian/engine/kit/china/holiday-days'
import { HOLIDAY_BLOCKS } from '@xinjian/engine/kit/china/holidays'
import type { EvidenceQuery } from '@xinjian/engine/report/document'
import type { Value } from '../../db/pool.ts'
import { KIND_INDEX } from './copy-rows.ts'
import { CODE_SQL, NUMBER_SQL, RUN_COLUMNS, runsSql, TAX_DISK_SQL } from './serial-sql.ts'

/** 税控 limits of one invoice in 分 (I-039). */
const CEILINGS = [999_999, 9_999_999, 99_999_999, 999_999_999]

const COLUMNS =
  'v.id, v.invoice_key, v.direction, v.issue_day, v.minute, v.kind, v.status, v.counterparty_id, v.amount, v.tax, v.total, v.source'

const AS_OF = ['v.company_id = $1', 'v.enterprise_id = $2', 'v.seq <= $3']

/** Collects values behind $1 (company), $2 (enterprise) and a statement's own $3: for rows, the revision. */
export class Values {
  readonly list: Value[]

  constructor(enterpriseId: number, third: Value) {
    this.list = [enterpriseId, third]
  }

  /** The placeholder of a value; `type` makes its SQL type plain. */
  put(value: Value, type: string): string {
    this.list.push(value)
    // The company is $1, put there by the tenant handle.
    return `$${this.list.length + 1}::${type}`
  }
}

/** `select` of all matching rows as of the revision. */
export function evidenceRows(
  query: EvidenceQuery,
  keyword: string | undefined,
  values: Values,
): string {
  const conditions = [...conditionsOf(query, values), ...keywordOf(keyword, values)]
  const where = [...AS_OF, ...conditions]
  return `select ${COLUMNS} from invoice v where ${where.join(' and ')}
    union all
    select ${COLUMNS} from invoice_history v where ${where.join(' and ')} and v.seq_to > $3`
}

function conditionsOf(query: EvidenceQuery, values: Values): string[] {
  const all: string[] = []
  if (query.direction) all.push(`v.direction = ${query.direction === 'OUT' ? 0 : 1}`)
  if (query.from) all.push(`v.issue_day >= ${values.put(query.from, 'date')}`)
  if (query.to) all.push(`v.issue_day <= ${values.put(query.to, 'date')}`)
  if (query.rows) all.push(ROWS[query.rows])
  if (query.kinds) all.push(`v.kind = any(${values.put(kindCodes(query.kinds), 'smallint[]')})`)
  if (query.counterpartyIds)
    all.push(`v.counterparty_id = any(${values.put(query.counterpartyIds, 'int[]')})`)
  if (query.withoutCounterpartyIds)
    all.push(`v.counterparty_id <> all(${values.put(query.withoutCounterpartyIds, 'int[]')})`)
  if (query.system) all.push(query.system === 'TAX_DISK' ? TAX_DISK_SQL : `not (${TAX_DISK_SQL})`)
  if (query.totalFrom !== undefined)
    all.push(`v.total >= ${values.put(fenOf(query.totalFrom), 'bigint')}`)
  if (query.totalTo !== undefined)
    all.push(`v.total < ${values.put(fenOf(query.totalTo), 'bigint')}`)
  if (query.numbers) all.push(numbersOf(query.numbers, values))
  if (query.predicate === 'SERIAL') all.push(serialOf([...all]))
  else if (query.predicate) all.push(predicateOf(query.predicate, values))
  if (asksLines(query))
    all.push(`exists (select 1 from invoice_item l
      where l.company_id = $1 and l.enterprise_id = $2 and l.invoice_id = v.id and ${linesOf(query, values)})`)
  return all
}

const fenOf = (yuan: number): number => Math.round(yuan * 100)

function numbersOf(
  { code, from, to }: NonNullable<EvidenceQuery['numbers']>,
  values: Values,
): string {
  const bounds = `between ${values.put(from, 'int')} and ${values.put(to, 'int')}`
  return `${TAX_DISK_SQL} and ${CODE_SQL} = ${values.put(code, 'text')} and ${NUMBER_SQL} ${bounds}`
}

/**
 * Runs are found among the rows of the revision, whatever else is asked, but inside the same days and direction: a run never
 * crosses either, and a month is looked at instead of ten years.
 */
function serialOf(conditions: readonly string[]): string {
  const outer = conditions.filter((c) => /^v\.(?:direction|issue_day) /.test(c))
  const where = [...AS_OF, ...outer, 'v.status = 0', TAX_DISK_SQL].join(' and ')
  const rows = `select ${RUN_COLUMNS} from invoice v where ${where}
    union all
    select ${RUN_COLUMNS} from invoice_history v where ${where} and v.seq_to > $3`
  return `(v.direction, v.invoice_key) in (select direction, invoice_key from (${runsSql(rows)}) s) and v.status = 0 and ${TAX_DISK_SQL}`
}

const ROWS: Record<NonNullable<EvidenceQuery['rows']>, string> = {
  VOID: 'v.status = 1',
  VALID: 'v.status = 0',
  BLUE: 'v.status = 0 and v.total > 0',
  RED: 'v.status = 0 and v.total < 0',
  ALL: 'true',
}

/** −1 is no kind: a name that is not known matches nothing. */
const kindCodes = (kinds: readonly string[]): number[] =>
  kinds.map((kind) => KIND_INDEX[kind as KindName] ?? -1)

function predicateOf(
  predicate: Exclude<NonNullable<EvidenceQuery['predicate']>, 'SERIAL'>,
  values: Values,
): string {
  switch (predicate) {
    case 'NIGHT':
      return '(v.minute >= 1320 or v.minute between 0 and 359)'
    case 'HOLIDAY':
      return `v.issue_day = any(${values.put(holidays(), 'date[]')})`
    case 'CEILING':
      return `(${CEILINGS.map((l) => `v.amount between ${Math.ceil(l * 0.995)} and ${l}`).join(' or ')})`
    case 'ROUND_AMOUNT':
      return '(v.total > 0 and v.total % 1000000 = 0)'
    case 'PERSON_BUYER':
      return 'v.counterparty_id in (select id from counterparty where company_id = $1 and enterprise_id = $2 and person)'
    case 'ABNORMAL_RISK':
      return 'v.abnormal'
    case 'SPECIAL':
      return `v.kind in (${kindCodes(SPECIAL_KINDS)})`
  }
}

/** Every day off of the years that are known. */
function holidays(): string[] {
  return Object.keys(HOLIDAY_BLOCKS).flatMap((year) => {
    const january = firstDayOfMonth(Number(year) * 12)
    return (holidayDays(january, firstDayOfMonth(Number(year) * 12 + 12) - 1) ?? []).map(formatDay)
  })
}

/** Which lines `l` a query means. Goods first, then their lines: few goods match, and lines are found by invoice. */
export function linesOf({ goods, rates }: EvidenceQuery, values: Values): string {
  const all: string[] = []
  if (goods !== undefined) {
    const category = /^\d+$/.test(goods)
      ? `starts_with(g.category, ${values.put(goods, 'text')})`
      : `g.category = ${values.put(goods, 'text')}`
    all.push(
      `l.goods_id in (select g.id from goods g where g.company_id = $1 and g.enterprise_id = $2 and ${category})`,
    )
  }
  if (rates) all.push(`l.rate_bp = any(${values.put(rates, 'int[]')})`)
  return all.join(' and ')
}

function keywordOf(keyword: string | undefined, values: Values): string[] {
  if (!keyword) return []
  const like = values.put(`%${keyword.replace(/[\\%_]/g, '\\$&')}%`, 'text')
  return [
    `(v.invoice_key ilike ${like} or v.counterparty_id in (
        select id from counterparty where company_id = $1 and enterprise_id = $2 and (name ilike ${like} or tax_no ilike ${like})))`,
  ]
}
