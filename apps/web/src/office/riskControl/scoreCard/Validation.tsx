import type { ScoreCardResult } from '@xinjian/contract/nouns/rules/scoreCard'
import { useWords } from '../../../i18n/dictionary.ts'
import { Card, Stat } from '../../../ui/Card.tsx'
import textStyles from '../../../ui/styles/text.module.css'
import { type Column, Table } from '../../../ui/table/Table.tsx'
import styles from '../risk.module.css'
import { ReliabilityChart } from './ReliabilityChart.tsx'
import { words } from './words.ts'

type Validation = NonNullable<ScoreCardResult['validation']>
type Bin = Validation['reliability'][number] & { nth: number }

const share = (value: number): string => `${(value * 100).toFixed(1)}%`

/** How well the card ranks and how far its probabilities hold, beside the platform's score on the same loans. */
export function Validation({ of }: { of: ScoreCardResult['validation'] }) {
  const t = useWords(words)
  if (of === null)
    return (
      <Card title={t('validation')}>
        <p className={textStyles.muted}>{t('validationNone')}</p>
      </Card>
    )
  const range = ([low, high]: readonly [number, number]) =>
    t('range', { low: low.toFixed(3), high: high.toFixed(3) })
  const [low, high] = of.difference
  const columns: Column<Bin>[] = [
    { key: 'nth', title: t('group') },
    { key: 'n', title: t('loans'), align: 'right' },
    { key: 'expected', title: t('expected'), align: 'right', render: (row) => share(row.expected) },
    { key: 'bad', title: t('actual'), align: 'right', render: (row) => share(row.bad) },
  ]
  return (
    <>
      <Card title={t('validation')}>
        <div className={styles.figures}>
          <Stat label={t('auc')} value={of.auc.toFixed(3)} note={range(of.aucRange)} />
          <Stat
            label={t('platformAuc')}
            value={of.platformAuc.toFixed(3)}
            note={range(of.platformRange)}
          />
          <Stat
            label={t('difference')}
            value={(of.auc - of.platformAuc).toFixed(3)}
            note={range(of.difference)}
          />
          <Stat label={t('ks')} value={of.ks.toFixed(3)} />
          <Stat label={t('brier')} value={of.brier.toFixed(3)} />
        </div>
        <p className={textStyles.mutedSm}>
          {t(low > 0 || high < 0 ? 'differenceYes' : 'differenceNo')} · {t('validationNote')}
        </p>
      </Card>
      <Card title={t('reliability')}>
        <p className={textStyles.mutedSm}>{t('reliabilityNote')}</p>
        <div className={styles.beside}>
          <ReliabilityChart bins={of.reliability} />
          <Table
            caption={t('reliability')}
            columns={columns}
            rows={of.reliability.map((bin, i) => ({ ...bin, nth: i + 1 }))}
            rowKey={({ nth }) => nth}
          />
        </div>
      </Card>
    </>
  )
}
