import { COLLECT_STATES } from '@xinjian/contract/nouns/collect'
import { Link } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { placeName } from '../../i18n/places.ts'
import { paths } from '../../paths.ts'
import { instant } from '../../reports/format/instant.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Progress } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { Tag } from '../../ui/Tag.tsx'
import cells from '../common/cells.module.css'
import { duration } from '../common/durations.ts'
import { SealedText } from '../common/SealedTag.tsx'
import { type ListColumn, namesOf } from '../list/column.ts'
import styles from './collect.module.css'
import { isEnded, stateColour, stateWords } from './states.ts'
import type { TaskRow } from './useTasks.ts'
import { words } from './words.ts'

type Row = TaskRow & { doing: string }

const HAS_DATA: ReadonlySet<Row['state']> = new Set<Row['state']>(['SUCCESS', 'PARTIAL'])

/** Collection tasks: how far, what went wrong in the words the person saw, and the way to the black box. */
export function useTaskColumns(onOpen: (row: Row) => void): ListColumn<Row>[] {
  const t = useWords(words)
  const ts = useWords(stateWords)
  const language = useLanguage()
  return [
    {
      key: 'enterpriseName',
      title: t('enterprise'),
      sheet: [{ title: t('task'), field: 'finTaskId' }, {}, { title: t('taxNo'), field: 'taxNo' }],
      render: (row) => (
        <span className={cx(cells.two, styles.firm)}>
          <span>{row.enterpriseName ?? t('unnamed')}</span>
          <small className={cx(textStyles.num, textStyles.muted)}>
            {row.taxNo ?? row.finTaskId}
          </small>
          {row.sealed ? <SealedText /> : null}
        </span>
      ),
    },
    {
      key: 'areaName',
      title: t('area'),
      sheet: {},
      value: (row) => row.areaName && placeName(row.areaName, language),
    },
    {
      key: 'state',
      title: t('state'),
      sheet: [
        { names: namesOf(ts, COLLECT_STATES) },
        { title: t('failure'), field: 'failureCode' },
      ],
      render: (row) => <State row={row} />,
    },
    {
      key: 'contractNo',
      title: t('consent'),
      sheet: {},
      render: (row) =>
        row.contractNo ? (
          <Link
            className={cx(textStyles.num, textStyles.nowrap)}
            to={paths.consents({ contractNo: row.contractNo })}
          >
            {row.contractNo}
          </Link>
        ) : (
          '--'
        ),
    },
    {
      key: 'createdAt',
      title: t('started'),
      sheet: [{ type: 'instant' }, { title: t('ended'), field: 'finishedAt', type: 'instant' }],
      render: (row) => <Times row={row} />,
    },
    {
      key: 'do',
      title: '',
      name: '',
      value: () => null,
      render: (row) => (
        <span className={styles.do}>
          {row.taxNo && HAS_DATA.has(row.state) ? (
            <Link
              className={styles.data}
              to={paths.dataCollection({ taxId: row.taxNo, way: 'data' })}
            >
              {t('data')}
            </Link>
          ) : null}
          <Button
            size="sm"
            variant="quiet"
            aria-label={`${t('steps')} ${row.finTaskId}`}
            onClick={() => onOpen(row)}
          >
            {t('steps')}
          </Button>
        </span>
      ),
    },
  ]
}

function State({ row }: { row: Row }) {
  const ts = useWords(stateWords)
  const note = row.failureMessage ?? row.doing
  return (
    <span className={cx(cells.two, styles.state)}>
      <span>
        <Tag colour={stateColour(row.state)}>
          {ts(row.state)}
          {row.state === 'COLLECTING' ? ` ${Math.round(row.progress)}%` : ''}
        </Tag>
      </span>
      {row.state === 'COLLECTING' ? (
        <Progress value={row.progress} label={row.enterpriseName ?? row.finTaskId} />
      ) : null}
      {note ? (
        <small className={row.state === 'FAILED' ? styles.bad : textStyles.muted}>
          {row.failureCode && row.failureMessage ? `${row.failureCode} ` : ''}
          {note}
        </small>
      ) : null}
    </span>
  )
}

function Times({ row }: { row: Row }) {
  const t = useWords(words)
  const language = useLanguage()
  const ms =
    row.finishedAt && isEnded(row.state)
      ? new Date(row.finishedAt).getTime() - new Date(row.createdAt).getTime()
      : null
  return (
    <span className={cx(cells.two, textStyles.num, textStyles.nowrap)}>
      {instant(row.createdAt).slice(0, 16)}
      {ms === null ? null : (
        <small className={textStyles.muted}>{t('spent', { n: duration(ms, language) })}</small>
      )}
    </span>
  )
}
