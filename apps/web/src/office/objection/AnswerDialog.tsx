import { objectionAnswerForm } from '@xinjian/contract/forms/public-records'
import {
  OBJECTION_OUTCOMES,
  type ObjectionRow,
  objection,
} from '@xinjian/contract/nouns/public/objection'
import { call } from '../../api/client.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { ChoiceField, FormField, TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { toast } from '../../ui/feedback.ts'
import { TextArea } from '../common/TextArea.tsx'
import { words } from './words.ts'

/** The answer to one objection, by another than who raised it. */
export function AnswerDialog(props: {
  row: ObjectionRow
  open: boolean
  onDone: () => void
  onClose: () => void
}) {
  const { row, open, onDone, onClose } = props
  const t = useWords(words)
  const form = useForm(objectionAnswerForm, {
    onSubmit: async (given) => {
      await call(objection.objectionDecide, { id: row.id, ...given }, { silent: true })
      toast('success', t('answered'))
      form.reset()
      onDone()
      onClose()
    },
  })
  return (
    <FormDialog
      of={form}
      open={open}
      title={t('answerTitle')}
      onClose={onClose}
      submit={t('answerSend')}
      variant="primary"
    >
      <ChoiceField of={form} name="outcome" label={t('how')} star>
        <option value="">{t('choose')}</option>
        {OBJECTION_OUTCOMES.map((outcome) => (
          <option key={outcome} value={outcome}>
            {t(`option${outcome}`)}
          </option>
        ))}
      </ChoiceField>
      <FormField of={form} name="answer" label={t('answerText')} hint={t('answerHint')} star>
        {(control) => <TextArea {...control} rows={4} />}
      </FormField>
      <TextField of={form} name="basis" label={t('basis')} hint={t('basisHint')} />
    </FormDialog>
  )
}
