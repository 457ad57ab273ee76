import { trialForm } from '@xinjian/contract/forms/rules'
import { backtest } from '@xinjian/contract/nouns/rules/backtest'
import { JUDGED_KINDS } from '@xinjian/engine/report/kinds'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../api/client.ts'
import { FormButton } from '../../../form/FormButton.tsx'
import { ChoiceField, TextField } from '../../../form/FormField.tsx'
import { useForm } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { paths } from '../../../paths.ts'
import { kindTitle } from '../../../reports/kinds.ts'
import { monthsBack } from '../../common/dates.ts'
import { type Shelf, shelfWords } from '../shelf.ts'

const MONTHS_OFFERED = 36

/** Starts a trial of a version, today or as of a past month, and leads to its result. */
export function Trial(props: { shelf: Shelf; version: number; disabled?: boolean }) {
  const { shelf, version } = props
  const t = useWords(shelfWords(shelf))
  const language = useLanguage()
  const go = useNavigate()
  const [open, setOpen] = useState(false)
  const form = useForm(trialForm, {
    blame: 'taxId',
    start: { reportType: JUDGED_KINDS[0] },
    onSubmit: async ({ reportType, through, taxId }) => {
      const asked = { reportType, version, ...(through && { through }) }
      const taxIds = taxId ? { taxIds: [taxId] } : {}
      const { no } = shelf.isPlatform
        ? await call(backtest.platformTrialStart, asked, { silent: true })
        : await call(backtest.backtestStart, { ...asked, ...taxIds }, { silent: true })
      setOpen(false)
      void go(shelf.isPlatform ? paths.platformTrial({ no }) : paths.backtest({ no }))
    },
  })
  return (
    <FormButton
      of={form}
      open={open}
      onOpen={setOpen}
      label={t('trial')}
      button={{ icon: 'chart', disabled: props.disabled }}
      submit={t('run')}
    >
      <p>{t('trialHint')}</p>
      <ChoiceField of={form} name="reportType" label={t('kind')}>
        {JUDGED_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {kindTitle(kind, language)}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField of={form} name="through" label={t('throughWhen')}>
        <option value="">{t('today')}</option>
        {monthsBack(MONTHS_OFFERED).map((month) => (
          <option key={month} value={month}>
            {month}
          </option>
        ))}
      </ChoiceField>
      {!shelf.isPlatform && (
        <TextField of={form} name="taxId" label={t('oneFirm')} hint={t('oneFirmHint')} tidy />
      )}
    </FormButton>
  )
}
