import { useWords } from '../../i18n/dictionary.ts'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/Icon.tsx'
import { useStore } from '../../ui/store.ts'
import { network } from '../tax/line/network.ts'
import { common } from '../words/common.ts'
import styles from './screen.module.css'

/** Says that the line is down or bad, as long as it is. */
export function NetBar() {
  const t = useWords(common)
  const { online, retrying } = useStore(network)
  if (online && !retrying) return null
  return (
    <p className={styles.net} role="status">
      {online ? <span className={button.spin} /> : <Icon name="warning" size={16} />}
      {t(online ? 'retrying' : 'offline')}
    </p>
  )
}
