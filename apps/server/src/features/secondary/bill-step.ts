/** What a company does with the bill of its secondary customer: it is the one that is owed. */
import type { OWED_STEPS } from '@xinjian/contract/money'
import { receiveBill, settleBill, takeStep } from '../billing/index.ts'
import type { MeterTx } from '../metering/index.ts'

export interface OwedStep {
  /** Year × 12 + month − 1. */
  month: number
  step: (typeof OWED_STEPS)[number]
  note: string
  who: string
}

export async function stepOfBill(tx: MeterTx, { step, note, ...of }: OwedStep): Promise<void> {
  if (step === 'PAY') return receiveBill(tx, { ...of, reference: note })
  if (step === 'SETTLE') return settleBill(tx, of)
  await takeStep(tx, { ...of, step, note })
}
