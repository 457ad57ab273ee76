import { reasonForm } from '@xinjian/contract/forms/people'
import { type SecondaryRow, secondary } from '@xinjian/contract/nouns/secondary'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { FormButton } from '../../form/FormButton.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { toast } from '../../ui/feedback.ts'
import { useSecondaryChanged } from './useSecondaryChanged.ts'
import { words } from './words.ts'

/** Frozen or free again, with a reason. */
export function FreezeDialog({ row }: { row: SecondaryRow }) {
  const t = useWords(words)
  const changed = useSecondaryChanged()
  const [open, setOpen] = useState(false)
  const freeze = row.status !== 'FROZEN'
  const deed = freeze ? 'freeze' : 'release'
  const form = useForm(reasonForm, {
    onSubmit: async ({ reason }) => {
      await call(secondary.secondaryFreeze, { id: row.id, freeze, reason }, { silent: true })
      toast('success', t('done'))
      form.reset()
      setOpen(false)
      await changed()
    },
  })
  return (
    <FormButton
      of={form}
      open={open}
      onOpen={setOpen}
      label={t(deed)}
      button={{ variant: freeze ? 'danger' : 'primary' }}
      title={t(`${deed}Title`, { name: row.name })}
      variant={freeze ? 'danger' : 'primary'}
    >
      {freeze && <p>{t('freezeNote')}</p>}
      <TextField of={form} name="reason" label={t('reason')} star />
    </FormButton>
  )
}
