import { invoiceCheckForm } from '@xinjian/contract/forms/intake'
import { type ImportCheck, intake } from '@xinjian/contract/nouns/intake'
import { useEffect } from 'react'
import { call } from '../../../api/client.ts'
import { toastRefusal } from '../../../api/refusal.ts'
import { DayField } from '../../../form/DayField.tsx'
import { Form, FormRefusal, SubmitButton } from '../../../form/Form.tsx'
import { type FormFieldProps, TextField } from '../../../form/FormField.tsx'
import { useForm } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { ask, toast } from '../../../ui/feedback.ts'
import styles from './check.module.css'
import { words } from './words.ts'

const NAMES = [
  'invoiceNumber',
  'invoiceCode',
  'issueDate',
  'amountExclTax',
  'taxAmount',
  'totalAmount',
  'sellerName',
  'sellerTaxNo',
  'buyerName',
  'buyerTaxNo',
] as const
const STARRED: readonly string[] = [
  'invoiceNumber',
  'issueDate',
  'amountExclTax',
  'totalAmount',
  'sellerName',
  'buyerName',
]
const MONEY: readonly string[] = ['amountExclTax', 'taxAmount', 'totalAmount']

/** The fields of one document as they were read, those in doubt marked; saved, they are booked. */
export function CheckForm(props: {
  id: number
  document: ImportCheck
  onSettled: () => Promise<void>
}) {
  const { id, document, onSettled } = props
  const { n } = document
  const t = useWords(words)
  const form = useForm(invoiceCheckForm, {
    start: document.fields,
    onSubmit: async (fields) => {
      await call(intake.importCheckSave, { id, n, ...fields }, { silent: true })
      toast('success', t('saved'))
      await onSettled()
    },
  })
  const first = NAMES.find((name) => document.unsure.includes(name)) ?? NAMES[0]
  useEffect(() => form.focus(first), [form, first])
  const drop = async () => {
    const sure = await ask({
      tone: 'warning',
      title: t('drop'),
      message: t('dropAsk'),
      okText: t('drop'),
      cancelText: t('stay'),
    })
    if (!sure) return
    await call(intake.importCheckDrop, { id, n }).then(onSettled, toastRefusal)
  }
  return (
    <Form of={form} className={styles.form}>
      {NAMES.map((name) => (
        <OneField
          key={name}
          of={form}
          name={name}
          label={t(name)}
          star={STARRED.includes(name)}
          className={document.unsure.includes(name) ? styles.unsure : undefined}
          hint={document.unsure.includes(name) ? t('unsure') : undefined}
        />
      ))}
      <FormRefusal of={form} />
      <div className={styles.actions}>
        <Button onClick={() => void drop()}>{t('drop')}</Button>
        <SubmitButton of={form}>{t('save')}</SubmitButton>
      </div>
    </Form>
  )
}

function OneField<B>(props: FormFieldProps<B>) {
  if (props.name === 'issueDate') return <DayField {...props} />
  return (
    <TextField {...props} {...(MONEY.includes(props.name) && { inputMode: 'decimal' as const })} />
  )
}
