import { useQuery } from '@tanstack/react-query'
import { dashboard, type PendingKind } from '@xinjian/contract/nouns/dashboard'
import { Link } from 'react-router'
import { messageOf } from '../../api/errors.ts'
import { query } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/Card.tsx'
import { Empty, Failed, Skeleton } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import styles from './pending.module.css'
import { words } from './pending-words.ts'

const DAY_MS = 86_400_000
const WHERE: Record<PendingKind, () => string> = {
  VOUCHER: paths.vouchers,
  ORDER: paths.operatePrices,
  TERMS: paths.operatePrices,
  DISPUTE: paths.operateBills,
  RULES: paths.platformRules,
  CALLBACK: paths.operateChannels,
  REGISTRATION: paths.registrations,
  CUSTOMER: paths.customers,
  LOST_DEVICE: paths.lostDevices,
  LEAD: () => paths.leads({ state: 'OPEN' }),
  INSTITUTION: paths.operateInstitutions,
  SENSITIVE: paths.sensitive,
}

/** What waits for operators: how much of each kind, since when, and where it is done. */
export function Pending() {
  const t = useWords(words)
  const { data, error, refetch } = useQuery(query(dashboard.operatePending, {}))
  const age = (oldest: string) => {
    const days = Math.floor((Date.now() - Date.parse(oldest)) / DAY_MS)
    return days < 1 ? t('today') : t('days', { n: days })
  }
  return (
    <Card flush title={t('title')}>
      {error ? (
        <Failed message={messageOf(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={4} />
      ) : data.length === 0 ? (
        <Empty icon="check" title={t('none')} />
      ) : (
        <ul className={styles.rows}>
          {data.map(({ kind, count, oldest }) => (
            <li key={kind}>
              <b>{t(kind)}</b>
              <span className={textStyles.num}>{t('count', { n: count })}</span>
              <span className={textStyles.muted}>{age(oldest)}</span>
              <Link to={WHERE[kind]()}>{t('go')}</Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
