/** SQL of receivables. A party's statements carry its bound; no state is written but from the one before. */
import type { ReceivableState } from '@xinjian/contract/scf/states'
import { likeOf } from '../../../db/like.ts'
import { onDays } from '../../../db/lists/days.ts'
import { pageOf } from '../../../db/page.ts'
import type { Value } from '../../../db/pool.ts'
import type { CompanyTx, TenantDb } from '../../../db/tenant.ts'
import { Refusal } from '../../../http/refusal.ts'
import { nextNo, TODAY } from '../numbers.ts'
import { SCF_SAYS } from '../words.ts'

type Asking = Pick<CompanyTx, 'one' | 'rows' | 'run'>
interface By {
  userId: number
  userName: string
}

/** What a party may reach: the receivables of one core enterprise (once submitted), or of one member. */
export interface Bound {
  column: 'anchor_no' | 'relation_no'
  no: string
}

export interface ReceivableRecord {
  no: string
  anchor_no: string
  relation_no: string
  product_no: string
  product_name: string
  advance_bp: number
  seller: string
  seller_tax_no: string
  debtor: string
  debtor_tax_no: string
  contract_no: string
  contract_buyer: string | null
  amount_fen: number
  due_day: string
  state: ReceivableState
  made_id: number
  made_by: string
  made_company: number
  made_at: Date
  submitted_at: Date | null
  confirm_by: string | null
  late: boolean
  recorded: 'CONFIRM' | 'REFUSE' | null
  record_note: string | null
  recorded_id: number | null
  recorded_by: string | null
  confirmed_by: string | null
  confirmed_at: Date | null
  loan_no: string | null
  financed_fen: number | null
  closed_as: 'PAID' | 'BOUGHT_BACK' | null
  closed_why: string | null
  closing_id: number | null
  closing_by: string | null
}

const COLUMNS = `v.no, v.anchor_no, v.relation_no, v.product_no, p.name as product_name, p.advance_bp, v.seller, v.seller_tax_no, v.debtor,
  v.debtor_tax_no, v.contract_no, v.contract_buyer, v.amount_fen, v.due_day, v.state, v.made_id, v.made_by, v.made_company, v.made_at,
  v.submitted_at, v.confirm_by, v.state = 'SUBMITTED' and v.confirm_by < ${TODAY} as late, v.recorded, v.record_note, v.recorded_id,
  v.recorded_by, v.confirmed_by, v.confirmed_at, v.loan_no, v.financed_fen, v.closed_as, v.closed_why, v.closing_id,
  v.closing_by`
const FROM =
  'from scf_receivable v join scf_product p on p.company_id = v.company_id and p.no = v.product_no'

function boundSql(bound: Bound | null, values: Value[]): string {
  if (!bound) return ''
  const at = `$${values.push(bound.no) + 1}`
  const drafts = bound.column === 'anchor_no' ? " and v.state <> 'DRAFT'" : ''
  return ` and v.${bound.column} = ${at}${drafts}`
}

/** One that is out of the bound is as one that is not. `lock`: until the transaction ends nobody else changes it. */
export async function receivableByNo(
  tx: Asking,
  no: string,
  bound: Bound | null,
  lock = false,
): Promise<ReceivableRecord> {
  const values: Value[] = [no]
  const row = await tx.one<ReceivableRecord>(
    `select ${COLUMNS} ${FROM} where v.company_id = $1 and v.no = $2${boundSql(bound, values)}${lock ? ' for update of v' : ''}`,
    values,
  )
  if (!row) throw new Refusal('UNKNOWN', SCF_SAYS.noSuchReceivable)
  return row
}

export interface ReceivableFilter {
  keyword?: string | undefined
  state?: string | undefined
  anchorNo?: string | undefined
  from?: string | undefined
  to?: string | undefined
  page: number
  size: number
}

export async function receivablePage(
  tenant: TenantDb,
  filter: ReceivableFilter,
  bound: Bound | null,
) {
  const values: Value[] = []
  const put = (value: Value) => `$${values.push(value) + 1}`
  let where = `v.company_id = $1${boundSql(bound, values)}`
  if (filter.state) where += ` and v.state = ${put(filter.state)}`
  if (filter.anchorNo) where += ` and v.anchor_no = ${put(filter.anchorNo)}`
  for (const day of onDays('v.made_at', filter, put)) where += ` and ${day}`
  const like = likeOf(filter.keyword)
  if (like) {
    const at = put(like)
    where += ` and (v.no ilike ${at} or v.seller ilike ${at} or v.debtor ilike ${at} or v.contract_no ilike ${at})`
  }
  return pageOf<ReceivableRecord, ReceivableRecord>(
    tenant,
    {
      columns: COLUMNS,
      found: `${FROM} where ${where}`,
      order: 'v.made_at desc, v.no desc',
      ...{ values, most: filter.size, skip: (filter.page - 1) * filter.size },
    },
    (row) => row,
  )
}

