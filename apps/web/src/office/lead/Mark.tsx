import { useQueryClient } from '@tanstack/react-query'
import { leadMarkForm } from '@xinjian/contract/forms/register'
import type { LeadState } from '@xinjian/contract/lead/lead'
import { type LeadRow, lead } from '@xinjian/contract/nouns/public/lead'
import { call } from '../../api/client.ts'
import { keyOf } from '../../api/query.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { toast } from '../../ui/feedback.ts'
import { words } from './words.ts'

/** Says how far the message is and what was done; null = closed. */
export function Mark({
  row,
  next,
  submit,
  onClose,
}: {
  row: LeadRow
  next: LeadState | null
  submit: string
  onClose: () => void
}) {
  const t = useWords(words)
  const client = useQueryClient()
  const form = useForm(leadMarkForm, {
    onSubmit: async ({ note }) => {
      if (next === null) return
      await call(lead.leadMark, { id: row.id, state: next, note }, { silent: true })
      toast('success', t('marked'))
      form.reset()
      onClose()
      await client.invalidateQueries({ queryKey: keyOf(lead.leadList) })
    },
  })
  return (
    <FormDialog
      of={form}
      open={next !== null}
      title={next ? t(`title.${next}`, { name: row.name }) : ''}
      onClose={onClose}
      submit={submit}
      variant="primary"
    >
      {next === 'CLOSED' && <p>{t('closedNote')}</p>}
      <TextField of={form} name="note" label={t('done')} hint={t('doneHint')} star />
    </FormDialog>
  )
}
