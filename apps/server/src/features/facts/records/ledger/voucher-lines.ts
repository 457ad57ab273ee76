/** Lines of vouchers as a ledger is read: page by page in the order of months, days and vouchers, at any number of lines. */

import { formatMonth, type MonthIndex } from '@xinjian/engine/kit/calendar/window'
import { afterKeysSql, keysSql } from '../../../../db/keyset.ts'
import { likeBy, likeOf } from '../../../../db/like.ts'
import type { Value } from '../../../../db/statement.ts'
import type { TenantDb } from '../../../../db/tenant.ts'
import { monthIndexOf } from '../month.ts'

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

/** Whether a later revision of the line `v` is there. */
const REPLACED = `exists (select from gl_voucher_line n
  where n.company_id = $1 and n.enterprise_id = $2 and n.row_key = v.row_key and n.revision = v.revision + 1)`

/** The order of lines within all months. */
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

/** Before and after all months. */
const ALWAYS = { first: 0, last: 9999 * 12 } as const

/**
 * The accounts under one, as the lines of these months write them: `1002.01`, `1002-01` and `100201` are one (engine `digitsOf`). By them the
 * index of months and accounts leads to the lines.
 */
const accountsUnder = async (
  tx: TenantDb,
  enterpriseId: number,
  digits: string,
  { from = '', to = '' }: LineWanted,
) =>
  (
    await tx.rows<{ account: string }>(
      `select distinct account from gl_month_account
        where company_id = $1 and enterprise_id = $2 and month between $4 and $5
          and starts_with(translate(account, E' \\t.-_/\\\\', ''), $3)`,
      [enterpriseId, digits, monthIndexOf(from) ?? ALWAYS.first, monthIndexOf(to) ?? ALWAYS.last],
    )
  ).map(({ account }) => account)

/** What is wanted, with the accounts that are meant. */
type Wanted = Omit<LineWanted, 'account'> & { accounts?: string[] | undefined }

