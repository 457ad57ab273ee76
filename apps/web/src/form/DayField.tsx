import { useWords } from '../i18n/dictionary.ts'
import { Input } from '../ui/Field.tsx'
import { DayButton } from '../ui/pick/DayButton.tsx'
import { FormField, type FormFieldProps } from './FormField.tsx'
import { words } from './words.ts'

/**
 * One day, typed as `2026-02-03` or pressed in the calendar: our own, the same in every browser and language. Eight digits, and
 * days written with dots, slashes or 年月日, are put into that form.
 */
export function DayField<B>(props: FormFieldProps<B>) {
  const t = useWords(words)
  const { of, name } = props
  return (
    <FormField {...props}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          placeholder={t('dayShape')}
          onChange={(event) => of.set({ [name]: dayOf(event.target.value) } as never)}
          suffix={
            <DayButton
              label={t('dayPick')}
              value={control.value}
              onChange={(day) => of.set({ [name]: day } as never)}
            />
          }
        />
      )}
    </FormField>
  )
}

/** What was typed, as a day where it is one in another way of writing. */
export function dayOf(typed: string): string {
  const parts =
    /^\s*(\d{4})(\d{2})(\d{2})\s*$/.exec(typed) ??
    /^\s*(\d{4})[./年](\d{1,2})[./月](\d{1,2})日?\s*$/.exec(typed)
  if (!parts) return typed
  const [, year, month = '', day = ''] = parts
  // A single digit may be the first of two: it stays as it is being typed.
  if (day.length === 1 && !typed.trim().endsWith('日')) return typed
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
