import { decideForm } from '@xinjian/contract/forms/rules'
import { FormDialog } from '../../form/FormDialog.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { toast } from '../../ui/feedback.ts'
import { words } from './words.ts'

/** The other eyes: an opinion, and yes or no. `yes` null = closed. */
export function DecideDialog(props: {
  title: string
  yes: boolean | null
  /** What pressing means; 复核通过 and 退回 where absent. */
  labels?: { yes: string; no: string }
  /** What the field asks for; 复核意见 where absent. */
  opinion?: string | undefined
  onDecide: (answer: { approve: boolean; note: string }) => Promise<unknown>
  onClose: () => void
}) {
  const t = useWords(words)
  const { yes, labels } = props
  const form = useForm(decideForm, {
    onSubmit: async ({ note }) => {
      await props.onDecide({ approve: yes === true, note })
      toast('success', t('decidedDone'))
      form.reset()
      props.onClose()
    },
  })
  return (
    <FormDialog
      of={form}
      open={yes !== null}
      title={props.title}
      onClose={props.onClose}
      submit={yes ? (labels?.yes ?? t('approve')) : (labels?.no ?? t('refuse'))}
      variant={yes ? 'primary' : 'danger'}
    >
      <TextField of={form} name="note" label={props.opinion ?? t('opinion')} star />
    </FormDialog>
  )
}
