import type { FormBody } from '@xinjian/contract/form'
import type { termsForm } from '@xinjian/contract/forms/money'
import { CHARGE_RULES } from '@xinjian/contract/money'
import { ChoiceField, TextField } from '../../../form/FormField.tsx'
import type { FormHandle } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { words as productWords } from '../../product/words.ts'
import { words } from './words.ts'

/** Price, tier, rule and validity of a product. */
export function PriceFields({ of: form }: { of: FormHandle<FormBody<typeof termsForm>> }) {
  const t = useWords(words)
  const tp = useWords(productWords)
  const yesNo = (['yes', 'no'] as const).map((value) => (
    <option key={value} value={value}>
      {t(value)}
    </option>
  ))
  return (
    <>
      <ChoiceField of={form} name="chargeRule" label={t('rule')} star>
        {CHARGE_RULES.map((rule) => (
          <option key={rule} value={rule}>
            {tp(rule)}
          </option>
        ))}
      </ChoiceField>
      <TextField of={form} name="price" label={t('first')} inputMode="decimal" star />
      <TextField of={form} name="from" label={t('from')} hint={t('fromHint')} inputMode="numeric" />
      <TextField of={form} name="fromPrice" label={t('fromPrice')} inputMode="decimal" />
      <TextField of={form} name="validDays" label={t('validity')} inputMode="numeric" star />
      <ChoiceField of={form} name="onSale" label={t('onSale')}>
        {yesNo}
      </ChoiceField>
      <ChoiceField of={form} name="review" label={t('review')}>
        {yesNo}
      </ChoiceField>
      <TextField of={form} name="note" label={t('why')} star />
    </>
  )
}
