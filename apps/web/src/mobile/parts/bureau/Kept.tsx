import { useWords } from '../../../i18n/dictionary.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useTask } from '../../tax/hooks/use-tax.ts'
import { door } from '../../words/door.ts'
import styles from '../form.module.css'

/** At the bureau's door again, in the midst of a collection: what is there stays, whichever way one goes in. */
export function Kept() {
  const t = useWords(door)
  const got = useTask().datasets.filter((d) => d.rows > 0)
  if (got.length === 0) return null
  const rows = got.reduce((sum, d) => sum + d.rows, 0)
  return (
    <p className={styles.hint} role="status">
      <Icon name="shield" size={16} />
      {t('kept', { n: got.length, rows: rows.toLocaleString('en-US') })}
    </p>
  )
}
