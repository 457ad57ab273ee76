/** What of a recognised voucher a person should look at, and what he looked at and found right. Names no schema: pages import it. */
import { isSumWrong, type ReadValues } from '@xinjian/format/verify/from-read'
import { SURE } from '@xinjian/format/verify/sure'

/** Found right by that name: amount, tax and total, which do not come to each other and stand so on the paper. */
export const SUM = 'sum'
const SUM_FIELDS: readonly string[] = ['amountExclTax', 'taxAmount', 'totalAmount']

export interface Looked {
  type: 'INVOICE' | 'TICKET'
  fields: Readonly<Record<string, { value: string; confidence: number }>>
  /** What a person put in the place of what was read. */
  edited: Readonly<Record<string, string>>
  /** Names of what was found right. */
  confirmed: Readonly<Record<string, { by: string; at: string }>>
}

/** What holds of a voucher: what a person put there, else what was read. */
export const valuesOf = ({ fields, edited }: Pick<Looked, 'fields' | 'edited'>): ReadValues => ({
  ...Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
  ...edited,
})

const isSumOff = (of: Pick<Looked, 'type' | 'fields' | 'edited'>): boolean =>
  of.type === 'INVOICE' && isSumWrong(valuesOf(of)) === true

/** Fields that were read with doubt and that nobody changed or found right; SUM where the amounts do not agree. */
export function doubtsOf(of: Looked): string[] {
  const fields = Object.entries(of.fields).flatMap(([name, { confidence }]) =>
    confidence < SURE && !(name in of.edited) && !(name in of.confirmed) ? [name] : [],
  )
  return isSumOff(of) && !(SUM in of.confirmed) ? [...fields, SUM] : fields
}

/** Whether a name may be found right: it was read and nobody changed it, or the amounts do not agree. */
export const mayConfirm = (
  of: Pick<Looked, 'type' | 'fields' | 'edited'>,
  name: string,
): boolean => (name === SUM ? isSumOff(of) : name in of.fields && !(name in of.edited))

/** What stays found right after fields were changed: what was not touched. */
export function stillConfirmed(
  before: Looked,
  edited: Looked['edited'],
): Record<string, { by: string; at: string }> {
  const after = { ...before, edited }
  const [was, is] = [valuesOf(before), valuesOf(after)]
  const untouched = (name: string) => was[name] === is[name]
  return Object.fromEntries(
    Object.entries(before.confirmed).filter(
      ([name]) =>
        mayConfirm(after, name) && (name === SUM ? SUM_FIELDS.every(untouched) : untouched(name)),
    ),
  )
}

/** Who found something right last, and when; null = nobody. */
export const lastConfirmed = ({
  confirmed,
}: Pick<Looked, 'confirmed'>): { by: string; at: string } | null =>
  Object.values(confirmed).sort((a, b) => (a.at < b.at ? 1 : -1))[0] ?? null
