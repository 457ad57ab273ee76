import { useQuery } from '@tanstack/react-query'
import { type ReportRow, report } from '@xinjian/contract/nouns/report'
import type { BesideRow } from '@xinjian/engine/report/beside'
import { shiftOf } from '@xinjian/engine/report/change/shift'
import { useState } from 'react'
import { Link } from 'react-router'
import { messageOf } from '../../api/errors.ts'
import { query } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Value } from '../../reports/blocks/Value.tsx'
import { windowText } from '../../reports/format/window.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { Failed, Skeleton } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import type { Column } from '../../ui/table/column.ts'
import { Table } from '../../ui/table/Table.tsx'
import cells from '../common/cells.module.css'
import { linkOf } from '../report/columns.tsx'
import { BESIDE_FILTERS, type BesideFilter, besideOf, shownDifference } from './beside.ts'
import { shownValue } from './changes.ts'
import styles from './compare.module.css'
import { ShiftTag } from './ShiftTag.tsx'
import { words } from './words.ts'

/** Reports of two enterprises: every figure of both, and by how much they differ. No causes: they are two enterprises. */
export function Beside({ reportNo, other }: { reportNo: string; other: string }) {
  const t = useWords(words)
  const lang = useLanguage()
  const [by, setBy] = useState<BesideFilter>('differs')
  const found = useQuery({
    ...query(report.reportBeside, { reportNo, other }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (found.error)
    return <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
  if (!found.data) return <Skeleton lines={8} />
  const { rows } = found.data
  const side = (key: 'one' | 'other'): Column<BesideRow> => ({
    key,
    title: <Whose row={found.data[key]} />,
    name: found.data[key].enterpriseName,
    align: 'right',
    value: (row) => row[key],
    render: (row) => <Value shown={shownValue(row[key], row.unit, lang)} />,
  })
  const columns: Column<BesideRow>[] = [
    {
      key: 'name',
      title: t('item'),
      render: (row) => (
        <span className={cells.two}>
          {row.name}
          {row.what === 'RULE' || row.what === 'INDICATOR' ? (
            <small className={textStyles.muted}>
              {row.window === undefined ? row.key : windowText(row.window, lang)}
            </small>
          ) : null}
        </span>
      ),
    },
    { key: 'what', title: t('what'), render: (row) => t(row.what) },
    side('one'),
    side('other'),
    {
      key: 'difference',
      title: t('difference'),
      align: 'right',
      render: (row) => {
        const shown = shownDifference(row, lang)
        return (
          <span className={styles.causes}>
            {shown ? <Value shown={shown} /> : row.same ? t('alike') : t('differ')}
            <ShiftTag
              shift={shiftOf(row, row.one, row.other)}
              label={(shift) => t(`other${shift}`)}
            />
          </span>
        )
      },
    },
  ]
  return (
    <>
      <div className={styles.filter}>
        <Segmented<BesideFilter>
          label={t('besideFilter')}
          value={by}
          options={BESIDE_FILTERS.map((key) => ({
            key,
            label: `${t(key)} ${besideOf(rows, key).length}`,
          }))}
          onChange={setBy}
        />
      </div>
      <Table<BesideRow>
        caption={t('besideTable')}
        rows={besideOf(rows, by)}
        rowKey={(row) => `${row.what}${row.key}`}
        columns={columns}
      />
    </>
  )
}

function Whose({ row }: { row: ReportRow }) {
  return (
    <span className={cells.two}>
      <Link to={linkOf(row)}>{row.enterpriseName}</Link>
      <small className={textStyles.muted}>{row.through}</small>
    </span>
  )
}
