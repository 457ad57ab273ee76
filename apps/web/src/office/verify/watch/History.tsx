import type { WatchEvent } from '@xinjian/contract/nouns/verify/verifyWatch'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { instant } from '../../../reports/format/instant.ts'
import { cx } from '../../../ui/cx.ts'
import textStyles from '../../../ui/styles/text.module.css'
import { useWatchWords } from './useWatchWords.ts'
import styles from './watch.module.css'

/** What became of a watch, oldest first; each change leads to the check that showed it. */
export function History({ events }: { events: readonly WatchEvent[] }) {
  const { t, event } = useWatchWords()
  return (
    <section aria-label={t('history')} data-part="history">
      <h3>{t('history')}</h3>
      <ol className={styles.events}>
        {events.map((of) => (
          <li key={`${of.at}${of.kind}`} className={cx(of.kind === 'CHANGED' && styles.isChange)}>
            <time className={cx(textStyles.muted, textStyles.num)} dateTime={of.at}>
              {instant(of.at).slice(0, 16)}
            </time>
            <span>
              {event(of)}{' '}
              {of.checkNo && (
                <Link to={paths.verifyInvoice({ no: of.checkNo })}>{t('toCheck')}</Link>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
