import type { DataOf } from '@xinjian/contract/endpoint'
import type { verify } from '@xinjian/contract/nouns/verify'
import { messageOf } from '../../api/errors.ts'
import { instant } from '../../reports/format/instant.ts'
import { Stat } from '../../ui/Card.tsx'
import { Failed } from '../../ui/States.tsx'
import { yuan } from '../billing/yuan.ts'
import { useVerifyWords } from './useVerifyWords.ts'
import styles from './verify.module.css'

/** What a check will cost and how often it can be made today, before it is made. */
export function Before(props: {
  told: DataOf<typeof verify.verifyLeft> | undefined
  failed: Error | null
  onRetry: () => void
}) {
  const { t } = useVerifyWords()
  const { told } = props
  if (props.failed) return <Failed message={messageOf(props.failed)} onRetry={props.onRetry} />
  if (!told) return <p className={styles.hint}>{t('fillFirst')}</p>
  const { quote, beforehand, keptAt } = told
  return (
    <div className={styles.before}>
      <div className={styles.figures}>
        <Stat
          label={t('price')}
          value={quote ? yuan(quote.price) : t('noPrice')}
          note={t('priceNote')}
        />
        <Stat label={t('left')} value={told.left} note={t('leftNote', { n: told.perDay })} />
      </div>
      {quote && !quote.open && <p role="alert">{t('notOpen')}</p>}
      {keptAt && <p>{t('kept', { at: instant(keptAt).slice(0, 16) })}</p>}
      {beforehand && <p role="alert">{beforehand.why}</p>}
    </div>
  )
}
