import type { BacktestResult, BacktestRow } from '@xinjian/contract/nouns/rules/backtest'
import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { instant } from '../../../reports/format/instant.ts'
import { kindTitle } from '../../../reports/kinds.ts'
import { cx } from '../../../ui/cx.ts'
import textStyles from '../../../ui/styles/text.module.css'
import type { Column } from '../../../ui/table/column.ts'
import { Firm } from '../../common/cells/Firm.tsx'
import { OpenButton } from '../../common/cells/OpenButton.tsx'
import cells from '../../common/cells.module.css'
import { decisionWords } from '../../common/DecisionTag.tsx'
import { SealedTag } from '../../common/SealedTag.tsx'
import { backtestWords, runWords, saidWords } from '../more-words.ts'
import { Flips } from './Flips.tsx'

export function useRunColumns(onOpen: (row: BacktestRow) => void): Column<BacktestRow>[] {
  const t = useWords(backtestWords)
  const ts = useWords(runWords)
  const language = useLanguage()
  const version = (n: number) => (n === 0 ? t('platform') : t('versionN', { n }))
  return [
    {
      key: 'no',
      title: t('no'),
      render: (row) => (
        <span className={cells.two}>
          <OpenButton
            className={textStyles.num}
            aria-label={t('open', { no: row.no })}
            onClick={() => onOpen(row)}
          >
            {row.no}
          </OpenButton>
          <small className={textStyles.muted}>{kindTitle(row.reportType, language)}</small>
        </span>
      ),
    },
    {
      key: 'version',
      title: t('compared'),
      render: (row) => `${version(row.against)} → ${version(row.version)}`,
    },
    { key: 'through', title: t('through'), render: (row) => row.through ?? t('today') },
    {
      key: 'status',
      title: t('status'),
      render: (row) =>
        row.status === 'RUNNING' ? `${ts(row.status)} ${row.progress}%` : ts(row.status),
    },
    {
      key: 'judged',
      title: t('result'),
      render: (row) => (
        <span className={cells.two}>
          {t('resultN', { judged: row.judged, flipped: row.flipped })}
          {row.sealed > 0 && (
            <small className={textStyles.muted}>{t('sealedN', { n: row.sealed })}</small>
          )}
        </span>
      ),
    },
    { key: 'createdBy', title: t('by') },
    {
      key: 'createdAt',
      title: t('at'),
      render: (row) => (
        <span className={cx(textStyles.num, textStyles.nowrap)}>
          {instant(row.createdAt).slice(0, 16)}
        </span>
      ),
    },
  ]
}

/** Enterprises of a run: what each comes to before and after, and by which rules. */
export function useResultColumns(): Column<BacktestResult>[] {
  const t = useWords(backtestWords)
  const ts = useWords(saidWords)
  const td = useWords(decisionWords)
  const change = (before: string, after: string) =>
    before === after ? before : `${before} → ${after}`
  const side =
    (say: (s: NonNullable<BacktestResult['before']>) => string) => (row: BacktestResult) =>
      row.before && row.after ? change(say(row.before), say(row.after)) : '--'
  return [
    {
      key: 'enterpriseName',
      title: t('firm'),
      render: (row) => <Firm name={row.enterpriseName} taxNo={row.taxNo} />,
    },
    {
      key: 'decision',
      title: t('decision'),
      render: (row) => {
        if (row.outcome === null) return <SealedTag />
        return row.outcome === 'JUDGED'
          ? side(({ decision }) => (decision ? td(decision) : '--'))(row)
          : ts(row.outcome)
      },
    },
    { key: 'risk', title: t('risk'), render: side(({ risk }) => ts(risk ?? 'NONE')) },
    { key: 'grade', title: t('grade'), render: side(({ grade }) => grade ?? '--') },
    {
      key: 'flips',
      title: t('flips'),
      render: (row) => (row.outcome === 'JUDGED' ? <Flips of={row.flips} /> : '--'),
    },
  ]
}
