import type { deedForm } from '@xinjian/contract/forms/loan'
import { DEED_KINDS, WAIVED_PARTS } from '@xinjian/contract/loan/states'
import { DayField } from '../../form/DayField.tsx'
import { ChoiceField, FormField, TextField } from '../../form/FormField.tsx'
import { type HandleOf, useFormValue } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { TextArea } from '../common/TextArea.tsx'
import { words } from './words.ts'

/** What was paid, is waived or charged. */
export function DeedFields({ of }: { of: HandleOf<typeof deedForm> }) {
  const t = useWords(words)
  const kind = useFormValue(of, 'kind')
  return (
    <>
      <ChoiceField of={of} name="kind" label={t('kind')}>
        {DEED_KINDS.map((one) => (
          <option key={one} value={one}>
            {t(one)}
          </option>
        ))}
      </ChoiceField>
      {kind === 'WAIVER' ? (
        <ChoiceField of={of} name="part" label={t('part')}>
          {WAIVED_PARTS.map((one) => (
            <option key={one} value={one}>
              {t(one)}
            </option>
          ))}
        </ChoiceField>
      ) : null}
      <TextField of={of} name="amount" label={t('amount')} inputMode="decimal" star />
      <DayField of={of} name="day" label={t('day')} star />
      {kind === 'PAYMENT' ? (
        <>
          <TextField of={of} name="reference" label={t('reference')} hint={t('referenceHint')} />
          <ChoiceField of={of} name="early" label={t('earlyPay')}>
            <option value="no">{t('no')}</option>
            <option value="yes">{t('yes')}</option>
          </ChoiceField>
        </>
      ) : null}
      <FormField of={of} name="reason" label={t('reason')} hint={t('reasonHint')} star>
        {(control) => <TextArea {...control} rows={3} />}
      </FormField>
    </>
  )
}
