import { lazy, Suspense, useState } from 'react'
import { useWords } from '../i18n/dictionary.ts'
import { Segmented } from '../ui/Segmented.tsx'
import styles from './login.module.css'
import { PasswordForm } from './PasswordForm.tsx'
import { SmsForm } from './SmsForm.tsx'
import type { Login } from './useLogin.ts'
import { words } from './words.ts'

/** Most come in without it. */
const SecondStep = lazy(() => import('./second/SecondStep.tsx'))
const LostDevice = lazy(() => import('./second/LostDevice.tsx'))

/** Both ways to log in. A refusal is shown in the server's words and renews the image. */
export function LoginCard({ login }: { login: Login }) {
  const t = useWords(words)
  const [lost, setLost] = useState(false)
  const [way, setWay] = useState<'password' | 'sms'>('password')
  if (login.second)
    return (
      <Suspense>
        {lost ? (
          <LostDevice onBack={() => setLost(false)} />
        ) : (
          <SecondStep login={login} onLost={() => setLost(true)} />
        )}
      </Suspense>
    )
  const Way = way === 'password' ? PasswordForm : SmsForm
  return (
    <div className={styles.form}>
      <h1>{t('title')}</h1>
      <Segmented
        label={t('ways')}
        value={way}
        onChange={setWay}
        options={[
          { key: 'password', label: t('byPassword') },
          { key: 'sms', label: t('bySms') },
        ]}
      />
      <Way login={login} />
    </div>
  )
}
