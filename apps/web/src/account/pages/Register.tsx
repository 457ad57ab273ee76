import { useState } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { Empty } from '../../ui/States.tsx'
import { Entry } from '../Entry.tsx'
import styles from '../login.module.css'
import { RegisterForm } from '../register/RegisterForm.tsx'
import { registerWords } from '../register/register-words.ts'

/** `/register`: a company asks to be a customer. */
export function Component() {
  const t = useWords(registerWords)
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <Entry>
      {sentTo === null ? (
        <div className={styles.form}>
          <h1>{t('title')}</h1>
          <p>{t('note')}</p>
          <RegisterForm onSent={setSentTo} />
        </div>
      ) : (
        <Empty icon="mail" title={t('sent', { to: sentTo })} />
      )}
      <p className={styles.help}>
        <Link to={paths.login()}>{t('toLogin')}</Link>
      </p>
    </Entry>
  )
}
