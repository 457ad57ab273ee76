import { useWords } from '../../i18n/dictionary.ts'
import { Field, Select } from '../../ui/Field.tsx'
import { isoDay, monthsBack } from '../common/dates.ts'
import { words } from './words.ts'

const MONTHS_OFFERED = 24

export const runningMonth = (): string => isoDay(new Date()).slice(0, 7)

/** The running month and those before it. */
export function MonthSelect(props: { value: string; onChange: (month: string) => void }) {
  const t = useWords(words)
  return (
    <Field label={t('month')}>
      {(ids) => (
        <Select
          {...ids}
          name="month"
          value={props.value}
          onChange={(e) => props.onChange(e.target.value)}
        >
          {[runningMonth(), ...monthsBack(MONTHS_OFFERED)].map((month) => (
            <option key={month} value={month}>
              {month}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
