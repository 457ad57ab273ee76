import { useQueryClient } from '@tanstack/react-query'
import { leadEraseForm } from '@xinjian/contract/forms/register'
import { type LeadRow, lead } from '@xinjian/contract/nouns/public/lead'
import { call } from '../../api/client.ts'
import { keyOf } from '../../api/query.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { toast } from '../../ui/feedback.ts'
import { words } from './words.ts'

/** Deletes the message for good, for whoever wrote it and asked for that. */
export function Erase({
  row,
  open,
  onClose,
}: {
  row: LeadRow
  open: boolean
  onClose: () => void
}) {
  const t = useWords(words)
  const client = useQueryClient()
  const form = useForm(leadEraseForm, {
    onSubmit: async ({ reason }) => {
      await call(lead.leadErase, { id: row.id, reason }, { silent: true })
      toast('success', t('erased'))
      onClose()
      await client.invalidateQueries({ queryKey: keyOf(lead.leadList) })
    },
  })
  return (
    <FormDialog
      of={form}
      open={open}
      title={t('eraseTitle', { name: row.name })}
      onClose={onClose}
      submit={t('erase')}
      variant="danger"
    >
      <p>{t('eraseNote')}</p>
      <TextField of={form} name="reason" label={t('eraseReason')} star />
    </FormDialog>
  )
}
