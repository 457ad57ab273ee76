import { useWords } from '../i18n/dictionary.ts'
import { Seal } from '../ui/brand/Seal.tsx'
import styles from './splash.module.css'
import { words } from './words.ts'

/** While a page's code or the user is on the way. Appears only after a moment, so that fast loads do not flicker. */
export function Splash() {
  const t = useWords(words)
  return (
    <div className={styles.splash} role="status" aria-label={t('loading')}>
      <Seal size={44} />
    </div>
  )
}
