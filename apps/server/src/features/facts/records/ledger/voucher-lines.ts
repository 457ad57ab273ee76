/** Lines of vouchers as a ledger is read: page by page in the order of months, days and vouchers, at any number of lines. */

import { likeBy, likeOf } from '../../../../db/like.ts'
import type { TenantDb } from '../../../../db/tenant.ts'

export interface LineWanted {
  /** Digits of an account: its lines, and those of accounts under it. */
  account?: string | undefined
  /** `2024-03`, both ends included. */
  from?: string | undefined
  to?: string | undefined
  voucher?: string | undefined
  /** In 分, on either side, red or black. */
  amount?: number | undefined
  text?: string | undefined
}

export interface VoucherLine extends Record<string, unknown> {
  id: string
  month: string
  date: string | null
  voucher: string | null
  line: number | null
  text: string | null
  account: string
  name: string | null
  debit: number
  credit: number
  place: string | null
  revision: number
}

/** A later revision stands beside few lines, and an index holds those alone. */
const HOLDS = `v.company_id = $1 and v.enterprise_id = $2 and not v.gone
   and not exists (select from gl_voucher_line n
                    where n.company_id = $1 and n.enterprise_id = $2 and n.row_key = v.row_key
                      and n.revision = v.revision + 1 and n.revision > 1)`

/** The month leads, as the index does: a page is read without sorting what lies behind its months. */
const ORDER = [
  ['v.month', 'text'],
  [`coalesce(v.booked_on, 'infinity'::date)`, 'date'],
  [`length(coalesce(v.voucher, ''))`, 'int'],
  [`coalesce(v.voucher, '')`, 'text'],
  ['coalesce(v.line, 0)', 'int'],
  ['v.row_key', 'text'],
] as const
const KEYS = ORDER.map(([sql]) => sql).join(', ')

const COLUMNS = `v.row_key as id, v.month, v.booked_on::text as date, v.voucher, v.line, v.summary as text, v.account,
  v.account_name as name, v.debit, v.credit, v.place, v.revision`

/** `1002.01`, `1002-01` and `100201` are one account (engine `digitsOf`). */
const DIGITS = `translate(v.account, E' \\t.-_/\\\\', '')`

/** SQL of what is wanted, its values behind `values`; `$1` is the company. */
function whereSql(wanted: LineWanted, values: unknown[]): string {
  const put = (value: unknown) => `$${values.push(value) + 1}`
  const parts = [HOLDS]
  if (wanted.from !== undefined) parts.push(`v.month >= ${put(wanted.from)}::text`)
  if (wanted.to !== undefined) parts.push(`v.month <= ${put(wanted.to)}::text`)
  if (wanted.voucher !== undefined) parts.push(`v.voucher = ${put(wanted.voucher)}::text`)
  if (wanted.account !== undefined) parts.push(`starts_with(${DIGITS}, ${put(wanted.account)})`)
  if (wanted.amount !== undefined) {
    const [fen, red] = [put(wanted.amount), put(-wanted.amount)]
    const side = (of: string) => `(v.${of} <> 0 and v.${of} in (${fen}::int8, ${red}::int8))`
    parts.push(`(${side('debit')} or ${side('credit')})`)
  }
  const like = likeOf(wanted.text)
  if (like !== null) {
    const pattern = put(like)
    const by = likeBy(like)
    const texts = ['v.summary', 'v.account_name', 'v.voucher']
    parts.push(`(${texts.map((sql) => `${sql} ${by} ${pattern}`).join(' or ')})`)
  }
  return parts.join(' and ')
}

/** @returns `size` lines behind the line `after`, and whether there are more; null = there is no such line */
export async function voucherLines(
  tx: TenantDb,
  enterpriseId: number,
  wanted: LineWanted,
  after: string | undefined,
  size: number,
): Promise<{ rows: VoucherLine[]; more: boolean } | null> {
  const values: unknown[] = [enterpriseId]
  let where = whereSql(wanted, values)
  if (after !== undefined) {
    const last = await tx.one<{ keys: string[] }>(
      `select array[${ORDER.map(([sql]) => `(${sql})::text`).join(', ')}] as keys
         from gl_voucher_line v where ${HOLDS} and v.row_key = $3`,
      [enterpriseId, after],
    )
    if (!last) return null
    const keys = ORDER.map(([, type], i) => `$${values.push(last.keys[i]!) + 1}::text::${type}`)
    // The month by itself as well: only that is a bound of the index.
    where += ` and v.month >= $${values.push(last.keys[0]!) + 1}::text and (${KEYS}) > (${keys.join(', ')})`
  }
  const rows = await tx.rows<VoucherLine>(
    `select ${COLUMNS} from gl_voucher_line v where ${where} order by ${KEYS} limit ${size + 1}`,
    values as never,
  )
  return { rows: rows.slice(0, size), more: rows.length > size }
}

/** What the lines of one voucher come to. */
export async function voucherSum(
  tx: TenantDb,
  enterpriseId: number,
  month: string,
  voucher: string,
): Promise<{ debit: number; credit: number; lines: number }> {
  const sum = await tx.one<{ debit: number | null; credit: number | null; lines: number }>(
    `select sum(v.debit)::int8 as debit, sum(v.credit)::int8 as credit, count(*)::int as lines
       from gl_voucher_line v where ${HOLDS} and v.month = $3 and v.voucher = $4`,
    [enterpriseId, month, voucher],
  )
  return { debit: sum?.debit ?? 0, credit: sum?.credit ?? 0, lines: sum?.lines ?? 0 }
}
