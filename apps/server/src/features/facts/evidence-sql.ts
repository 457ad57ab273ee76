/**
 * An EvidenceQuery in SQL, as of a revision: rows that were there then and have not changed since, and old versions of rows
 * that have. Means the same as the engine's `matchesEvidence`, row by row (a test holds one against the other).
 */
import { DIGITAL_KINDS, type KindName, SPECIAL_KINDS } from '@xinjian/engine/invoice/facts'
import { firstDayOfMonth, formatDay } from '@xinjian/engine/invoice/window'
import { holidayDays } from '@xinjian/engine/params/holiday-days'
import { HOLIDAY_BLOCKS } from '@xinjian/engine/params/holidays'
import type { EvidenceQuery } from '@xinjian/engine/report/document'
import type { Value } from '../../db/pool.ts'
import { KIND_INDEX } from './copy-rows.ts'

/** 税控 limits of one invoice in 分 (I-039). */
const CEILINGS = [999_999, 9_999_999, 99_999_999, 999_999_999]

const COLUMNS =
  'v.id, v.invoice_key, v.direction, v.issue_day, v.minute, v.kind, v.status, v.counterparty_id, v.amount, v.tax, v.total, v.source'

/** Collects values behind $1 (company), $2 (enterprise), $3 (revision). */
export class Values {
  readonly list: Value[]

  constructor(enterpriseId: number, seq: number) {
    this.list = [enterpriseId, seq]
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
  const where = ['v.company_id = $1', 'v.enterprise_id = $2', 'v.seq <= $3', ...conditions]
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
  if (query.system)
    all.push(`v.kind ${query.system === 'DIGITAL' ? 'in' : 'not in'} (${kindCodes(DIGITAL_KINDS)})`)
  if (query.predicate) all.push(predicateOf(query.predicate, values))
  if (query.goods !== undefined) all.push(goodsOf(query.goods, values))
  return all
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

function predicateOf(predicate: NonNullable<EvidenceQuery['predicate']>, values: Values): string {
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

/** Goods first, then their lines: few goods match, and lines are found by invoice. */
function goodsOf(goods: string, values: Values): string {
  const category = /^\d+$/.test(goods)
    ? `starts_with(g.category, ${values.put(goods, 'text')})`
    : `g.category = ${values.put(goods, 'text')}`
  return `exists (select 1 from invoice_item l
      where l.company_id = $1 and l.enterprise_id = $2 and l.invoice_id = v.id
        and l.goods_id in (select g.id from goods g where g.company_id = $1 and g.enterprise_id = $2 and ${category}))`
}

function keywordOf(keyword: string | undefined, values: Values): string[] {
  if (!keyword) return []
  const like = values.put(`%${keyword.replace(/[\\%_]/g, '\\$&')}%`, 'text')
  return [
    `(v.invoice_key ilike ${like} or v.counterparty_id in (
        select id from counterparty where company_id = $1 and enterprise_id = $2 and (name ilike ${like} or tax_no ilike ${like})))`,
  ]
}
