import type { FormBody } from '@xinjian/contract/form'
import type { generateForm } from '@xinjian/contract/forms/report'
import type { EnterpriseRow } from '@xinjian/contract/nouns/enterprise'
import { ChoiceField } from '../../form/FormField.tsx'
import type { FormHandle } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { completeMonths, monthsBack } from '../common/dates.ts'
import { words } from './words.ts'

const MONTHS_OFFERED = 24

/**
 * The month through which a report is made. Which months a kind can be made for, the server knows; without invoices, the last
 * two years are offered.
 */
export function MonthField(props: {
  of: FormHandle<FormBody<typeof generateForm>>
  row: EnterpriseRow | undefined
  disabled: boolean
}) {
  const t = useWords(words)
  const { row, ...field } = props
  const months =
    row?.firstMonth && row.lastMonth
      ? completeMonths(row.firstMonth, row.lastMonth)
      : monthsBack(MONTHS_OFFERED)
  return (
    <ChoiceField {...field} name="through" label={t('through')} hint={t('throughHint')}>
      <option value="">{t('newest')}</option>
      {months.map((month) => (
        <option key={month} value={month}>
          {month}
        </option>
      ))}
    </ChoiceField>
  )
}
