/** Our reading and a vendor's of one picture → one: what we are sure of stands, what we are not is the vendor's. */
import { neededInDoubt, reliable } from '@xinjian/format/verify/doubt'
import { sideBySide } from '../../recognition/index.ts'
import type { NewVoucher, VoucherField } from '../picture/store.ts'

/** Whether the vendor is asked: nothing was read, or a field in doubt that is needed. */
export const isUnsure = (vouchers: readonly NewVoucher[]): boolean =>
  vouchers.length === 0 || vouchers.some((voucher) => neededInDoubt(voucher).length > 0)

/** All that a vendor read, marked as its own. */
export const readBy = (
  vouchers: readonly NewVoucher[],
  { name, statesConfidence }: { name: string; statesConfidence: boolean },
): NewVoucher[] =>
  vouchers.map((voucher) => ({
    ...voucher,
    fields: Object.fromEntries(
      Object.entries(voucher.fields).map(([field, read]): [string, VoucherField] => [
        field,
        { ...read, reader: name, ...(statesConfidence ? {} : { unstated: true }) },
      ]),
    ),
  }))

/** @param theirs marked as the vendor's */
export const combine = (own: readonly NewVoucher[], theirs: readonly NewVoucher[]): NewVoucher[] =>
  sideBySide(own, theirs).map(([mine, other]) => {
    if (mine === null) return other!
    // A ticket and an invoice are two vouchers, whatever they share.
    return other === null || other.type !== mine.type ? mine : joined(mine, other)
  })

function joined(mine: NewVoucher, other: NewVoucher): NewVoucher {
  const fields = { ...mine.fields }
  const stands = reliable(mine)
  let replaced = false
  for (const [name, theirs] of Object.entries(other.fields)) {
    const ours = mine.fields[name]
    if (stands(name) || ours?.value === theirs.value) continue
    fields[name] = { ...theirs, place: ours?.place ?? null }
    replaced = true
  }
  // What was said of the sums was said of other figures.
  return replaced ? { ...mine, fields, warnings: [] } : mine
}
