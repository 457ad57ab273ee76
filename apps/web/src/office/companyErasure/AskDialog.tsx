import { companyErasureForm } from '@xinjian/contract/forms/company'
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

/** The order: the company's name typed in full, and a reason. */
export function AskDialog(props: { companyName: string; onDone: () => void }) {
  const t = useWords(words)
  const [open, setOpen] = useState(false)
  const form = useForm(companyErasureForm, {
    onSubmit: async (typed) => {
      await call(companyErasure.companyErasureAsk, typed, { silent: true })
      toast('success', t('asked'))
      form.reset()
      setOpen(false)
      props.onDone()
    },
  })
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t('ask')}
      </Button>
      <FormDialog
        of={form}
        open={open}
        title={t('ask')}
        submit={t('ask')}
        variant="danger"
        onClose={() => setOpen(false)}
      >
        <p>{t('askNote')}</p>
        <TextField
          of={form}
          name="companyName"
          label={t('companyName')}
          hint={t('nameHint', { name: props.companyName })}
          star
        />
        <TextField of={form} name="reason" label={t('reason')} star />
      </FormDialog>
    </>
  )
}
