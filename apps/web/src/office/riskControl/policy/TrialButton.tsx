import { useQuery } from '@tanstack/react-query'
import { riskTrialForm } from '@xinjian/contract/forms/risk'
import { riskOrder } from '@xinjian/contract/nouns/rules/riskOrder'
import { type RiskPolicyRow, riskPolicy } from '@xinjian/contract/nouns/rules/riskPolicy'
import { TRIAL_SOURCES } from '@xinjian/contract/risk/statuses'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../api/client.ts'
import { query } from '../../../api/query.ts'
import { DayField } from '../../../form/DayField.tsx'
import { FormButton } from '../../../form/FormButton.tsx'
import { ChoiceField } from '../../../form/FormField.tsx'
import { useForm } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { words } from './words.ts'

/** Versions of one policy that are offered to set a trial against. */
const MOST = 100

/** Champion and challenger: judges every stored enterprise by this version and by another, and leads to the result. The version in force may be tried alone. */
export function TrialButton({ of, disabled }: { of: RiskPolicyRow; disabled: boolean }) {
  const t = useWords(words)
  const go = useNavigate()
  const [open, setOpen] = useState(false)
  const versions = useQuery({
    ...query(riskPolicy.riskPolicyList, { code: of.code, page: 1, size: MOST }),
    enabled: open,
  })
  const form = useForm(riskTrialForm, {
    start: { source: 'HELD' },
    onSubmit: async ({ againstVersion, asOf, source }) => {
      const { no } = await call(
        riskOrder.riskTrialStart,
        {
          policy: of.code,
          version: of.version,
          ...(againstVersion && { againstVersion }),
          ...(asOf && { asOf }),
          source,
        },
        { silent: true },
      )
      setOpen(false)
      void go(paths.riskOrder({ no }))
    },
  })
  return (
    <FormButton
      of={form}
      open={open}
      onOpen={setOpen}
      label={t('trial')}
      button={{ icon: 'chart', disabled }}
      submit={t('run')}
    >
      <p>{t('trialHint')}</p>
      <ChoiceField of={form} name="againstVersion" label={t('againstVersion')}>
        <option value="">{t(of.status === 'IN_FORCE' ? 'alone' : 'inForce')}</option>
        {versions.data?.rows
          .filter(({ version }) => version !== of.version)
          .map(({ version, note }) => (
            <option key={version} value={version}>
              {t('versionN', { n: version })} {note}
            </option>
          ))}
      </ChoiceField>
      <DayField of={form} name="asOf" label={t('asOf')} hint={t('asOfHint')} />
      <ChoiceField of={form} name="source" label={t('trialSource')} hint={t('reckonedHint')}>
        {TRIAL_SOURCES.map((source) => (
          <option key={source} value={source}>
            {t(source)}
          </option>
        ))}
      </ChoiceField>
    </FormButton>
  )
}
