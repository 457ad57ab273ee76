import { useQuery } from '@tanstack/react-query'
import type { VerifyRecord } from '@xinjian/contract/nouns/verify'
import { verifyWatch, type WatchRow } from '@xinjian/contract/nouns/verify/verifyWatch'
import { Link } from 'react-router'
import { messageOf } from '../../../api/errors.ts'
import { query } from '../../../api/query.ts'
import { paths } from '../../../paths.ts'
import { instant } from '../../../reports/format/instant.ts'
import { useMay } from '../../../shell/may.ts'
import { Card } from '../../../ui/Card.tsx'
import { Failed, Skeleton } from '../../../ui/States.tsx'
import textStyles from '../../../ui/styles/text.module.css'
import { yuan } from '../../billing/yuan.ts'
import { History } from './History.tsx'
import { useWatchWords } from './useWatchWords.ts'
import { isWatchable, WatchAction } from './WatchAction.tsx'
import { WatchDeeds } from './WatchDeeds.tsx'
import { StateTag, StatusTag } from './WatchTags.tsx'
import styles from './watch.module.css'

/** A look that was asked for is seconds on its way. */
const LOOK_MS = 1_500

/** Beneath a result: whether the invoice is watched, what became of it since, and what can be done. */
export function WatchCard({ record }: { record: VerifyRecord }) {
  const { t } = useWatchWords()
  const may = useMay('verify.check')
  const found = useQuery({
    ...query(verifyWatch.watchOf, { no: record.no }),
    refetchInterval: ({ state }) => (state.data?.found?.watch.looking ? LOOK_MS : false),
  })
  if (found.error)
    return (
      <Card title={t('title')}>
        <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
      </Card>
    )
  if (!found.data)
    return (
      <Card title={t('title')}>
        <Skeleton lines={3} />
      </Card>
    )
  const { watch, events } = found.data.found ?? { watch: null, events: [] }
  if (!watch && !(may && isWatchable(record))) return null
  if (!watch)
    return (
      <Card title={t('title')} extra={<WatchAction of={record} />}>
        <p>{t('intro')}</p>
      </Card>
    )
  return (
    <Card
      title={
        <span className={styles.head}>
          {t('title')} <StatusTag of={watch} /> <StateTag of={watch} />
        </span>
      }
      extra={
        may && (watch.status === 'ENDED' ? <WatchAction of={record} /> : <WatchDeeds of={watch} />)
      }
    >
      <Said of={watch} shown={record.no} />
      <Facts of={watch} />
      <History events={events} />
    </Card>
  )
}

function Said({ of, shown }: { of: WatchRow; shown: string }) {
  const { t, result } = useWatchWords()
  return (
    <>
      {of.looking && <p role="status">{t('looking')}</p>}
      {of.why && <p>{t(of.why)}</p>}
      {of.failed && <p>{t('failed', { result: result(of.failed) })}</p>}
      {of.checkNo !== shown && (
        <p>
          <Link to={paths.verifyInvoice({ no: of.checkNo })}>{t('newest')}</Link>
        </p>
      )}
    </>
  )
}

function Facts({ of }: { of: WatchRow }) {
  const { t } = useWatchWords()
  const minute = (at: string | null) => at && instant(at).slice(0, 16)
  const facts: readonly (readonly [string, string | null])[] = [
    [t('every'), t(of.every)],
    [t('until'), of.until],
    [t('lastPoll'), minute(of.lastLookAt) ?? t('never')],
    [t('nextPoll'), minute(of.nextLookAt)],
    [t('spent'), t('spentOf', { spent: yuan(of.spent), cap: yuan(of.cap) })],
    [t('by'), of.madeBy],
    [t('channel'), of.channel],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt className={textStyles.muted}>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