/** SQL of what is wanted, its values behind `values`; `$1` is the company. */
function whereSql(wanted: Wanted, values: Value[]): string {
  const put = (value: Value) => `$${values.push(value) + 1}`
  const parts = ['v.company_id = $1 and v.enterprise_id = $2 and not v.gone']
  // Of one month the index leads on to its accounts.
  if (wanted.from !== undefined && wanted.from === wanted.to)
    parts.push(`v.month = ${put(wanted.from)}::text`)
  else {
    if (wanted.from !== undefined) parts.push(`v.month >= ${put(wanted.from)}::text`)
    if (wanted.to !== undefined) parts.push(`v.month <= ${put(wanted.to)}::text`)
  }
  if (wanted.voucher !== undefined) parts.push(`v.voucher = ${put(wanted.voucher)}::text`)
  if (wanted.accounts !== undefined) parts.push(`v.account = any(${put(wanted.accounts)}::text[])`)
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

/** Lines of a page that a later revision may have replaced: read on top of what is wanted. */
const SPARE = 20

type Candidate = VoucherLine & { keys: string[]; replaced: boolean }

/** Lines in order behind keys; of each whether it was replaced, which is looked up for these alone. */
const candidates = (
  tx: TenantDb,
  enterpriseId: number,
  wanted: Wanted,
  after: readonly string[] | null,
  most: number,
): Promise<Candidate[]> => {
  const values: Value[] = [enterpriseId]
  const where = `${whereSql(wanted, values)}${afterKeysSql(ORDER, false, after, values)}`
  return tx.rows<Candidate>(
    `select v.*, ${REPLACED} as replaced
       from (select ${COLUMNS}, v.row_key, ${keysSql(ORDER)} from gl_voucher_line v
              where ${where} order by ${KEYS} limit ${most}) v`,
    values,
  )
}

/** Months of which some line may be wanted, upwards. */
async function* monthsOf(tx: TenantDb, enterpriseId: number, wanted: Wanted) {
  const { from = '', to = '9' } = wanted
  const like = likeOf(wanted.text)
  if (like !== null) {
    // A ledger of a million lines holds most texts in few months, and none of them in a blink (docs/decisions/0183).
    const said = await tx.rows<{ month: MonthIndex }>(
      `select month from gl_month_text
        where company_id = $1 and enterprise_id = $2 and texts ${likeBy(like)} $3 order by month`,
      [enterpriseId, like],
    )
    const months = said.map(({ month }) => formatMonth(month))
    yield* months.filter((month) => month >= from && month <= to)
    return
  }
  // The index leads from each month to the next, whatever lies between.
  for (let behind = from, by = '>='; ; by = '>') {
    const next = await tx.one<{ month: string }>(
      `select v.month from gl_voucher_line v
        where v.company_id = $1 and v.enterprise_id = $2 and v.month ${by} $3::text and v.month <= $4::text
        order by v.month limit 1`,
      [enterpriseId, behind, to],
    )
    if (!next) return
    yield next.month
    behind = next.month
  }
}

/**
 * Month by month, so that a page is full before the rest of a ledger is read, and of a text those alone that hold it; by amount at once, which
 * has an index of its own.
 * @returns `size` lines behind the line `after`, and whether there are more; null = there is no such line
 */
export async function voucherLines(
  tx: TenantDb,
  enterpriseId: number,
  { account, ...rest }: LineWanted,
  after: string | undefined,
  size: number,
): Promise<{ rows: VoucherLine[]; more: boolean } | null> {
  const accounts =
    account === undefined ? undefined : await accountsUnder(tx, enterpriseId, account, rest)
  const wanted: Wanted = { ...rest, accounts }
  const last = after === undefined ? null : await keysOf(tx, enterpriseId, after)
  if (last === undefined) return null
  const rows: VoucherLine[] = []
  const read = async (part: Wanted): Promise<boolean> => {
    for (let keys = last; ; ) {
      const most = size + 1 - rows.length + SPARE
      const found = await candidates(tx, enterpriseId, part, keys, most)
      for (const { keys: _keys, replaced, row_key: _key, ...line } of found)
        if (!replaced) rows.push(line as VoucherLine)
      if (rows.length > size) return true
      if (found.length < most) return false
      keys = found.at(-1)!.keys
    }
  }
  if (wanted.amount !== undefined) await read(wanted)
  else {
    const from = [wanted.from ?? '', last?.[0] ?? ''].sort().at(-1)!
    for await (const month of monthsOf(tx, enterpriseId, { ...wanted, from }))
      if (await read({ ...wanted, from: month, to: month })) break
  }
  return { rows: rows.slice(0, size), more: rows.length > size }
}

/** Keys of a line as it holds today; undefined = there is none. */
const keysOf = async (tx: TenantDb, enterpriseId: number, rowKey: string) =>
  (
    await tx.one<{ keys: string[] }>(
      `select ${keysSql(ORDER)} from gl_voucher_line v
        where v.company_id = $1 and v.enterprise_id = $2 and v.row_key = $3 and not v.gone and not ${REPLACED}`,
      [enterpriseId, rowKey],
    )
  )?.keys

/** What the lines of one voucher come to. */
export async function voucherSum(
  tx: TenantDb,
  enterpriseId: number,
  month: string,
  voucher: string,
): Promise<{ debit: number; credit: number; lines: number }> {
  const sum = await tx.one<{ debit: number | null; credit: number | null; lines: number }>(
    `select sum(v.debit)::int8 as debit, sum(v.credit)::int8 as credit, count(*)::int as lines
       from gl_voucher_line v
      where v.company_id = $1 and v.enterprise_id = $2 and v.month = $3 and v.voucher = $4 and not v.gone and not ${REPLACED}`,
    [enterpriseId, month, voucher],
  )
  return { debit: sum?.debit ?? 0, credit: sum?.credit ?? 0, lines: sum?.lines ?? 0 }
}
