import { DayField } from '../../form/DayField.tsx'
import { TextField } from '../../form/FormField.tsx'
import type { useVerifyForm } from './useVerifyForm.ts'
import { useVerifyWords } from './useVerifyWords.ts'
import styles from './verify.module.css'

/** Exactly the fields that the kind needs, and which kind was recognised. */
export function VerifyFields({
  form,
  kind,
  fields,
  fromQr,
}: Pick<ReturnType<typeof useVerifyForm>, 'form' | 'kind' | 'fields' | 'fromQr'>) {
  const { t, kind: nameOf } = useVerifyWords()
  const known = kind === null || kind === 'UNSUPPORTED' ? null : kind
  const typed = { of: form, autoComplete: 'off' }
  return (
    <>
      {fields.includes('invoiceCode') && (
        <TextField
          {...typed}
          name="invoiceCode"
          label={t('invoiceCode')}
          hint={t('codeHint')}
          inputMode="numeric"
        />
      )}
      <TextField
        {...typed}
        name="invoiceNumber"
        label={t('invoiceNumber')}
        hint={t('numberHint')}
      />
      <p className={styles.kind} role="status">
        {fromQr && <span>{t('fromQr')}</span>}
        {known && <b>{t('recognised', { kind: nameOf(known.kind) })}</b>}
        {kind === 'UNSUPPORTED' && <span>{t('unsupported')}</span>}
      </p>
      <DayField of={form} name="issueDate" label={t('issueDate')} />
      {known?.amountMeant && (
        <TextField {...typed} name="amount" label={t(known.amountMeant)} inputMode="decimal" />
      )}
      {known?.needs === 'CHECK_CODE' && (
        <TextField
          {...typed}
          name="checkCode"
          label={t('checkCode')}
          hint={t('checkHint')}
          inputMode="numeric"
        />
      )}
    </>
  )
}
