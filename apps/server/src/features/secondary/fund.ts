/** What a company enters for its secondary customer: the money between these two, of which the platform keeps the books. */
import type { FUND_KINDS } from '@xinjian/contract/customer'
import type { Hao } from '@xinjian/format'
import { Refusal } from '../../http/refusal.ts'
import { receivedKey } from '../billing/index.ts'
import { enter, lockLedger, setCredit } from '../ledger/index.ts'
import type { MeterTx } from '../metering/index.ts'

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
  if (amount === 0) throw new Refusal('MALFORMED', '金额须大于0', 'amount')
  const way = kind === 'DEDUCT' ? ({ kind: 'ADJUST', amount: -amount } as const) : { kind, amount }
  const key = kind === 'RECHARGE' ? receivedKey(of.about) : `fund:${kind}:${of.about}`
  const entered = await enter(tx, { ...way, key, ...of }).catch(short)
  if (!entered) throw new Refusal('CONFLICT', '该凭据已登记过，请核对', 'about')
}

/** Nothing is bought here: what is missing is told to whoever deducts it. */
function short(error: unknown): never {
  if (error instanceof Refusal && error.code === 'BALANCE_SHORT')
    throw new Refusal('CONFLICT', '扣回后将超出该客户的授信额度，请核对金额', 'amount')
  throw error
}
