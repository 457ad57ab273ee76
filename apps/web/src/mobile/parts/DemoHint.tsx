import { lazy, Suspense } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { environment } from '../../shell/environment.ts'
import { useStore } from '../../ui/store.ts'
import { guidedFrom } from '../guide/led.ts'
import { shelf } from '../tax/line/channel.ts'
import { common } from '../words/common.ts'
import styles from './screen.module.css'

const Coach = lazy(async () => ({ default: (await import('../guide/Coach.tsx')).Coach }))

/** In the sandbox only: who guides this visit, and where the invented enterprises, their accounts and the messages are. */
export function DemoHint() {
  const t = useWords(common)
  const env = useStore(environment)
  if (!env?.sandbox || !env.sandboxUrl) return null
  const guide = guidedFrom(shelf())
  return (
    <>
      {guide && (
        <Suspense fallback={null}>
          <Coach from={guide} />
        </Suspense>
      )}
      <p className={styles.demo}>
        <span>{t('demo')}</span>
        <a href={`${env.sandboxUrl}/world`} target="_blank" rel="noreferrer">
          {t('demoWorld')}
        </a>
        <a href={`${env.sandboxUrl}/inbox`} target="_blank" rel="noreferrer">
          {t('demoInbox')}
        </a>
      </p>
    </>
  )
}
