/** SQL of products. None is ever deleted. */
import type { LoanTerms } from '@xinjian/engine/loan/terms'
import { likeOf } from '../../../db/like.ts'
import { pageOf } from '../../../db/page.ts'
import type { Value } from '../../../db/pool.ts'
import type { CompanyTx, TenantDb } from '../../../db/tenant.ts'
import { Refusal } from '../../../http/refusal.ts'
import { nextNo } from '../numbers.ts'
import { SCF_SAYS } from '../words.ts'

type Asking = Pick<CompanyTx, 'one' | 'rows' | 'run'>
interface By {
  userId: number
  userName: string
}
interface Paging {
  page: number
  size: number
}

export interface ProductRecord {
  no: string
  name: string
  type: 'RECEIVABLE' | 'ORDER' | 'INVENTORY' | 'PREPAYMENT' | 'BILL' | 'CREDIT'
  terms: LoanTerms
  max_tenor_days: number
  advance_bp: number
  open: boolean
  made_by: string
  made_at: Date
}

const PRODUCT =
  'p.no, p.name, p.type, p.terms, p.max_tenor_days, p.advance_bp, p.open, p.made_by, p.made_at'

export async function productByNo(tx: Asking, no: string): Promise<ProductRecord> {
  const row = await tx.one<ProductRecord>(
    `select ${PRODUCT} from scf_product p where p.company_id = $1 and p.no = $2`,
    [no],
  )
  if (!row) throw new Refusal('UNKNOWN', SCF_SAYS.noSuchProduct)
  return row
}

export async function productPage(
  tenant: TenantDb,
  { keyword, page, size }: { keyword?: string | undefined } & Paging,
) {
  const like = likeOf(keyword)
  const values: Value[] = like ? [like] : []
  return pageOf<ProductRecord, ProductRecord>(
    tenant,
    {
      columns: PRODUCT,
      found: `from scf_product p where p.company_id = $1 ${like ? 'and p.name ilike $2' : ''}`,
      order: 'p.open desc, p.made_at desc, p.no desc',
      ...{ values, most: size, skip: (page - 1) * size },
    },
    (row) => row,
  )
}

/** A programme has few products; a member chooses among the newest. */
const MOST_OFFERED = 50
/** Those that a member can apply for by a receivable or an order. */
export const openProducts = (
  tx: Asking,
  types: readonly ProductRecord['type'][],
): Promise<ProductRecord[]> =>
  tx.rows<ProductRecord>(
    `select ${PRODUCT} from scf_product p where p.company_id = $1 and p.open and p.type = any($2)
      order by p.made_at desc, p.no desc limit ${MOST_OFFERED}`,
    [[...types]],
  )

export async function addProduct(
  tx: Asking,
  of: Pick<ProductRecord, 'name' | 'type' | 'terms' | 'max_tenor_days' | 'advance_bp'>,
  by: By,
): Promise<string> {
  const row = await tx.one<{ no: string }>(
    `insert into scf_product (company_id, no, name, type, terms, max_tenor_days, advance_bp, made_by)
     values ($1, ${nextNo('CP')}, $2, $3, $4, $5, $6, $7) on conflict do nothing returning no`,
    [of.name, of.type, JSON.stringify(of.terms), of.max_tenor_days, of.advance_bp, by.userName],
  )
  if (!row) throw new Refusal('CONFLICT', SCF_SAYS.productNamed, 'name')
  return row.no
}

export async function closeProduct(tx: Asking, no: string): Promise<void> {
  const done = await tx.run(
    'update scf_product set open = false where company_id = $1 and no = $2 and open',
    [no],
  )
  if (done === 0) throw new Refusal('CONFLICT', SCF_SAYS.stepNotNow)
}
