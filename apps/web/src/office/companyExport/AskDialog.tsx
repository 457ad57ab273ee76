import { companyExportForm } from '@xinjian/contract/forms/company'
import { companyExport } from '@xinjian/contract/nouns/account/companyExport'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback.ts'
import { words } from './words.ts'

/** The order of an export, with its reason. */
export function AskDialog(props: { onDone: () => void }) {
  const t = useWords(words)
  const [open, setOpen] = useState(false)
  const form = useForm(companyExportForm, {
    onSubmit: async (typed) => {
      await call(companyExport.companyExportAsk, typed, { silent: true })
      toast('success', t('asked'))
      form.reset()
      setOpen(false)
      props.onDone()
    },
  })
  return (
    <>
      <Button variant="primary" icon="download" onClick={() => setOpen(true)}>
        {t('ask')}
      </Button>
      <FormDialog
        of={form}
        open={open}
        title={t('ask')}
        submit={t('ask')}
        onClose={() => setOpen(false)}
      >
        <p>{t('askNote')}</p>
        <TextField of={form} name="reason" label={t('reason')} star />
      </FormDialog>
    </>
  )
}
