import type { DataOf } from '@xinjian/contract/endpoint'
import type { billing } from '@xinjian/contract/nouns/billing'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { Card } from '../../ui/Card.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { Table } from '../../ui/table/Table.tsx'
import { voucherWords } from './operate/words.ts'
import { words } from './words.ts'
import { yuan } from './yuan.ts'

type Adjustment = DataOf<typeof billing.billMonth>['adjustments'][number]

/** What changed the bill beside calls. Nothing where there are none. */
export function Adjustments({ rows }: { rows: readonly Adjustment[] }) {
  const t = useWords(words)
  const tv = useWords(voucherWords)
  if (rows.length === 0) return null
  return (
    <Card flush title={t('adjustments')}>
      <Table
        caption={t('adjustments')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'kind', title: t('kind'), render: (row) => tv(row.kind) },
          {
            key: 'amount',
            title: t('amount'),
            align: 'right',
            // In favour of the company: it lowers what is due.
            render: (row) => <span className={textStyles.num}>{yuan(-row.amount)}</span>,
          },
          { key: 'about', title: t('about') },
          { key: 'note', title: t('note') },
          {
            key: 'at',
            title: t('when'),
            render: (row) => <span className={textStyles.num}>{instant(row.at).slice(0, 16)}</span>,
          },
        ]}
      />
    </Card>
  )
}
