import { checkTaxNo, normaliseTaxNo } from '@xinjian/format/uscc'
import { useWords } from '../../../i18n/dictionary.ts'
import { Field, Input } from '../../../ui/Field.tsx'
import { entry } from '../../words/entry.ts'
import styles from '../form.module.css'

const FULL = 18

/** 统一社会信用代码 with its check character judged while it is typed; blame only once it is complete. */
export function TaxNoField(props: {
  value: string
  onChange: (value: string) => void
  doubtful?: boolean
  /** What a form, or the server, has found. */
  error?: string | null
  onBlur?: () => void
}) {
  const t = useWords(entry)
  const { value } = props
  const verdict = value === '' ? null : checkTaxNo(value)
  const good = verdict === 'VALID' && (value.length === FULL || value.length === 15)
  const complete = value.length >= FULL
  const error =
    props.error ??
    (complete && verdict === 'CHECKSUM'
      ? t('taxChecksum')
      : /[^0-9A-Z]/.test(value) || value.length > 20
        ? t('taxShape')
        : null)
  const hint = good ? t('taxGood') : value ? t('taxCount', { n: value.length }) : undefined
  return (
    <Field
      label={t('taxNo')}
      error={error}
      hint={props.doubtful && !error ? t('doubt') : hint}
      className={props.doubtful && !error ? styles.doubt : good ? styles.good : ''}
    >
      {(ids) => (
        <Input
          {...ids}
          name="taxNo"
          className={styles.taxno}
          value={value}
          placeholder={t('taxNoPlaceholder')}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={24}
          onChange={(event) => props.onChange(normaliseTaxNo(event.target.value))}
          onBlur={props.onBlur}
        />
      )}
    </Field>
  )
}
