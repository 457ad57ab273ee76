/** SQL of orders. A party's statements carry its bound; no state is written but from the one before. */
import type { OrderState, OrderType } from '@xinjian/contract/scf/states'
import { likeOf } from '../../../db/like.ts'
import { onDays } from '../../../db/lists/days.ts'
import { pageOf } from '../../../db/page.ts'
import type { Value } from '../../../db/pool.ts'
import type { CompanyTx, TenantDb } from '../../../db/tenant.ts'
import { Refusal } from '../../../http/refusal.ts'
import { nextNo, TODAY } from '../numbers.ts'
import type { Bound } from '../store/receivables.ts'
import { SCF_SAYS } from '../words.ts'

type Asking = Pick<CompanyTx, 'one' | 'rows' | 'run'>
interface By {
  userId: number
  userName: string
}

export interface OrderRecord {
  no: string
  type: OrderType
  anchor_no: string
  relation_no: string
  product_no: string
  product_name: string
  advance_bp: number
  seller: string
  seller_tax_no: string
  buyer: string
  buyer_tax_no: string
  purchase_no: string
  goods: string
  amount_fen: number
  delivery_day: string
  state: OrderState
  made_by: string
  made_at: Date
  recorded: 'CONFIRM' | 'REFUSE' | null
  record_note: string | null
  recorded_id: number | null
  recorded_by: string | null
  verified_by: string | null
  loan_no: string | null
  financed_fen: number | null
  overdue: boolean
  delivered_on: string | null
  late: boolean
}

const COLUMNS = `o.no, o.type, o.anchor_no, o.relation_no, o.product_no, p.name as product_name, p.advance_bp, o.seller, o.seller_tax_no, o.buyer,
  o.buyer_tax_no, o.purchase_no, o.goods, o.amount_fen, o.delivery_day, o.state, o.made_by, o.made_at, o.recorded, o.record_note,
  o.recorded_id, o.recorded_by, o.verified_by, o.loan_no, o.financed_fen, o.overdue, o.delivered_on,
  o.state = 'FINANCED' and o.delivery_day < ${TODAY} as late`
const FROM =
  'from scf_order o join scf_product p on p.company_id = o.company_id and p.no = o.product_no'

const boundSql = (bound: Bound | null, values: Value[]): string =>
  bound ? ` and o.${bound.column} = $${values.push(bound.no) + 1}` : ''

/** One that is out of the bound is as one that is not. `lock`: until the transaction ends nobody else changes it. */
export async function orderByNo(
  tx: Asking,
  no: string,
  bound: Bound | null,
  lock = false,
): Promise<OrderRecord> {
  const values: Value[] = [no]
  const row = await tx.one<OrderRecord>(
    `select ${COLUMNS} ${FROM} where o.company_id = $1 and o.no = $2${boundSql(bound, values)}${lock ? ' for update of o' : ''}`,
    values,
  )
  if (!row) throw new Refusal('UNKNOWN', SCF_SAYS.noSuchOrder)
  return row
}

export interface OrderFilter {
  keyword?: string | undefined
  state?: string | undefined
  from?: string | undefined
  to?: string | undefined
  page: number
  size: number
}

/** The newest first. */
export function orderPage(tenant: TenantDb, filter: OrderFilter, bound: Bound | null) {
  const values: Value[] = []
  const put = (value: Value) => `$${values.push(value) + 1}`
  let where = `o.company_id = $1${boundSql(bound, values)}`
  if (filter.state) where += ` and o.state = ${put(filter.state)}`
  for (const day of onDays('o.made_at', filter, put)) where += ` and ${day}`
  const like = likeOf(filter.keyword)
  if (like) {
    const at = put(like)
    where += ` and (o.no ilike ${at} or o.seller ilike ${at} or o.buyer ilike ${at} or o.purchase_no ilike ${at} or o.goods ilike ${at})`
  }
  return pageOf<OrderRecord, OrderRecord>(
    tenant,
    {
      columns: COLUMNS,
      found: `${FROM} where ${where}`,
      order: 'o.made_at desc, o.no desc',
      ...{ values, most: filter.size, skip: (filter.page - 1) * filter.size },
    },
    (row) => row,
  )
}

export type NewOrder = Pick<
  OrderRecord,
  | ('type' | 'anchor_no' | 'relation_no' | 'product_no' | 'seller' | 'seller_tax_no' | 'buyer')
  | ('buyer_tax_no' | 'purchase_no' | 'goods' | 'amount_fen' | 'delivery_day')
>

/** A purchase order stands once between two firms, unless the core enterprise refused it. */
export async function addOrder(tx: Asking, of: NewOrder, by: By): Promise<string> {
  const row = await tx.one<{ no: string }>(
    `insert into scf_order (company_id, no, type, anchor_no, relation_no, product_no, seller, seller_tax_no, buyer, buyer_tax_no,
       purchase_no, goods, amount_fen, delivery_day, made_id, made_by)
     values ($1, ${nextNo('DD')}, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) on conflict do nothing returning no`,
    [
      ...[of.type, of.anchor_no, of.relation_no, of.product_no, of.seller, of.seller_tax_no],
      ...[of.buyer, of.buyer_tax_no, of.purchase_no, of.goods, of.amount_fen, of.delivery_day],
      ...[by.userId, by.userName],
    ],
  )
  if (!row) throw new Refusal('CONFLICT', SCF_SAYS.orderStands, 'purchaseNo')
  return row.no
}

/** SQL of what a step writes beside the state; `$3` the states before, `$4`… what is handed over. */
const STEPS = {
  VERIFIED: ', verified_id = $4, verified_by = $5, verified_at = clock_timestamp()',
  REJECTED: ', verified_id = $4, verified_by = $5, verified_at = clock_timestamp()',
  FINANCED: '',
  DELIVERED: ', delivered_on = $4, delivered_by = $5',
  INVOICED: '',
  SETTLED: ', overdue = false',
} as const

export async function moveOrder(
  tx: Asking,
  no: string,
  from: readonly OrderState[],
  to: keyof typeof STEPS,
  values: readonly Value[] = [],
): Promise<void> {
  const moved = await tx.run(
    `update scf_order set state = '${to}'${STEPS[to]} where company_id = $1 and no = $2 and state = any($3)`,
    [no, [...from], ...values],
  )
  if (moved === 0) throw new Refusal('CONFLICT', SCF_SAYS.stepNotNow)
}

/** What a person of the core enterprise says of the order; null takes it back. */
export async function recordOrderWord(
  tx: Asking,
  no: string,
  of: (By & { word: 'CONFIRM' | 'REFUSE'; note: string }) | null,
): Promise<void> {
  const done = await tx.run(
    `update scf_order set recorded = $3, record_note = $4, recorded_id = $5, recorded_by = $6
      where company_id = $1 and no = $2 and state = 'DRAFT'`,
    [no, of?.word ?? null, of?.note ?? null, of?.userId ?? null, of?.userName ?? null],
  )
  if (done === 0) throw new Refusal('CONFLICT', SCF_SAYS.orderNotWaiting)
}

export const setOrderLoan = (
  tx: Asking,
  no: string,
  of: { loanNo: string; fen: number } | null,
): Promise<number> =>
  tx.run('update scf_order set loan_no = $3, financed_fen = $4 where company_id = $1 and no = $2', [
    no,
    of?.loanNo ?? null,
    of?.fen ?? null,
  ])

export const markOverdue = (tx: Asking, no: string): Promise<number> =>
  tx.run('update scf_order set overdue = true where company_id = $1 and no = $2', [no])
