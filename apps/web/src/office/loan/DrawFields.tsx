import type { drawdownForm } from '@xinjian/contract/forms/loan'
import { DAY_COUNTS, REPAYMENT_METHODS, ROUNDINGS } from '@xinjian/contract/loan/states'
import { DayField } from '../../form/DayField.tsx'
import { ChoiceField, TextField } from '../../form/FormField.tsx'
import type { HandleOf } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { words } from './words.ts'

/** What is asked for, its terms, and whom it is paid to. */
export function DrawFields({ of }: { of: HandleOf<typeof drawdownForm> }) {
  const t = useWords(words)
  const choice = <K extends string>(keys: readonly K[], say: (key: K) => string) =>
    keys.map((key) => (
      <option key={key} value={key}>
        {say(key)}
      </option>
    ))
  return (
    <>
      <TextField of={of} name="product" label={t('product')} star />
      <TextField of={of} name="subjectNo" label={t('subject')} star />
      <TextField of={of} name="amount" label={t('amount')} inputMode="decimal" star />
      <TextField of={of} name="purpose" label={t('purpose')} star />
      <DayField of={of} name="from" label={t('from')} star />
      <DayField of={of} name="dueDate" label={t('dueDay')} star />
      <TextField of={of} name="rate" label={t('rate')} inputMode="decimal" star />
      <TextField of={of} name="penalty" label={t('penalty')} inputMode="decimal" star />
      <ChoiceField of={of} name="method" label={t('method')}>
        {choice(REPAYMENT_METHODS, t)}
      </ChoiceField>
      <ChoiceField of={of} name="dayCount" label={t('dayCount')}>
        {choice(DAY_COUNTS, t)}
      </ChoiceField>
      <TextField of={of} name="graceDays" label={t('graceDays')} inputMode="numeric" star />
      <ChoiceField of={of} name="compound" label={t('compound')}>
        {choice(['no', 'yes'], t)}
      </ChoiceField>
      <ChoiceField of={of} name="rounding" label={t('rounding')}>
        {choice(ROUNDINGS, t)}
      </ChoiceField>
      <TextField of={of} name="payeeName" label={t('payeeName')} star />
      <TextField of={of} name="payeeBank" label={t('payeeBank')} star />
      <TextField of={of} name="payeeAccount" label={t('payeeAccount')} inputMode="numeric" star />
    </>
  )
}
