/** What calls that are asked for come to with one company: judged under the lock of its ledger, then written. */
import { maskTaxNo, yuanOfHao } from '@xinjian/format'
import type { Secondary } from '../../db/tenant.ts'
import type { Session } from '../../http/context.ts'
import { Refusal } from '../../http/refusal.ts'
import { type Balances, enter, type LedgerTx, lockLedger } from '../ledger/index.ts'
import type { TellingTx } from '../notice/index.ts'
import { type Offer, offerTo } from '../product/index.ts'
import { usedOf } from './quota.ts'
import { quotesFor } from './quote.ts'

/** A person asks by a page, a system by its key. */
export const viaOf = ({ kind }: Partial<Pick<Session, 'kind'>>): Call['via'] =>
  kind === 'API' ? 'API' : 'PAGE'

export interface Call {
  /** Number of the report, or of the check. */
  no: string
  product: string
  /** Named in refusals. */
  name: string
  via: 'PAGE' | 'API'
  /** `id` null = it is about no enterprise of ours: the same again is never free by itself. */
  enterprise: { id: number | null; name: string; taxNo: string }
  madeBy: string
}

interface Planned {
  call: Call
  /** The secondary customer that asked. */
  childId: number | null
  price: number
  rule: string
  days: number
  isFree: boolean
}

/** Locks the ledger and judges the calls; refuses when one cannot be. Writes nothing. */
export async function plan(tx: LedgerTx, calls: readonly Call[]): Promise<Planned[]> {
  const balances = await lockLedger(tx)
  const planned: Planned[] = []
  for (const call of calls) {
    const offer = await offerTo(tx, call.product)
    if (!offer?.open)
      throw new Refusal(
        'PRODUCT_CLOSED',
        `贵公司尚未开通${call.name}，请由企业管理员在“产品列表”中开通后再查询`,
      )
    const [quote] = await quotesFor(tx, [offer], call.enterprise.id)
    const isFree = quote!.freeUntil !== null
    if (!isFree) await mustHaveQuota(tx, offer, planned)
    planned.push({
      call,
      childId: null,
      price: quote!.price,
      rule: offer.chargeRule,
      days: offer.validDays,
      isFree,
    })
  }
  mustSuffice(
    balances,
    planned.reduce((sum, { price }) => sum + price, 0),
  )
  return planned
}

/** Says what is there and what is wanted; the ledger itself refuses whatever comes past this. */
function mustSuffice({ available, credit_limit: credit }: Balances, wanted: number): void {
  if (wanted === 0 || available + credit >= wanted) return
  throw new Refusal(
    'BALANCE_SHORT',
    `余额不足：本次查询需 ${yuanOfHao(wanted)} 元，可用额度 ${yuanOfHao(available + credit)} 元（含授信 ${yuanOfHao(credit)} 元），请充值后再查询`,
  )
}

/** Counted under the lock of the ledger, calls that wait for their answer among them: two at once do not take the last one. */
async function mustHaveQuota(
  tx: LedgerTx,
  { code, name, quota }: Offer,
  beside: readonly Planned[],
): Promise<void> {
  if (quota === null) return
  const more = beside.filter(({ call, isFree }) => call.product === code && !isFree).length
  if ((await usedOf(tx, code)) + more < quota) return
  throw new Refusal(
    'QUOTA_USED',
    `本月${name}的查询次数已用完（每月 ${quota} 次），下月1日恢复；如需增加请联系为贵公司开通服务的机构`,
  )
}

/** As its company keeps the call of a secondary customer: under that customer's name, of whom it asked no more than a masked number. */
export const askedBy =
  ({ id, name }: Secondary) =>
  (planned: Planned): Planned => {
    const { enterprise } = planned.call
    const shown = { ...enterprise, taxNo: maskTaxNo(enterprise.taxNo) }
    return { ...planned, childId: id, call: { ...planned.call, enterprise: shown, madeBy: name } }
  }

/** The records of what was planned, and the entries that hold their prices. */
export async function write(tx: TellingTx, planned: readonly Planned[]): Promise<void> {
  for (const { call, childId, price, rule, days, isFree } of planned) {
    const { no, product, via, enterprise, madeBy } = call
    await tx.run(
      `insert into usage_record (company_id, no, product, via, enterprise_id, enterprise_name, tax_no, charge_rule, valid_days,
         unit_price, why, made_by, child_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
      [
        no,
        product,
        via,
        enterprise.id,
        enterprise.name,
        enterprise.taxNo,
        rule,
        days,
        price,
        isFree ? 'VALID' : price === 0 ? 'ZERO' : null,
        madeBy,
        childId,
      ],
    )
    if (price > 0)
      await enter(tx, {
        kind: 'HOLD',
        key: `hold:${no}`,
        amount: price,
        about: no,
        note: call.name,
        madeBy,
      })
  }
}
