import type { FormBody } from '@xinjian/contract/form'
import type { invoiceCheckForm } from '@xinjian/contract/forms/intake'
import { REVIEWED_FIELDS } from '@xinjian/contract/intake/reviewed-fields'
import { DayField } from '../../../form/DayField.tsx'
import { TextField } from '../../../form/FormField.tsx'
import type { FormHandle } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import styles from './review.module.css'
import { words } from './words.ts'

const STARRED: readonly string[] = [
  'invoiceNumber',
  'issueDate',
  'amountExclTax',
  'totalAmount',
  'sellerName',
  'buyerName',
]
const MONEY: readonly string[] = ['amountExclTax', 'taxAmount', 'totalAmount']

/** The field to look at first: the first that is in doubt. */
export const firstOf = (unsure: readonly string[]): (typeof REVIEWED_FIELDS)[number] =>
  REVIEWED_FIELDS.find((name) => unsure.includes(name)) ?? REVIEWED_FIELDS[0]

/** All fields in the order of the face; those in doubt are marked. */
export function Fields(props: {
  of: FormHandle<FormBody<typeof invoiceCheckForm>>
  unsure: readonly string[]
}) {
  const t = useWords(words)
  return REVIEWED_FIELDS.map((name) => {
    const unsure = props.unsure.includes(name)
    const field = {
      of: props.of,
      name,
      label: t(name),
      star: STARRED.includes(name),
      className: unsure ? styles.unsure : undefined,
      hint: unsure ? t('unsure') : undefined,
    }
    if (name === 'issueDate') return <DayField key={name} {...field} />
    return (
      <TextField
        key={name}
        {...field}
        {...(MONEY.includes(name) && { inputMode: 'decimal' as const })}
      />
    )
  })
}
