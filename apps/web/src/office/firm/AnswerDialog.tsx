import { answerForm } from '@xinjian/contract/forms/rules'
import { firm, MATTER_ANSWERS } from '@xinjian/contract/nouns/firm'
import { call } from '../../api/client.ts'
import { DayField } from '../../form/DayField.tsx'
import { FormDialog } from '../../form/FormDialog.tsx'
import { ChoiceField, TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { toast } from '../../ui/feedback.ts'
import { words } from './words.ts'

/** Answers one matter: that it is so, or that it should not count. */
export function AnswerDialog(props: {
  taxNo: string
  matter: string
  open: boolean
  onDone: () => Promise<unknown>
  onClose: () => void
}) {
  const t = useWords(words)
  const { taxNo, matter } = props
  const form = useForm(answerForm, {
    onSubmit: async (given) => {
      await call(firm.matterAnswer, { taxId: taxNo, matter, ...given }, { silent: true })
      await props.onDone()
      toast('success', t(given.answer === 'EXPLAINED' ? 'asked' : 'done'))
      form.reset()
      props.onClose()
    },
  })
  return (
    <FormDialog
      of={form}
      open={props.open}
      title={t('answerTitle', { id: matter })}
      onClose={props.onClose}
      submit={t('answer')}
      variant="primary"
    >
      <ChoiceField of={form} name="answer" label={t('how')} star>
        <option value="">{t('choose')}</option>
        {MATTER_ANSWERS.map((answer) => (
          <option key={answer} value={answer}>
            {t(`option${answer}`)}
          </option>
        ))}
      </ChoiceField>
      <TextField of={form} name="reason" label={t('reason')} hint={t('reasonHint')} star />
      <DayField of={form} name="until" label={t('until')} hint={t('untilHint')} star />
    </FormDialog>
  )
}
