import { billDisputeForm } from '@xinjian/contract/forms/money'
import { billing } from '@xinjian/contract/nouns/billing'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback.ts'
import { talkWords } from './talk-words.ts'

/** What is wrong with a bill, in one's own words. */
export function DisputeDialog(props: { month: string; onDone: () => Promise<void> }) {
  const t = useWords(talkWords)
  const { month } = props
  const [open, setOpen] = useState(false)
  const form = useForm(billDisputeForm, {
    onSubmit: async ({ reason }) => {
      await call(billing.billDispute, { month, reason }, { silent: true })
      toast('success', t('disputed'))
      form.reset()
      setOpen(false)
      await props.onDone()
    },
  })
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('doDispute')}</Button>
      <FormDialog
        of={form}
        open={open}
        title={t('disputeTitle', { month })}
        onClose={() => setOpen(false)}
        submit={t('doDispute')}
      >
        <p>{t('disputeNote')}</p>
        <TextField of={form} name="reason" label={t('disputeReason')} star />
      </FormDialog>
    </>
  )
}
