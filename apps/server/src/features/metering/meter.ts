/**
 * Every call is metered once and charged once. When it is asked for its price is held; when it is answered, in the transaction of its
 * answer, the held price is charged or let go. Whoever changes a record holds the ledger first: so records and balances agree.
 */
import { yuanOfHao } from '@xinjian/format'
import { Refusal } from '../../http/refusal.ts'
import { type Balances, enter, type LedgerTx, lockLedger } from '../ledger/index.ts'
import type { TellingTx } from '../notice/index.ts'
import { offerTo } from '../product/index.ts'
import { quotesFor } from './quote.ts'

export interface Call {
  /** Number of the report. */
  no: string
  product: string
  /** Named in refusals. */
  name: string
  via: 'PAGE' | 'API'
  enterprise: { id: number; name: string; taxNo: string }
  madeBy: string
}

/** FOUND: answered; NOT_FOUND: answered that there is nothing; FAILED: not answered, by our fault or because consent ended. */
export type Outcome = 'FOUND' | 'NOT_FOUND' | 'FAILED'

/**
 * Meters calls that are asked for together: all are held, or one that cannot be refuses them all (the transaction must end with the
 * refusal, or begin with this).
 */
export async function hold(tx: TellingTx, calls: readonly Call[]): Promise<void> {
  const balances = await lockLedger(tx)
  const held: {
    call: Call
    price: number
    terms: { rule: string; days: number }
    free: boolean
  }[] = []
  for (const call of calls) {
    const offer = await offerTo(tx, call.product)
    if (!offer?.open)
      throw new Refusal(
        'PRODUCT_CLOSED',
        `贵公司尚未开通${call.name}，请由企业管理员在“产品列表”中开通后再查询`,
      )
    const [quote] = await quotesFor(tx, [offer], call.enterprise.id)
    const terms = { rule: offer.chargeRule, days: offer.validDays }
    held.push({ call, price: quote!.price, terms, free: quote!.freeUntil !== null })
  }
  mustSuffice(
    balances,
    held.reduce((sum, { price }) => sum + price, 0),
  )
  for (const { call, price, terms, free } of held) {
    const { no, product, via, enterprise, madeBy } = call
    await tx.run(
      `insert into usage_record (company_id, no, product, via, enterprise_id, enterprise_name, tax_no, charge_rule, valid_days,
         unit_price, why, made_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        no,
        product,
        via,
        enterprise.id,
        enterprise.name,
        enterprise.taxNo,
        terms.rule,
        terms.days,
        price,
        free ? 'VALID' : price === 0 ? 'ZERO' : null,
        madeBy,
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

/** Says what is there and what is wanted; the ledger itself refuses whatever comes past this. */
function mustSuffice({ available, credit_limit: credit }: Balances, wanted: number): void {
  if (wanted === 0 || available + credit >= wanted) return
  throw new Refusal(
    'BALANCE_SHORT',
    `余额不足：本次查询需 ${yuanOfHao(wanted)} 元，可用额度 ${yuanOfHao(available + credit)} 元（含授信 ${yuanOfHao(credit)} 元），请充值后再查询`,
  )
}

interface Held {
  product: string
  charge_rule: 'FOUND' | 'QUERY'
  unit_price: number
  why: string | null
  made_by: string
  /** The same was bought since this was asked for. */
  bought: boolean
}

/** Settles a call by its outcome; of one that was settled, or never metered, nothing is left to do. */
export async function settle(tx: TellingTx, no: string, outcome: Outcome): Promise<void> {
  await lockLedger(tx)
  const row = await tx.one<Held>(
    `select product, charge_rule, unit_price, why, made_by,
            exists (select 1 from usage_record b where b.company_id = $1 and b.product = u.product
               and b.enterprise_id = u.enterprise_id and b.state = 'CHARGED'
               and b.settled_at > now() - u.valid_days * interval '1 day') as bought
       from usage_record u where company_id = $1 and no = $2 and state = 'HELD'`,
    [no],
  )
  if (!row) return
  const { state, why } = verdictOf(row, outcome)
  const amount = state === 'CHARGED' ? row.unit_price : 0
  if (row.unit_price > 0) {
    const kind = state === 'CHARGED' ? 'CHARGE' : 'RELEASE'
    const key = `${kind.toLowerCase()}:${no}`
    const about = { amount: row.unit_price, about: no, note: why, madeBy: row.made_by }
    await enter(tx, { kind, key, ...about })
  }
  await tx.run(
    `with settled as (
       update usage_record set state = $3, why = $4, amount = $5, settled_at = clock_timestamp(),
              month = (extract(year from now()) * 12 + extract(month from now()) - 1)::int
        where company_id = $1 and no = $2 returning month, product)
     insert into usage_month as m (company_id, month, product, calls, found, charged, free, amount)
     select $1, month, product, 1, $6, $7, $8, $5 from settled
     on conflict (company_id, month, product) do update set calls = m.calls + 1, found = m.found + excluded.found,
       charged = m.charged + excluded.charged, free = m.free + excluded.free, amount = m.amount + excluded.amount`,
    [
      no,
      state,
      why,
      amount,
      outcome === 'FOUND' ? 1 : 0,
      state === 'CHARGED' ? 1 : 0,
      state === 'FREE' ? 1 : 0,
    ],
  )
}

function verdictOf(row: Held, outcome: Outcome): { state: string; why: string } {
  const due = outcome === 'FOUND' || (outcome === 'NOT_FOUND' && row.charge_rule === 'QUERY')
  if (!due) return { state: 'RELEASED', why: outcome }
  if (row.unit_price === 0) return { state: 'FREE', why: row.why ?? 'ZERO' }
  if (row.bought) return { state: 'FREE', why: 'VALID' }
  return { state: 'CHARGED', why: outcome === 'FOUND' ? 'FOUND' : 'QUERIED' }
}

/** Gives a charge back, as an entry of its own; refuses what was not charged. */
export async function reverse(
  tx: TellingTx,
  { no, note, madeBy }: { no: string; note: string; madeBy: string },
): Promise<void> {
  await lockLedger(tx)
  const row = await tx.one<{ amount: number }>(
    `with back as (
       update usage_record set state = 'REVERSED', reversed_note = $3,
              reversed_month = (extract(year from now()) * 12 + extract(month from now()) - 1)::int
        where company_id = $1 and no = $2 and state = 'CHARGED' returning amount, product, reversed_month)
     insert into usage_month as m (company_id, month, product, reversed, reversed_amount)
     select $1, reversed_month, product, 1, amount from back
     on conflict (company_id, month, product) do update set reversed = m.reversed + 1,
       reversed_amount = m.reversed_amount + excluded.reversed_amount
     returning (select amount from back) as amount`,
    [no, note],
  )
  if (!row) throw new Refusal('CONFLICT', '该笔查询未计费或已冲正，不能再冲正')
  await enter(tx, {
    kind: 'REVERSE',
    key: `reverse:${no}`,
    amount: row.amount,
    about: no,
    note,
    madeBy,
  })
}

/** What a call was charged, 毫; refuses one that was not, or that was given back. */
export async function chargeOf(tx: LedgerTx, no: string): Promise<number> {
  const row = await tx.one<{ amount: number }>(
    "select amount from usage_record where company_id = $1 and no = $2 and state = 'CHARGED'",
    [no],
  )
  if (!row) throw new Refusal('UNKNOWN', '没有这笔已计费的查询，请核对查询编号', 'about')
  return row.amount
}
