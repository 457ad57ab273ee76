import type { ScoreCardCheck } from '@xinjian/contract/nouns/rules/scoreCard'
import { useWords } from '../../../i18n/dictionary.ts'
import { Card } from '../../../ui/Card.tsx'
import { MonthBars } from '../../../ui/charts/MonthBars.tsx'
import textStyles from '../../../ui/styles/text.module.css'
import { Tag } from '../../../ui/Tag.tsx'
import { type Column, Table } from '../../../ui/table/Table.tsx'
import cells from '../../common/cells.module.css'
import styles from '../risk.module.css'
import { checkWords } from './check-words.ts'
import { words } from './words.ts'

const highest = (result: ScoreCardCheck['result']): number | null => {
  const known = Object.values(result?.figures ?? {}).filter((value) => value !== null)
  return known.length === 0 ? null : Math.max(...known)
}

type Result = NonNullable<ScoreCardCheck['result']>
type OutOfTime = NonNullable<Result['outOfTime']>

const told = (value: number | null | undefined): string => value?.toFixed(3) ?? '--'

/** What the checks of each month found; what could not be judged is a dash. */
export function Checks({ of }: { of: readonly ScoreCardCheck[] }) {
  const t = useWords(checkWords)
  const common = useWords(words)
  const columns: Column<ScoreCardCheck>[] = [
    { key: 'month', title: t('month') },
    {
      key: 'cases',
      title: t('laterLoans'),
      align: 'right',
      render: ({ result }) => (result?.outOfTime ? <Counted of={result.outOfTime} /> : '--'),
    },
    {
      key: 'auc',
      title: t('outOfTime'),
      align: 'right',
      render: ({ result }) => (result?.outOfTime ? <Area of={result.outOfTime.all} /> : '--'),
    },
    {
      key: 'fresh',
      title: t('freshAuc'),
      align: 'right',
      render: ({ result }) =>
        result?.outOfTime ? <Area of={result.outOfTime.fresh} counted /> : '--',
    },
    {
      key: 'score',
      title: t('psiScore'),
      align: 'right',
      render: ({ result }) =>
        result ? `${told(result.score)} · ${t('checkNote', { n: result.firms })}` : '--',
    },
    {
      key: 'figures',
      title: t('psiFigures'),
      align: 'right',
      render: ({ result }) => told(highest(result)),
    },
    {
      key: 'alarm',
      title: t('result'),
      render: (check) =>
        check.result ? (
          <Verdict alarm={check.alarm} judged={check.result.judged} />
        ) : check.status === 'QUEUED' ? (
          t('waiting')
        ) : (
          common(check.status)
        ),
    },
  ]
  return (
    <Card title={t('checks')}>
      <p className={textStyles.mutedSm}>{t('checksNote')}</p>
      <WhatCounts of={of} />
      <PsiBars of={of} />
      {of.length === 0 ? (
        <p className={textStyles.muted}>{t('checksNone')}</p>
      ) : (
        <Table caption={t('checks')} columns={columns} rows={of} rowKey={({ month }) => month} />
      )}
    </Card>
  )
}

const PARTS = ['later', 'fresh', 'stability'] as const

/** What it comes to, and of each part what was judged: where some of it could not be, nothing says that all is well. */
function Verdict(props: { alarm: boolean | null; judged: Result['judged'] }) {
  const { alarm, judged } = props
  const t = useWords(checkWords)
  const known = PARTS.filter((part) => judged[part] !== null)
  const said = (part: boolean | null) => t(part === null ? 'partUnjudged' : part ? 'alarm' : 'fine')
  return (
    <span className={cells.two}>
      {known.length === 0 ? (
        <span className={textStyles.muted}>{t('unjudged')}</span>
      ) : (
        <Tag colour={alarm ? 'red' : 'grey'}>
          {t(alarm ? 'alarm' : alarm === null ? 'judgedInPart' : 'fine')}
        </Tag>
      )}
      {known.length > 0 &&
        PARTS.map((part) => (
          <small key={part} className={textStyles.muted}>
            {t('partIs', { part: t(part), is: said(judged[part]) })}
          </small>
        ))}
    </span>
  )
}

/** From which day on loans count, and how many that came since do not, by the newest check. */
function WhatCounts({ of }: { of: readonly ScoreCardCheck[] }) {
  const t = useWords(checkWords)
  const newest = of.find(({ result }) => result?.outOfTime)?.result?.outOfTime
  if (!newest) return null
  return (
    <p className={textStyles.mutedSm}>
      {t('counted', { granted: newest.granted })}{' '}
      {newest.notCounted > 0 && t('notCounted', { n: newest.notCounted })}
    </p>
  )
}

function Counted({ of: { all, fresh } }: { of: OutOfTime }) {
  const t = useWords(checkWords)
  return (
    <span className={styles.told}>
      {`${all.cases} (${all.bad})`}
      <small className={textStyles.muted}>
        {t('laterFirms', { n: all.firms, fresh: fresh.firms })}
      </small>
    </span>
  )
}

/** An AUC with its interval, and of how many loans it is where the row does not say so. */
function Area({ of, counted }: { of: OutOfTime['all']; counted?: true }) {
  const t = useWords(checkWords)
  const common = useWords(words)
  const range = of.aucRange?.map((end) => end.toFixed(3))
  return (
    <span className={styles.told}>
      {told(of.auc)}
      {range && (
        <small className={textStyles.muted}>
          {common('range', { low: range[0]!, high: range[1]! })}
        </small>
      )}
      {counted && (
        <small className={textStyles.muted}>{t('freshCases', { n: of.cases, bad: of.bad })}</small>
      )}
    </span>
  )
}

/** Months of which both were known, oldest first; of a single one the table says as much. */
function PsiBars({ of }: { of: readonly ScoreCardCheck[] }) {
  const t = useWords(checkWords)
  const known = of.flatMap(({ month, result }) => {
    const [score, figures] = [result?.score ?? null, highest(result)]
    return score === null || figures === null ? [] : [{ month, score, figures }]
  })
  if (known.length < 2) return null
  const months = known.toSorted((a, b) => a.month.localeCompare(b.month))
  return (
    <MonthBars
      label={`${t('psiScore')} · ${t('psiFigures')}`}
      months={months.map(({ month }) => month)}
      series={[
        { name: t('psiScore'), values: months.map(({ score }) => score) },
        { name: t('psiFigures'), values: months.map(({ figures }) => figures) },
      ]}
      axis={(value) => value.toFixed(2)}
      exact={(value) => value.toFixed(3)}
    />
  )
}