export interface NewReceivable {
  anchor_no: string
  relation_no: string
  product_no: string
  seller: string
  seller_tax_no: string
  debtor: string
  debtor_tax_no: string
  contract_no: string
  contract_buyer: string | null
  amount_fen: number
  due_day: string
  made_company: number
}

export async function addReceivable(tx: Asking, of: NewReceivable, by: By): Promise<string> {
  const row = await tx.one<{ no: string }>(
    `insert into scf_receivable (company_id, no, anchor_no, relation_no, product_no, seller, seller_tax_no, debtor, debtor_tax_no,
       contract_no, contract_buyer, amount_fen, due_day, made_company, made_id, made_by)
     values ($1, ${nextNo('YS')}, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) returning no`,
    [
      ...[of.anchor_no, of.relation_no, of.product_no, of.seller, of.seller_tax_no, of.debtor],
      ...[of.debtor_tax_no, of.contract_no, of.contract_buyer, of.amount_fen, of.due_day],
      ...[of.made_company, by.userId, by.userName],
    ],
  )
  return row!.no
}

/** SQL of what a step writes beside the state; `$3` the state before, `$4`… what is handed over. */
const STEPS = {
  SUBMITTED: `submitted_by = $4, submitted_at = clock_timestamp(), confirm_by = $5::date`,
  CONFIRMED: `confirmed_id = $4, confirmed_by = $5, confirmed_at = clock_timestamp()`,
  REJECTED: `confirmed_id = $4, confirmed_by = $5, confirmed_at = clock_timestamp()`,
  FINANCED: '',
  OVERDUE: '',
  SETTLED: '',
  CLOSED: 'closed_as = $4, closed_why = $5, closed_id = $6',
} as const

export async function moveReceivable(
  tx: Asking,
  no: string,
  from: ReceivableState,
  to: keyof typeof STEPS,
  values: readonly Value[] = [],
): Promise<void> {
  const more = STEPS[to] ? `, ${STEPS[to]}` : ''
  const moved = await tx.run(
    `update scf_receivable set state = '${to}'${more} where company_id = $1 and no = $2 and state = $3`,
    [no, from, ...values],
  )
  if (moved === 0) throw new Refusal('CONFLICT', SCF_SAYS.stepNotNow)
}

/** What a person of the core enterprise says of the debt; null takes it back. */
export async function recordWord(
  tx: Asking,
  no: string,
  of: (By & { word: 'CONFIRM' | 'REFUSE'; note: string }) | null,
): Promise<void> {
  const done = await tx.run(
    `update scf_receivable set recorded = $3, record_note = $4, recorded_id = $5, recorded_by = $6,
            recorded_at = case when $5::int is null then null else clock_timestamp() end
      where company_id = $1 and no = $2 and state = 'SUBMITTED'`,
    [no, of?.word ?? null, of?.note ?? null, of?.userId ?? null, of?.userName ?? null],
  )
  if (done === 0) throw new Refusal('CONFLICT', SCF_SAYS.notWaiting)
}

/** That the member bought it back, as one person says; another agrees. */
export async function enterClosing(tx: Asking, no: string, by: By): Promise<void> {
  const done = await tx.run(
    `update scf_receivable set closing_id = $3, closing_by = $4 where company_id = $1 and no = $2 and state = 'SETTLED'`,
    [no, by.userId, by.userName],
  )
  if (done === 0) throw new Refusal('CONFLICT', SCF_SAYS.stepNotNow)
}

export const setLoan = (
  tx: Asking,
  no: string,
  of: { loanNo: string; fen: number } | null,
): Promise<number> =>
  tx.run(
    'update scf_receivable set loan_no = $3, financed_fen = $4 where company_id = $1 and no = $2',
    [no, of?.loanNo ?? null, of?.fen ?? null],
  )

/** Takes of the limit of the core enterprise (or gives back, below zero); false: it does not suffice, or is not active. */
export const useLimit = async (tx: Asking, anchorNo: string, fen: number): Promise<boolean> =>
  (await tx.run(
    `update scf_anchor set used_fen = used_fen + $3 where company_id = $1 and no = $2
        and ($3::bigint < 0 or (state = 'ACTIVE' and valid_to >= ${TODAY} and used_fen + $3 <= limit_fen))`,
    [anchorNo, fen],
  )) > 0
