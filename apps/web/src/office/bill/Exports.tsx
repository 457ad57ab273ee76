import { useQuery } from '@tanstack/react-query'
import { type BillExportRow, billing } from '@xinjian/contract/nouns/billing'
import { query } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Progress } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { Table } from '../../ui/table/Table.tsx'
import { saveDownload } from '../common/save.ts'
import { words } from './words.ts'

const LOOK_MS = 1_000
const LATEST = 5
const isOpen = ({ status }: BillExportRow) => status === 'QUEUED' || status === 'RUNNING'

/** The latest exports, followed while they are made. Nothing where there are none. */
export function Exports() {
  const t = useWords(words)
  const { data } = useQuery({
    ...query(billing.billExports, { page: 1, size: LATEST }),
    refetchInterval: (q) => (q.state.data?.rows.some(isOpen) ? LOOK_MS : false),
  })
  if (!data || data.total === 0) return null
  return (
    <Card flush title={t('exports')}>
      <Table
        caption={t('exports')}
        rows={data.rows}
        rowKey={({ no }) => no}
        columns={[
          { key: 'no', title: t('export') },
          { key: 'month', title: t('month') },
          {
            key: 'rows',
            title: t('calls'),
            render: (row) =>
              isOpen(row) ? (
                <Progress value={row.progress} label={row.message} />
              ) : row.status === 'FAILED' ? (
                row.message
              ) : (
                t('rows', { n: row.rows })
              ),
          },
          {
            key: 'createdAt',
            title: t('when'),
            render: (row) => (
              <span className={textStyles.num}>{instant(row.createdAt).slice(0, 16)}</span>
            ),
          },
          {
            key: 'file',
            title: '',
            name: '',
            value: () => null,
            align: 'right',
            render: (row) =>
              row.status === 'DONE' ? (
                <Button
                  icon="download"
                  onClick={() => void saveDownload(billing.billExportFile, { no: row.no })}
                >
                  {t('download')}
                </Button>
              ) : null,
          },
        ]}
      />
    </Card>
  )
}
