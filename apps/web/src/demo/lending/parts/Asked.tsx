import { useId } from 'react'
import { useWords } from '../../../i18n/dictionary.ts'
import { Field, Input } from '../../../ui/Field.tsx'
import layout from '../../../ui/styles/layout.module.css'
import styles from '../lending.module.css'
import { pageWords } from '../page-words.ts'

/** An amount in yuan as it is typed. */
export function AmountField(props: {
  value: string
  label?: string
  hint?: string
  error?: string | undefined
  onChange: (value: string) => void
}) {
  const t = useWords(pageWords)
  return (
    <Field label={props.label ?? t('amountYuan')} error={props.error} hint={props.hint}>
      {(ids) => (
        <Input
          {...ids}
          inputMode="decimal"
          autoComplete="off"
          value={props.value}
          maxLength={12}
          onChange={({ target }) => props.onChange(target.value.replace(/[,\s]/g, ''))}
        />
      )}
    </Field>
  )
}

/** One of a product's terms. */
export function TermField(props: {
  months: readonly number[]
  value: number
  onChange: (months: number) => void
}) {
  const t = useWords(pageWords)
  const name = useId()
  return (
    <fieldset>
      <legend className={styles.note}>{t('term')}</legend>
      <div className={layout.row2}>
        {props.months.map((months) => (
          <label key={months} className={styles.choice}>
            <input
              type="radio"
              name={name}
              checked={months === props.value}
              onChange={() => props.onChange(months)}
            />
            <span>{t('monthsOne', { n: months })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
