import type { DemoVisitState } from '@xinjian/contract/nouns/public/lendingDemo'
import { useWords } from '../../../i18n/dictionary.ts'
import { Icon } from '../../../ui/Icon.tsx'
import styles from '../lending.module.css'
import { words } from '../words.ts'

/** The newest message of the invented phone. Nothing goes to any real one. */
export function Inbox({ state }: { state: DemoVisitState }) {
  const t = useWords(words)
  const { inbox } = state
  if (!inbox) return null
  return (
    <p className={styles.inbox} role="status">
      <Icon name="mail" size={16} />
      <span>{inbox.code ? t('inboxCode', { code: inbox.code }) : t('inboxLost')}</span>
    </p>
  )
}
