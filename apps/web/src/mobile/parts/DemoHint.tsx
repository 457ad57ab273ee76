import { useWords } from '../../i18n/dictionary.ts'
import { environment } from '../../shell/environment.ts'
import { useStore } from '../../ui/store.ts'
import { common } from '../words/common.ts'
import styles from './screen.module.css'

/** In the sandbox only: where the invented enterprises, their accounts and the messages are. */
export function DemoHint() {
  const t = useWords(common)
  const env = useStore(environment)
  if (!env?.sandbox || !env.sandboxUrl) return null
  return (
    <p className={styles.demo}>
      <span>{t('demo')}</span>
      <a href={`${env.sandboxUrl}/world`} target="_blank" rel="noreferrer">
        {t('demoWorld')}
      </a>
      <a href={`${env.sandboxUrl}/inbox`} target="_blank" rel="noreferrer">
        {t('demoInbox')}
      </a>
    </p>
  )
}
