import { useEffect } from 'react'
import { useWords } from '../i18n/dictionary.ts'
import { environment, loadEnvironment } from '../shell/environment.ts'
import { Button } from '../ui/Button.tsx'
import { useStore } from '../ui/store.ts'
import textStyles from '../ui/styles/text.module.css'
import styles from './login.module.css'
import { words } from './words.ts'

/** Public on purpose: they exist only where the server says that it is a sandbox. */
const PASSWORD = 'Xinjian@2026'
const ACCOUNTS = [
  { name: 'demo', about: 'demoAdmin' },
  { name: 'staff', about: 'demoStaff' },
  { name: 'owner', about: 'demoOwner' },
] as const

/** Accounts to try in a sandbox; nothing in production. */
export function DemoAccounts(props: { onPick: (name: string, password: string) => void }) {
  const t = useWords(words)
  const env = useStore(environment)
  useEffect(() => void loadEnvironment(), [])
  if (!env?.sandbox) return null
  return (
    <section className={styles.demo}>
      <h2>{t('demoTitle')}</h2>
      <p>{t('demoText', { password: PASSWORD })}</p>
      <ul>
        {ACCOUNTS.map(({ name, about }) => (
          <li key={name}>
            <b className={textStyles.num}>{name}</b>
            <span>{t(about)}</span>
            <Button size="sm" variant="quiet" onClick={() => props.onPick(name, PASSWORD)}>
              {t('demoFill')}
            </Button>
          </li>
        ))}
      </ul>
      {env.sandboxUrl && (
        <a href={env.sandboxUrl} target="_blank" rel="noreferrer">
          {t('inbox')}
        </a>
      )}
    </section>
  )
}
