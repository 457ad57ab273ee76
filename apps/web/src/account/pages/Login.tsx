import { Link, useNavigate, useSearchParams } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { internalPath } from '../../shell/guard.ts'
import { DemoAccounts } from '../DemoAccounts.tsx'
import { Entry } from '../Entry.tsx'
import { LoginCard } from '../LoginCard.tsx'
import styles from '../login.module.css'
import { useLogin } from '../useLogin.ts'
import { words } from '../words.ts'

/** `/login?redirect=…`: goes on to the redirect when it is an internal path, else to /app. */
export function Component() {
  const t = useWords(words)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const login = useLogin(() =>
    navigate(internalPath(query.get('redirect')) ?? paths.app(), { replace: true }),
  )
  return (
    <Entry>
      <LoginCard login={login} />
      <p className={styles.help}>
        <Link to={paths.changePassword()}>{t('forgot')}</Link> ·{' '}
        <Link to={paths.register()}>{t('register')}</Link>
      </p>
      <DemoAccounts onPick={(username, password) => login.byPassword.set({ username, password })} />
    </Entry>
  )
}
