import { SecretField, TextField } from '../../../form/FormField.tsx'
import { useWords } from '../../../i18n/dictionary.ts'
import { useDraft } from '../../tax/drafts.ts'
import type { BureauForm } from '../../tax/hooks/use-bureau-login.ts'
import type { Door } from '../../tax/hooks/use-door.ts'
import { bureau } from '../../words/bureau.ts'
import styles from '../form.module.css'
import { Identities } from './Identities.tsx'

/** Numbers and names of accounts are typed as they are. */
export const SPELLING = {
  autoCapitalize: 'none',
  spellCheck: false,
  inputClass: styles.taxno,
} as const

/** Role, account and password of who logs in. */
export function PasswordFields(props: { of: BureauForm; door: Door; identity: string }) {
  const t = useWords(bureau)
  const [, patch] = useDraft('login')
  const { of, door } = props
  return (
    <>
      <Identities
        door={door}
        value={props.identity}
        onChange={(code) => patch({ identity: code })}
      />
      <TextField
        {...SPELLING}
        of={of}
        name="account"
        label={door.accountLabel}
        tidy
        autoComplete="username"
      />
      <SecretField
        of={of}
        name="password"
        label={t('password')}
        placeholder={t('passwordPlaceholder')}
        labels={[t('show'), t('hide')]}
        autoComplete="current-password"
      />
    </>
  )
}
