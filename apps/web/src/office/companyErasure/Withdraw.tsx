import { companyErasureWithdrawForm } from '@xinjian/contract/forms/company'
import { companyErasure } from '@xinjian/contract/nouns/account/companyErasure'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback.ts'
import { words } from './words.ts'

/** Any administrator takes the order back, with a reason. */
export function Withdraw({ no, onDone }: { no: string; onDone: () => void }) {
  const t = useWords(words)
  const [open, setOpen] = useState(false)
  const form = useForm(companyErasureWithdrawForm, {
    onSubmit: async ({ note }) => {
      await call(companyErasure.companyErasureWithdraw, { no, note }, { silent: true })
      toast('success', t('withdrawn'))
      form.reset()
      setOpen(false)
      onDone()
    },
  })
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('withdraw')}
      </Button>
      <FormDialog
        of={form}
        open={open}
        title={t('withdrawTitle', { no })}
        submit={t('withdraw')}
        onClose={() => setOpen(false)}
      >
        <TextField of={form} name="note" label={t('withdrawReason')} star />
      </FormDialog>
    </>
  )
}
