/** Which voucher has a bank reference: one on the whole platform (docs/decisions/0125). */
import type { OperatorDb } from '../../db/operator.ts'
import { Refusal } from '../../http/refusal.ts'
import type { MeterTx } from '../metering/index.ts'
import { bareOf } from './reference.ts'
import { BILLING_SAYS } from './words.ts'

/** Another voucher has the reference: whoever catches it tells which, outside of the transaction that ends with it. */
class Taken extends Error {}

/** In the transaction that enters the voucher. Of two at once the second waits for the first. */
export async function takeReference(tx: MeterTx, about: string, voucherId: number): Promise<void> {
  const bare = bareOf(about)
  if (bare === '') throw new Refusal('MALFORMED', '银行流水号须含字母或数字，请按回单填写', 'about')
  const taken = await tx.run(
    `insert into bank_reference (company_id, reference, voucher_id) values ($1, $2, $3)
     on conflict (reference) do nothing`,
    [bare, voucherId],
  )
  if (taken === 0) throw new Taken()
}

/** Refuses by the number of the voucher that has it and its customer, of whichever company: operators see all of them. */
export const toldByWhom =
  (operator: OperatorDb, about: string) =>
  async (error: unknown): Promise<never> => {
    if (!(error instanceof Taken)) throw error
    const other = await operator.one<{ id: number; name: string }>(
      'select r.voucher_id as id, c.name from bank_reference r join company c on c.id = r.company_id where r.reference = $1',
      [bareOf(about)],
    )
    const voucher = String(other?.id ?? '-')
    throw new Refusal(
      'CONFLICT',
      other
        ? BILLING_SAYS.referenceTaken({ customer: other.name, voucher })
        : BILLING_SAYS.referenceTakenByOther({ voucher }),
      'about',
    )
  }

/** Money of a voucher that was refused may come in by another. */
export const giveReferenceFree = async (tx: MeterTx, voucherId: number): Promise<void> => {
  await tx.run('delete from bank_reference where company_id = $1 and voucher_id = $2', [voucherId])
}
