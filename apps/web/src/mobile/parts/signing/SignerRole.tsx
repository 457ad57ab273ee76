import type { FormBody } from '@xinjian/contract/form'
import type { signerForm } from '@xinjian/contract/forms/signing'
import { useFault } from '../../../form/FormField.tsx'
import { type FormHandle, useFormValue } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { signing } from '../../words/signing.ts'

const ROLES = ['LEGAL_REP', 'FINANCE', 'TAX_AGENT'] as const

/** As what one signs: big buttons, and what the role needs beside the signature. */
export function SignerRole({ of }: { of: FormHandle<FormBody<typeof signerForm>> }) {
  const t = useWords(signing)
  const value = useFormValue(of, 'role')
  const fault = useFault(of, 'role')
  const chosen = ROLES.find((role) => role === value)
  return (
    <div data-field="role">
      <p className="m-label" id="signer-role">
        {t('role')}
      </p>
      <div
        className="m-choices"
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
        <p className="m-fault" id="signer-role-fault" role="alert">
          {fault}
        </p>
      )}
      {chosen && chosen !== 'LEGAL_REP' && (
        <p className="m-below">{t('needsMandate', { role: t(chosen) })}</p>
      )}
    </div>
  )
}
