import { useQueryClient } from '@tanstack/react-query'
import { billStepForm } from '@xinjian/contract/forms/money'
import { billing, type OperateBillRow } from '@xinjian/contract/nouns/billing'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { keyOf } from '../../../api/query.ts'
import { FormButton } from '../../../form/FormButton.tsx'
import { TextField } from '../../../form/FormField.tsx'
import { useForm } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { toast } from '../../../ui/feedback.ts'
import { words } from './words.ts'

/** The next step of a bill on the operators' side, where there is one: the answer to a dispute, its invoice, its payment. */
export function BillStep({ row }: { row: OperateBillRow }) {
  const t = useWords(words)
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const { companyId, month } = row
  const step = ({ DISPUTED: 'ANSWER', CONFIRMED: 'INVOICE', INVOICED: 'PAY' } as const)[
    row.status as 'CONFIRMED'
  ]
  const form = useForm(billStepForm, {
    onSubmit: async ({ note }) => {
      await call(billing.operateBillStep, { companyId, month, step, note }, { silent: true })
      toast('success', t('decided'))
      form.reset()
      setOpen(false)
      await client.invalidateQueries({ queryKey: keyOf(billing.operateBills) })
    },
  })
  if (!step) return null
  const title = t(({ ANSWER: 'answer', INVOICE: 'invoice', PAY: 'pay' } as const)[step])
  return (
    <FormButton
      of={form}
      open={open}
      onOpen={setOpen}
      label={title}
      button={{ size: 'sm', variant: 'primary' }}
      title={`${title} · ${row.companyName} ${month}`}
    >
      <TextField
        of={form}
        name="note"
        label={t(({ ANSWER: 'answerNote', INVOICE: 'invoiceNo', PAY: 'payment' } as const)[step])}
        hint={row.dispute ?? undefined}
        star
      />
    </FormButton>
  )
}
