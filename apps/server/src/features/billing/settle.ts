/**
 * How the bill of a secondary customer is paid. Its calls were charged one by one as they were answered, down to its credit limit: so
 * what lies on the account covers a bill, or money has to come in. Nothing is ever deducted for a bill: it would be charged twice.
 */
import { type Hao, yuanOfHao } from '@xinjian/format'
import { Refusal } from '../../http/refusal.ts'
import { balancesOf, enter, type LedgerTx, lockLedger } from '../ledger/index.ts'
import type { MeterTx } from '../metering/index.ts'
import { receivedKey } from './reference.ts'
import { type Taken, takeStep } from './steps.ts'
import { BILLING_SAYS } from './words.ts'

/** What stands on the bill of one that was paid from its balance. */
export const FROM_BALANCE = '账户余额'

interface Paid {
  month: number
  who: string
}

/** What came in so far, less the bills up to this one, the eldest first: below zero it is what is lacking. */
async function coverOf(tx: LedgerTx, month: number): Promise<Hao> {
  const { received, adjusted } = await balancesOf(tx)
  const billed = await tx.one<{ due: number }>(
    `select coalesce(sum(amount - reversed), 0)::int8 as due from bill where company_id = $1 and month <= $2`,
    [month],
  )
  // What came in is counted below zero where it comes from.
  return -received - adjusted - billed!.due
}

async function mustBeCovered(
  tx: LedgerTx,
  month: number,
  told = (lacking: string) => BILLING_SAYS.balanceShortOfBill({ sum: lacking }),
): Promise<void> {
  const cover = await coverOf(tx, month)
  if (cover < 0) throw new Refusal('CONFLICT', told(yuanOfHao(-cover)))
}

/** Refuses where the bill is owed to the company whose secondary customer this one is: it takes the steps of its own books. */
export async function stepOfPlatform(tx: MeterTx, taken: Taken): Promise<void> {
  if (await tx.onParent(async () => true))
    throw new Refusal('CONFLICT', BILLING_SAYS.billSecondaryCustomerMatter)
  if (taken.step === 'PAY') return payPlatformBill(tx, taken)
  await takeStep(tx, taken)
}

/**
 * A bill of the platform is paid by what came in to the account: money that pays it is entered before, as a voucher that two people
 * looked at. One operator alone would else make a debt disappear.
 */
async function payPlatformBill(tx: MeterTx, taken: Taken): Promise<void> {
  await lockLedger(tx)
  await takeStep(tx, taken)
  await mustBeCovered(tx, taken.month, (lacking) => BILLING_SAYS.customerShort({ sum: lacking }))
}

/** By what lies on the account. */
export async function settleBill(tx: MeterTx, { month, who }: Paid): Promise<void> {
  if (!(await tx.onParent(async () => true)))
    throw new Refusal('CONFLICT', BILLING_SAYS.platformEntersPaymentBill)
  await lockLedger(tx)
  await takeStep(tx, { month, step: 'PAY', note: FROM_BALANCE, who })
  await mustBeCovered(tx, month)
}

/**
 * By money that came in: entered as it is, once under its reference. Where that reference stands on the account already the money is
 * there, and must cover the bill.
 */
export async function receiveBill(
  tx: MeterTx,
  { month, who, reference }: Paid & { reference: string },
): Promise<void> {
  await lockLedger(tx)
  const amount = await takeStep(tx, { month, step: 'PAY', note: reference, who })
  if (amount > 0)
    await enter(tx, {
      kind: 'RECHARGE',
      key: receivedKey(reference),
      amount,
      about: reference,
      note: '账单收款',
      madeBy: who,
    })
  await mustBeCovered(tx, month)
}
