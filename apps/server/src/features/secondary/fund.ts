/** What a company enters for its secondary customer: the money between these two, of which the platform keeps the books. */
import type { FUND_KINDS } from '@xinjian/contract/customer'
import type { Hao } from '@xinjian/format'
import { Refusal } from '../../http/refusal.ts'
import { receivedKey } from '../billing/index.ts'
import { enter, lockLedger, setCredit } from '../ledger/index.ts'
import type { MeterTx } from '../metering/index.ts'
import { SECONDARY_SAYS } from './words.ts'

export interface Fund {
  kind: (typeof FUND_KINDS)[number]
  amount: Hao
  /** Its reference: entered once. */
  about: string
  note: string
  madeBy: string
}

export async function fund(tx: MeterTx, { kind, amount, ...of }: Fund): Promise<void> {
  await lockLedger(tx)
  if (kind === 'CREDIT') return setCredit(tx, amount)
  if (amount === 0) throw new Refusal('MALFORMED', SECONDARY_SAYS.amountMustMoreThan, 'amount')
  const way = kind === 'DEDUCT' ? ({ kind: 'ADJUST', amount: -amount } as const) : { kind, amount }
  const key = kind === 'RECHARGE' ? receivedKey(of.about) : `fund:${kind}:${of.about}`
  const entered = await enter(tx, { ...way, key, ...of }).catch(short)
  if (!entered) throw new Refusal('CONFLICT', SECONDARY_SAYS.referenceEnteredBeforeCompare, 'about')
}

/** Nothing is bought here: what is missing is told to whoever deducts it. */
function short(error: unknown): never {
  if (error instanceof Refusal && error.code === 'BALANCE_SHORT')
    throw new Refusal('CONFLICT', SECONDARY_SAYS.takingBackWouldExceed, 'amount')
  throw error
}
