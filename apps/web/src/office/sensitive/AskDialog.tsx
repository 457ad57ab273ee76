import { useQueryClient } from '@tanstack/react-query'
import { reasonForm } from '@xinjian/contract/forms/people'
import { sensitive } from '@xinjian/contract/nouns/account/sensitive'
import { useNavigate } from 'react-router'
import { keyOf } from '../../api/query.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { toast } from '../../ui/feedback.ts'
import { words } from './words.ts'

/** Sends what was asked, with its reason. */
export type Ask = (reason: string) => Promise<unknown>

/** Why a change is asked for that another must agree to; then it stands among those that wait. `ask` null = closed. */
export function AskDialog(props: { ask: Ask | null; title?: string; onClose: () => void }) {
  const { ask } = props
  const t = useWords(words)
  const go = useNavigate()
  const client = useQueryClient()
  const form = useForm(reasonForm, {
    onSubmit: async ({ reason }) => {
      await ask?.(reason)
      toast('success', t('sent'))
      form.reset()
      props.onClose()
      await client.invalidateQueries({ queryKey: keyOf(sensitive.sensitiveList) })
      await go(paths.sensitive())
    },
  })
  return (
    <FormDialog
      of={form}
      open={ask !== null}
      title={props.title ?? t('askTitle')}
      onClose={props.onClose}
      submit={t('ask')}
      variant="primary"
    >
      <p>{t('askNote')}</p>
      <TextField of={form} name="reason" label={t('reason')} star />
    </FormDialog>
  )
}
