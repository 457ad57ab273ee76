import { trialForm } from '@xinjian/contract/forms/rules'
import { backtest } from '@xinjian/contract/nouns/backtest'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { ChoiceField, TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { monthsBack } from '../common/dates.ts'
import { words } from './words.ts'

const MONTHS_OFFERED = 36

/** Starts a trial of a version, today or as of a past month, and leads to its result. */
export function Trial(props: { reportType: ReportKind; version: number; disabled?: boolean }) {
  const t = useWords(words)
  const go = useNavigate()
  const [open, setOpen] = useState(false)
  const { reportType, version } = props
  const form = useForm(trialForm, {
    blame: 'taxId',
    onSubmit: async ({ through, taxId }) => {
      const { no } = await call(
        backtest.backtestStart,
        { reportType, version, ...(through && { through }), ...(taxId && { taxIds: [taxId] }) },
        { silent: true },
      )
      setOpen(false)
      void go(paths.backtest({ no }))
    },
  })
  return (
    <>
      <Button icon="chart" disabled={props.disabled} onClick={() => setOpen(true)}>
        {t('trial')}
      </Button>
      <FormDialog
        of={form}
        open={open}
        title={t('trial')}
        onClose={() => setOpen(false)}
        submit={t('run')}
      >
        <p>{t('trialHint')}</p>
        <ChoiceField of={form} name="through" label={t('throughWhen')}>
          <option value="">{t('today')}</option>
          {monthsBack(MONTHS_OFFERED).map((month) => (
            <option key={month} value={month}>
              {month}
            </option>
          ))}
        </ChoiceField>
        <TextField of={form} name="taxId" label={t('oneFirm')} hint={t('oneFirmHint')} tidy />
      </FormDialog>
    </>
  )
}
