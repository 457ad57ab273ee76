import { useQuery } from '@tanstack/react-query'
import { type LoanBatchRow, loanOutcome } from '@xinjian/contract/nouns/rules/loanOutcome'
import { messageOf } from '../../../api/errors.ts'
import { query } from '../../../api/query.ts'
import { toastRefusal } from '../../../api/refusal.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { instant } from '../../../reports/format/instant.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { type Column, Table } from '../../../ui/table/Table.tsx'
import { saveDownload } from '../../common/save.ts'
import { words } from './words.ts'

/** The newest lists, and their faulty rows to be put right. */
export function LoanLists() {
  const t = useWords(words)
  const found = useQuery(query(loanOutcome.loanBatches, { page: 1, size: 10 }))
  if (found.data?.total === 0) return null
  const columns: Column<LoanBatchRow>[] = [
    { key: 'fileName', title: t('list') },
    { key: 'total', title: t('rows'), align: 'right' },
    { key: 'added', title: t('added'), align: 'right' },
    { key: 'changed', title: t('changed'), align: 'right' },
    {
      key: 'bad',
      title: t('bad'),
      align: 'right',
      render: ({ id, bad }) =>
        bad === 0 ? (
          0
        ) : (
          <Button
            size="sm"
            icon="download"
            onClick={() => void saveDownload(loanOutcome.loanBad, { id }).catch(toastRefusal)}
          >
            {`${bad} · ${t('badRows')}`}
          </Button>
        ),
    },
    { key: 'madeBy', title: t('by') },
    { key: 'createdAt', title: t('when'), render: (row) => instant(row.createdAt).slice(0, 16) },
  ]
  return (
    <Card title={t('lists')}>
      <Table
        caption={t('lists')}
        columns={columns}
        rows={found.data?.rows}
        rowKey={({ id }) => id}
        loading={found.isLoading}
        error={found.error ? messageOf(found.error) : undefined}
        onRetry={() => void found.refetch()}
      />
    </Card>
  )
}
