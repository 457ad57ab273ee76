import { FormField, type FormFieldProps } from '../../form/FormField.tsx'
import { useFormValue } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { cx } from '../../ui/cx.ts'
import { Input } from '../../ui/Field.tsx'
import textStyles from '../../ui/styles/text.module.css'
import styles from './intake.module.css'
import { taxNoState } from './tax-no.ts'
import { formWords } from './words.ts'

/** 统一社会信用代码 with its length and its check character judged while it is typed. */
export function TaxNoField<B>(props: Pick<FormFieldProps<B>, 'of' | 'name'>) {
  const t = useWords(formWords)
  const { kind, length } = taxNoState(useFormValue(props.of, props.name))
  const hint =
    kind === 'VALID' ? <span className={styles.good}>✓ {t('valid')}</span> : t('taxNoHint')
  return (
    <FormField {...props} label={t('taxNo')} star hint={hint}>
      {(control) => (
        <Input
          {...control}
          className={textStyles.num}
          maxLength={24}
          autoComplete="off"
          spellCheck={false}
          suffix={<span className={cx(textStyles.num, textStyles.muted)}>{`${length}/18`}</span>}
        />
      )}
    </FormField>
  )
}
