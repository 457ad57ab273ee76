import { useQuery } from '@tanstack/react-query'
import { recognition } from '@xinjian/contract/nouns/verification/recognition'
import { messageOf } from '../../api/errors.ts'
import { query as ask } from '../../api/query.ts'
import { Card, Stat } from '../../ui/Card.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Empty, Failed, Skeleton } from '../../ui/States.tsx'
import { useQueryState } from '../common/useQueryState.ts'
import { CellTable } from './CellTable.tsx'
import styles from './recognition.module.css'
import { ShareBars } from './ShareBars.tsx'
import { percent, useNames } from './useNames.ts'

const PERIODS = { weeks4: 28, weeks12: 84, all: null } as const
type Period = keyof typeof PERIODS

/** The first day of a period that ends today, in Beijing. */
const firstDay = (days: number | null, now = Date.now()): string | undefined =>
  days === null
    ? undefined
    : new Date(now + 8 * 3_600_000 - (days - 1) * 86_400_000).toISOString().slice(0, 10)

/** Accuracy by reader, kind and field, how far confidence can be relied on, and week by week. */
export function QualityView() {
  const { t, source } = useNames()
  const [query, change] = useQueryState()
  const asked = query.get('period') ?? 'weeks12'
  const period: Period = asked in PERIODS ? (asked as Period) : 'weeks12'
  const from = firstDay(PERIODS[period])
  const found = useQuery(ask(recognition.recognitionQuality, from ? { from } : {}))
  const { data } = found
  const choice = (
    <Segmented
      value={period}
      label={t('period')}
      options={(Object.keys(PERIODS) as Period[]).map((key) => ({ key, label: t(key) }))}
      onChange={(key) => change({ period: key === 'weeks12' ? null : key })}
    />
  )
  if (found.error)
    return <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
  if (!data) return <Skeleton height={320} />
  if (data.cells.length === 0)
    return (
      <Card title={t('bySource')} extra={choice}>
        <Empty icon="check" title={t('none')}>
          {t('noneNote')}
        </Empty>
      </Card>
    )
  return (
    <>
      <Card title={t('bySource')} extra={choice}>
        <div className={styles.stats}>
          {data.sources.map((one) => (
            <Stat
              key={one.source}
              label={source(one.source)}
              value={one.right === null ? t('few') : percent(one.right)}
              note={t('fields', { n: one.n })}
            />
          ))}
        </div>
        <p className={styles.note}>
          {t('rightNote')}
          {t('fewNote', { n: data.least })}
        </p>
      </Card>
      <CellTable cells={data.cells} from={from} />
      <div className={styles.charts}>
        <Card title={t('reliability')}>
          <ShareBars
            label={t('reliability')}
            rows={data.reliability.map((one) => ({
              key: `${one.source}/${one.low}`,
              label: `${source(one.source)} · ${t('confidence', { low: one.low, high: one.high })}`,
              share: one.right,
              n: one.n,
              mark: one.low,
            }))}
          />
          <p className={styles.note}>{t('reliabilityNote')}</p>
        </Card>
        <Card title={t('trend')}>
          <ShareBars
            label={t('trend')}
            rows={data.weeks.map((one) => ({
              key: `${one.source}/${one.week}`,
              label: `${source(one.source)} · ${t('week', { day: one.week })}`,
              share: one.right,
              n: one.n,
            }))}
          />
          <p className={styles.note}>{t('trendNote')}</p>
        </Card>
      </div>
    </>
  )
}
