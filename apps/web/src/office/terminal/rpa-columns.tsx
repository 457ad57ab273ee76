import { RPA_OUTCOMES } from '@xinjian/contract/collect/machine-states'
import type { RpaRecordRow } from '@xinjian/contract/collect/rpa'
import { Link } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { paths } from '../../paths.ts'
import { DATASETS_NAMED, datasetName } from '../../reports/dataset-names.ts'
import { instant } from '../../reports/format/instant.ts'
import { grouped } from '../../reports/format/number.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { type FlagColour, Tag } from '../../ui/Tag.tsx'
import cells from '../common/cells.module.css'
import { duration } from '../common/durations.ts'
import { SealedText } from '../common/SealedTag.tsx'
import { type ListColumn, namesOf } from '../list/column.ts'
import { words } from './rpa-words.ts'

/** Never green: that a job was done is the partner's word. */
const COLOURS: Record<RpaRecordRow['outcome'], FlagColour> = {
  DONE: 'grey',
  PARTIAL: 'yellow',
  FAILED: 'red',
}
const at = { type: 'instant' } as const
/** Kinds of data that stand in a row; the workbook has them all. */
const SHOWN = 3

export function useRpaColumns(): ListColumn<RpaRecordRow>[] {
  const t = useWords(words)
  const language = useLanguage()
  return [
    {
      key: 'enterpriseName',
      title: t('enterprise'),
      sheet: [{ title: t('task'), field: 'finTaskId' }, {}, { title: t('taxNo'), field: 'taxNo' }],
      render: (row) => (
        <span className={cells.two}>
          {row.enterpriseName || t('unnamed')}
          <small className={cx(textStyles.num, textStyles.muted)}>
            {row.taxNo ?? row.finTaskId}
          </small>
          {row.sealed && <SealedText />}
        </span>
      ),
    },
    {
      key: 'channelTitle',
      title: t('partner'),
      sheet: [{}, { title: t('channel'), field: 'channel' }, { title: t('jobNo'), field: 'jobNo' }],
      render: (row) => (
        <span className={cells.two}>
          {row.channelTitle}
          <small className={cx(textStyles.num, textStyles.muted, textStyles.anywhere)}>
            {row.jobNo}
          </small>
        </span>
      ),
    },
    {
      key: 'outcome',
      title: t('outcome'),
      sheet: [{ names: namesOf(t, RPA_OUTCOMES) }, { title: t('message'), field: 'message' }],
      render: (row) => (
        <span className={cells.two}>
          <span>
            <Tag colour={COLOURS[row.outcome]}>{t(row.outcome)}</Tag>
          </span>
          {row.message && <small className={textStyles.muted}>{row.message}</small>}
        </span>
      ),
    },
    {
      key: 'counts',
      title: t('counts'),
      sheet: [
        { field: 'counts.dataset', names: DATASETS_NAMED[language] },
        { title: t('rows'), field: 'counts.rows' },
      ],
      value: ({ counts }) => counts.length,
      render: ({ counts, sealed }) =>
        sealed ? (
          '--'
        ) : counts.length === 0 ? (
          t('noCounts')
        ) : (
          <span className={cells.two}>
            {counts.slice(0, SHOWN).map(({ dataset, rows }) => (
              <span key={dataset} className={cx(textStyles.num, textStyles.nowrap)}>
                {t('countOf', { name: datasetName(dataset, language), n: grouped(rows) })}
              </span>
            ))}
            {counts.length > SHOWN && (
              <small className={textStyles.muted}>{t('more', { n: counts.length - SHOWN })}</small>
            )}
          </span>
        ),
    },
    {
      key: 'startedAt',
      title: t('started'),
      sheet: [at, { ...at, title: t('ended'), field: 'endedAt' }],
      render: (row) => (
        <span className={cx(cells.two, textStyles.num, textStyles.nowrap)}>
          {instant(row.startedAt).slice(0, 16)}
          <small className={textStyles.muted}>
            {t('spent', { n: duration(row.seconds * 1000, language) })}
          </small>
        </span>
      ),
    },
    {
      key: 'receivedAt',
      title: t('received'),
      sheet: at,
      render: (row) => (
        <span className={cx(textStyles.num, textStyles.nowrap)}>
          {instant(row.receivedAt).slice(0, 16)}
        </span>
      ),
    },
    {
      key: 'do',
      title: '',
      name: '',
      value: () => null,
      render: (row) => (
        <Link
          className={textStyles.nowrap}
          aria-label={`${t('steps')} ${row.finTaskId}`}
          to={paths.dataCollection({ way: 'phone', task: row.taskId })}
        >
          {t('steps')}
        </Link>
      ),
    },
  ]
}
