import { scoreCardForm } from '@xinjian/contract/forms/risk'
import { scoreCard } from '@xinjian/contract/nouns/rules/scoreCard'
import { DEFAULT_DAYS_WORDS } from '@xinjian/contract/risk/card-states'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../api/client.ts'
import { FormButton } from '../../../form/FormButton.tsx'
import { ChoiceField, TextField } from '../../../form/FormField.tsx'
import { useForm } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import textStyles from '../../../ui/styles/text.module.css'
import { words } from './words.ts'

/** From how many days a loan is bad, and what the version is about; the training goes on by itself. */
export function TrainButton() {
  const t = useWords(words)
  const go = useNavigate()
  const [open, setOpen] = useState(false)
  const form = useForm(scoreCardForm, {
    start: { defaultDays: '90' },
    onSubmit: async (body) => {
      const { version } = await call(scoreCard.scoreCardTrain, body, { silent: true })
      setOpen(false)
      void go(paths.scoreCard({ version }))
    },
  })
  return (
    <FormButton
      of={form}
      open={open}
      onOpen={setOpen}
      label={t('train')}
      title={t('trainTitle')}
      button={{ variant: 'primary', icon: 'plus' }}
    >
      <ChoiceField of={form} name="defaultDays" label={t('defaultDays')}>
        {DEFAULT_DAYS_WORDS.map((days) => (
          <option key={days} value={days}>
            {t('days', { n: days })}
          </option>
        ))}
      </ChoiceField>
      <p className={textStyles.mutedSm}>{t('daysHint')}</p>
      <TextField of={form} name="note" label={t('noteOf')} star />
    </FormButton>
  )
}
