import type { RiskPolicyRow } from '@xinjian/contract/nouns/rules/riskPolicy'
import { ORDER_SOURCES } from '@xinjian/contract/risk/statuses'
import { ChoiceField } from '../../form/FormField.tsx'
import type { FormHandle } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { words } from './words.ts'

/** Which policy, and whether reports that are missing are made. */
export function OrderFields<B extends { policy: number; source?: 'HELD' | 'MADE' }>(props: {
  of: FormHandle<B>
  policies: readonly RiskPolicyRow[]
}) {
  const t = useWords(words)
  const of = props.of as unknown as FormHandle<{ policy: number; source?: 'HELD' | 'MADE' }>
  return (
    <>
      <ChoiceField of={of} name="policy" label={t('policy')} star>
        <option value="">{t('choosePolicy')}</option>
        {props.policies.map((row) => (
          <option key={row.code} value={row.code}>
            {t('versionOf', { name: row.name, n: row.version })}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField of={of} name="source" label={t('source')}>
        {ORDER_SOURCES.map((source) => (
          <option key={source} value={source}>
            {t(source)}
          </option>
        ))}
      </ChoiceField>
    </>
  )
}
