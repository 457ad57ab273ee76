import { useQuery } from '@tanstack/react-query'
import { type ReportRow, report } from '@xinjian/contract/nouns/report'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import { useState } from 'react'
import { messageOf } from '../../api/errors.ts'
import { query } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Empty } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { Pager } from '../../ui/table/Pager.tsx'
import { Table } from '../../ui/table/Table.tsx'
import cells from '../common/cells.module.css'
import { SearchInput } from '../common/SearchInput.tsx'
import { words } from './words.ts'

const SIZE = 10

/** Finished reports of whatever enterprise, found by its name, its tax number or the number of the report. */
export function PickReport(props: {
  open: boolean
  /** Of this kind only; undefined = any. */
  kind: ReportKind | undefined
  /** Number of the one on the other side. */
  not: string
  onPick: (row: ReportRow) => void
  onClose: () => void
}) {
  const t = useWords(words)
  const [keyword, setKeyword] = useState('')
  const [page, setPage] = useState(1)
  const found = useQuery({
    ...query(report.reportResult, {
      ...(keyword && { keyword }),
      ...(props.kind && { reportType: props.kind }),
      status: 'READY',
      page,
      size: SIZE,
    }),
    enabled: props.open,
    placeholderData: (before) => before,
  })
  return (
    <Dialog open={props.open} title={t('pickTitle')} width="860px" onClose={props.onClose}>
      <SearchInput
        label={t('pickSearch')}
        value={keyword}
        onSearch={(typed) => {
          setKeyword(typed)
          setPage(1)
        }}
      />
      <Table<ReportRow>
        caption={t('list')}
        rows={found.data?.rows.filter((r) => r.reportNo !== props.not && !r.sealed)}
        rowKey={(row) => row.reportNo}
        loading={found.isPending}
        error={found.error ? messageOf(found.error) : undefined}
        onRetry={() => void found.refetch()}
        empty={<Empty icon="search" title={t('pickNone')} />}
        columns={[
          {
            key: 'enterpriseName',
            title: t('enterprise'),
            render: (row) => (
              <span className={cells.two}>
                {row.enterpriseName}
                <small className={textStyles.muted}>{row.reportNo}</small>
              </span>
            ),
          },
          { key: 'through', title: t('through') },
          {
            key: 'createdAt',
            title: t('made'),
            render: (row) => instant(row.createdAt).slice(0, 16),
          },
          {
            key: 'do',
            title: '',
            name: '',
            value: () => null,
            render: (row) => (
              <Button
                size="sm"
                variant="primary"
                aria-label={`${t('pick')} ${row.enterpriseName} ${row.reportNo}`}
                onClick={() => props.onPick(row)}
              >
                {t('pick')}
              </Button>
            ),
          },
        ]}
      />
      <Pager
        page={page}
        size={SIZE}
        sizes={[SIZE]}
        total={found.data?.total ?? 0}
        more={found.data?.more}
        onChange={(to) => setPage(to)}
      />
    </Dialog>
  )
}
