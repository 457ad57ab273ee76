import { useWords } from '../../i18n/dictionary.ts'
import textStyles from '../../ui/styles/text.module.css'
import styles from './callback.module.css'
import { dialogWords } from './words.ts'

/** Where results go now, and what a change of the address brings with it. */
export function CallbackChange({ now }: { now: string }) {
  const t = useWords(dialogWords)
  return (
    <>
      <p className={styles.warn}>{t('warn')}</p>
      <p>
        <span className={textStyles.muted}>{t('now')}</span> <code>{now}</code>
      </p>
    </>
  )
}
