import { useQuery } from '@tanstack/react-query'
import { firm, type MatterEventRow } from '@xinjian/contract/nouns/firm'
import { useState } from 'react'
import { messageOf } from '../../api/errors.ts'
import { query } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { cx } from '../../ui/cx.ts'
import { Empty } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import type { Column } from '../../ui/table/column.ts'
import { Table } from '../../ui/table/Table.tsx'
import { words } from './words.ts'

/** Deeds that are shown at first, and at most: older ones are of answers long over. */
const SIZES = { first: 10, most: 100 }

/** Who did what about which matter, newest first. */
export function MatterHistory({ taxNo }: { taxNo: string }) {
  const t = useWords(words)
  const [size, setSize] = useState(SIZES.first)
  const { data, error, refetch } = useQuery({
    ...query(firm.matterHistory, { taxId: taxNo, page: 1, size }),
    placeholderData: (before) => before,
  })
  const columns: Column<MatterEventRow>[] = [
    {
      key: 'at',
      title: t('at'),
      render: (row) => (
        <span className={cx(textStyles.num, textStyles.nowrap)}>
          {instant(row.at).slice(0, 16)}
        </span>
      ),
    },
    { key: 'who', title: t('who') },
    { key: 'matter', title: t('matter') },
    { key: 'action', title: t('action') },
    { key: 'note', title: t('text') },
  ]
  return (
    <Card flush title={t('history')}>
      <Table
        rows={data?.rows}
        rowKey={(row) => row.id}
        loading={!data && !error}
        error={error ? messageOf(error) : undefined}
        onRetry={() => void refetch()}
        columns={columns}
        caption={t('history')}
        empty={<Empty icon="history" title={t('noHistory')} />}
      />
      {data && data.total > size && size < SIZES.most ? (
        <Button onClick={() => setSize(SIZES.most)}>{t('older')}</Button>
      ) : null}
    </Card>
  )
}
