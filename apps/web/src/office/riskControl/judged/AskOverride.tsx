import { overrideForm } from '@xinjian/contract/forms/risk'
import { riskOrder } from '@xinjian/contract/nouns/rules/riskOrder'
import type { PolicyOutcome } from '@xinjian/engine/report/policy/table'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { FormButton } from '../../../form/FormButton.tsx'
import { ChoiceField, TextField } from '../../../form/FormField.tsx'
import { useForm } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { toast } from '../../../ui/feedback.ts'
import textStyles from '../../../ui/styles/text.module.css'
import { words as orderWords } from '../words.ts'
import { words } from './words.ts'

const CHOICES = ['PASS', 'REVIEW', 'REJECT'] as const

/** Another outcome is proposed with its reason; another colleague decides. */
export function AskOverride(props: {
  no: string
  line: number
  outcome: PolicyOutcome
  onAsked: () => Promise<unknown>
}) {
  const t = useWords(words)
  const to = useWords(orderWords)
  const [open, setOpen] = useState(false)
  const form = useForm(overrideForm, {
    onSubmit: async (asked) => {
      await call(
        riskOrder.riskOverrideAsk,
        { no: props.no, line: props.line, ...asked },
        { silent: true },
      )
      setOpen(false)
      toast('success', t('asked'))
      await props.onAsked()
    },
  })
  return (
    <FormButton of={form} open={open} onOpen={setOpen} label={t('ask')} button={{ size: 'sm' }}>
      <p className={textStyles.muted}>{t('askHint')}</p>
      <ChoiceField of={form} name="to" label={t('to')} star>
        <option value="" />
        {CHOICES.filter((choice) => choice !== props.outcome).map((choice) => (
          <option key={choice} value={choice}>
            {to(choice)}
          </option>
        ))}
      </ChoiceField>
      <TextField of={form} name="reason" label={t('reason')} star />
    </FormButton>
  )
}
