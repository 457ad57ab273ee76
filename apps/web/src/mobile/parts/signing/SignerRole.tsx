import type { FormBody } from '@xinjian/contract/form'
import type { signerForm } from '@xinjian/contract/forms/signing'
import { useFault } from '../../../form/FormField.tsx'
import { type FormHandle, useFormValue } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { signing } from '../../words/signing.ts'
import styles from '../form.module.css'

const ROLES = ['LEGAL_REP', 'FINANCE', 'TAX_AGENT'] as const

/** As what one signs: big buttons, and what the role needs beside the signature. */
export function SignerRole({ of }: { of: FormHandle<FormBody<typeof signerForm>> }) {
  const t = useWords(signing)
  const value = useFormValue(of, 'role')
  const fault = useFault(of, 'role')
  const chosen = ROLES.find((role) => role === value)
  return (
    <div data-field="role">
      <p className={styles.label} id="signer-role">
        {t('role')}
      </p>
      <div
        className={styles.choices}
        role="radiogroup"
        aria-labelledby="signer-role"
        aria-required="true"
        aria-invalid={fault !== null}
        {...(fault && { 'aria-describedby': 'signer-role-fault' })}
      >
        {ROLES.map((role) => (
          // biome-ignore lint/a11y/useSemanticElements: a big button reads and taps better than a dot.
          <button
            key={role}
            type="button"
            role="radio"
            aria-checked={value === role}
            onClick={() => of.set({ role })}
          >
            {t(role)}
          </button>
        ))}
      </div>
      {fault && (
        <p className={styles.fault} id="signer-role-fault" role="alert">
          {fault}
        </p>
      )}
      {chosen && chosen !== 'LEGAL_REP' && (
        <p className={styles.below}>{t('needsMandate', { role: t(chosen) })}</p>
      )}
    </div>
  )
}
