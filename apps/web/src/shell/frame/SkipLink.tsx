import { useWords } from '../../i18n/dictionary.ts'
import { cx } from '../../ui/cx.ts'
import layout from '../../ui/styles/layout.module.css'
import styles from './frame.module.css'
import { words } from './words.ts'

/** The first stop of the Tab key: past bars and menu to the page itself, `#content`. */
export function SkipLink() {
  const t = useWords(words)
  return (
    <a className={cx(layout.screenOnly, styles.skip)} href="#content">
      {t('skip')}
    </a>
  )
}
