import type { FormBody } from '@xinjian/contract/form'
import type { signerForm } from '@xinjian/contract/forms/signing'
import { TextField } from '../../../form/FormField.tsx'
import { type FormHandle, useFormValue } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { signing } from '../../words/signing.ts'
import styles from '../form.module.css'

/** A plain number pad has no X, and some phones do not change it while it is open: a button adds the last one. */
export function IdNoField({ of }: { of: FormHandle<FormBody<typeof signerForm>> }) {
  const t = useWords(signing)
  const idNo = useFormValue(of, 'idNo')
  return (
    <TextField
      of={of}
      name="idNo"
      label={t('idNo')}
      tidy
      inputClass={styles.taxno}
      placeholder={t('idNoPlaceholder')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      suffix={
        /^\d{17}$/.test(idNo) && (
          <button
            type="button"
            className={styles.link}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => of.set({ idNo: `${idNo}X` })}
          >
            {t('endsInX')}
          </button>
        )
      }
    />
  )
}
