import type { FormBody } from '@xinjian/contract/form'
import type { generateForm } from '@xinjian/contract/forms/report'
import { REPORT_KINDS, type ReportKind } from '@xinjian/engine/report/kinds'
import { SMALL_AMOUNT_MAX_WAN } from '@xinjian/engine/report/limit/terms'
import { POLICY_IDS, POLICY_NAMES } from '@xinjian/engine/report/policies'
import { ChoiceField, TextField } from '../../form/FormField.tsx'
import type { FormHandle } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { words } from './words.ts'

/**
 * What the institution brings to a report that suggests a limit: admission pack, ceiling of its product, its present loans, and
 * whether it takes the simplified estimate of a small amount.
 */
export function TermFields(props: {
  of: FormHandle<FormBody<typeof generateForm>>
  /** Those that are to be ordered. */
  kinds: readonly ReportKind[]
  disabled: boolean
}) {
  const t = useWords(words)
  const language = useLanguage()
  const { kinds, ...field } = props
  if (!kinds.some((kind) => REPORT_KINDS[kind].lends)) return null
  return (
    <>
      <ChoiceField {...field} name="policy" label={t('policy')} hint={t('policyHint')}>
        <option value="">{t('noPolicy')}</option>
        {POLICY_IDS.map((id) => (
          <option key={id} value={id}>
            {POLICY_NAMES[id][language === 'en' ? 'nameEn' : 'name']}
          </option>
        ))}
      </ChoiceField>
      <TextField {...field} name="productMaxWan" label={t('productMax')} inputMode="decimal" />
      <TextField {...field} name="existingDebtWan" label={t('existingDebt')} inputMode="decimal" />
      <TextField
        {...field}
        name="smallAmountWan"
        label={t('smallAmount')}
        hint={t('smallAmountHint', { max: String(SMALL_AMOUNT_MAX_WAN) })}
        inputMode="decimal"
      />
      {kinds.some((kind) => (REPORT_KINDS[kind] as { admits?: string }).admits === 'POLICY') ? (
        <TextField
          {...field}
          name="aloneMaxWan"
          label={t('aloneMax')}
          hint={t('aloneMaxHint')}
          inputMode="decimal"
        />
      ) : null}
    </>
  )
}
