/** What calls that are asked for come to with one company: judged under the lock of its ledger, then written. */
import { maskTaxNo, yuanOfHao } from '@xinjian/format'
import type { Secondary } from '../../db/tenant.ts'
import type { Session } from '../../http/context.ts'
import { Refusal } from '../../http/refusal.ts'
import { type Balances, enter, type LedgerTx, lockLedger } from '../ledger/index.ts'
import type { TellingTx } from '../notice/index.ts'
import { type Offer, offerTo, priceAfter } from '../product/index.ts'
import { usedOf } from './quota.ts'
import { quotesFor } from './quote.ts'
import { METERING_SAYS } from './words.ts'

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
  /** Asked for by a collection that ended, by nobody else; false where it is left out. */
  auto?: boolean | undefined
  /** `id` null = it is about no enterprise of ours: the same again is never free by itself. */
  enterprise: { id: number | null; name: string; taxNo: string }
  madeBy: string
  /** It is charged though the same was bought and is still valid. */
  anew?: boolean | undefined
}

interface Planned {
  call: Call
  /** The secondary customer that asked. */
  childId: number | null
  price: number
  /** Which call of the month it would be among those that count; null = it was bought before. */
  nth: number | null
  rule: string
  days: number
}

/**
 * Locks the ledger and judges the calls; refuses when one cannot be. Writes nothing. Which call of the month each is, and so its price,
 * counts those that wait for their answer: of calls at once each is another.
 */
export async function plan(tx: LedgerTx, calls: readonly Call[]): Promise<Planned[]> {
  const balances = await lockLedger(tx)
  const offers = new Map<string, { offer: Offer; used: number }>()
  const planned: Planned[] = []
  for (const call of calls) {
    const of = offers.get(call.product) ?? (await offered(tx, call))
    offers.set(call.product, of)
    const { offer } = of
    const days = call.anew ? 0 : offer.validDays
    const terms = { call, childId: null, rule: offer.chargeRule, days }
    if (await isBought(tx, { ...offer, validDays: days }, call.enterprise.id)) {
      planned.push({ ...terms, price: 0, nth: null })
      continue
    }
    mustHaveQuota(offer, of.used)
    planned.push({ ...terms, price: priceAfter(offer.tiers, of.used), nth: ++of.used })
  }
  mustSuffice(
    balances,
    planned.reduce((sum, { price }) => sum + price, 0),
  )
  return planned
}

async function offered(tx: LedgerTx, { product, name }: Call) {
  const offer = await offerTo(tx, product)
  if (!offer?.open) throw new Refusal('PRODUCT_CLOSED', METERING_SAYS.notOpened({ product: name }))
  return { offer, used: await usedOf(tx, product) }
}

/** Of an enterprise what was bought is free while it is valid; a call about none is never free by itself. */
async function isBought(tx: LedgerTx, offer: Offer, enterpriseId: number | null): Promise<boolean> {
  if (enterpriseId === null || offer.validDays === 0) return false
  const [quote] = await quotesFor(tx, [offer], enterpriseId)
  return quote!.freeUntil !== null
}

/** Says what is there and what is wanted; the ledger itself refuses whatever comes past this. */
function mustSuffice({ available, credit_limit: credit }: Balances, wanted: number): void {
  if (wanted === 0 || available + credit >= wanted) return
  throw new Refusal(
    'BALANCE_SHORT',
    METERING_SAYS.balanceShort({
      wanted: yuanOfHao(wanted),
      available: yuanOfHao(available + credit),
      credit: yuanOfHao(credit),
    }),
  )
}

/** Counted under the lock of the ledger: two at once do not take the last one. */
function mustHaveQuota({ name, quota }: Offer, used: number): void {
  if (quota === null || used < quota) return
  throw new Refusal('QUOTA_USED', METERING_SAYS.quotaUsed({ product: name, n: quota }))
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
  for (const { call, childId, price, nth, rule, days } of planned) {
    const { no, product, via, auto = false, enterprise, madeBy } = call
    await tx.run(
      `insert into usage_record (company_id, no, product, via, enterprise_id, enterprise_name, tax_no, charge_rule, valid_days,
         unit_price, why, made_by, child_id, nth, auto)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
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
        nth === null ? 'VALID' : price === 0 ? 'ZERO' : null,
        madeBy,
        childId,
        nth,
        auto,
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
