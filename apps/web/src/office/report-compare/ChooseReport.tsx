import { useQuery } from '@tanstack/react-query'
import { type ReportRow, report } from '@xinjian/contract/nouns/report'
import { useState } from 'react'
import { messageOf } from '../../api/errors.ts'
import { query } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { instant } from '../../reports/format/instant.ts'
import { kindTitle } from '../../reports/kinds.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Empty } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { Pager } from '../../ui/table/Pager.tsx'
import { Table } from '../../ui/table/Table.tsx'
import styles from './compare.module.css'
import { words } from './words.ts'

const SIZE = 10

/** Finished reports of the same enterprise and kind, newest first. */
export function ChooseReport(props: { row: ReportRow; onChoose: (reportNo: string) => void }) {
  const { row, onChoose } = props
  const t = useWords(words)
  const kind = kindTitle(row.reportType, useLanguage())
  const [page, setPage] = useState(1)
  const list = useQuery(
    query(report.reportResult, {
      taxId: row.taxNo,
      reportType: row.reportType,
      status: 'READY',
      page,
      size: SIZE,
    }),
  )
  const others = list.data?.rows.filter((r) => r.reportNo !== row.reportNo && !r.sealed)
  return (
    <>
      <p className={cx(textStyles.muted, styles.hint)}>{t('choose', { kind })}</p>
      <Table<ReportRow>
        caption={t('list')}
        rows={others}
        rowKey={(r) => r.reportNo}
        loading={list.isPending}
        error={list.error ? messageOf(list.error) : undefined}
        onRetry={() => list.refetch()}
        empty={<Empty icon="report" title={t('none', { kind })} />}
        columns={[
          {
            key: 'reportNo',
            title: t('reportNo'),
            render: (r) => <span className={textStyles.num}>{r.reportNo}</span>,
          },
          {
            key: 'through',
            title: t('through'),
            render: (r) => (
              <span className={cx(textStyles.num, textStyles.nowrap)}>{r.through}</span>
            ),
          },
          {
            key: 'createdAt',
            title: t('made'),
            render: (r) => (
              <span className={cx(textStyles.num, textStyles.nowrap)}>
                {instant(r.createdAt).slice(0, 16)}
              </span>
            ),
          },
          {
            key: 'do',
            title: '',
            name: '',
            value: () => null,
            render: (r) => (
              <Button
                size="sm"
                variant="primary"
                aria-label={`${t('chooseThis')} ${r.reportNo}`}
                onClick={() => onChoose(r.reportNo)}
              >
                {t('chooseThis')}
              </Button>
            ),
          },
        ]}
      />
      <Pager
        page={page}
        size={SIZE}
        sizes={[SIZE]}
        total={list.data?.total ?? 0}
        more={list.data?.more}
        onChange={(p) => setPage(p)}
      />
    </>
  )
}
