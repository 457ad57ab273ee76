import { useWords } from '../../i18n/dictionary.ts'
import styles from './frame.module.css'
import { words } from './words.ts'

/** The first stop of the Tab key: past bars and menu to the page itself, `#content`. */
export function SkipLink() {
  const t = useWords(words)
  return (
    <a className={styles.skip} href="#content">
      {t('skip')}
    </a>
  )
}
