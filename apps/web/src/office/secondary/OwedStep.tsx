import { childBillForm } from '@xinjian/contract/forms/customer'
import type { OWED_STEPS } from '@xinjian/contract/money'
import type { BillHead } from '@xinjian/contract/nouns/billing'
import { secondary } from '@xinjian/contract/nouns/secondary'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback.ts'
import { talkWords } from '../billing/talk-words.ts'
import { yuan } from '../billing/yuan.ts'

/** One step of whoever is owed, with what is noted of it. */
export function OwedStep(props: {
  step: (typeof OWED_STEPS)[number]
  companyId: number
  head: BillHead
  onDone: () => Promise<void>
}) {
  const { step, companyId, head } = props
  const t = useWords(talkWords)
  const [open, setOpen] = useState(false)
  const { month } = head
  const form = useForm(childBillForm, {
    onSubmit: async ({ note }) => {
      await call(secondary.secondaryBillStep, { companyId, month, step, note }, { silent: true })
      toast('success', t('stepDone'))
      form.reset()
      setOpen(false)
      await props.onDone()
    },
  })
  return (
    <>
      <Button
        size="sm"
        variant={step === 'SETTLE' ? 'default' : 'primary'}
        onClick={() => setOpen(true)}
      >
        {t(step)}
      </Button>
      <FormDialog
        of={form}
        open={open}
        title={`${t(step)} · ${month}`}
        onClose={() => setOpen(false)}
        submit={t(step)}
      >
        <TextField
          of={form}
          name="note"
          label={t(`${step}Note`)}
          hint={t(`${step}Hint`, { total: yuan(head.total) })}
          star
        />
      </FormDialog>
    </>
  )
}
