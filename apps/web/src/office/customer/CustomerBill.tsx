import { useQuery } from '@tanstack/react-query'
import { customer } from '@xinjian/contract/nouns/customer'
import { messageOf } from '../../api/errors.ts'
import { query } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { Tag } from '../../ui/Tag.tsx'
import { Table } from '../../ui/table/Table.tsx'
import { words as billWords } from '../billing/words.ts'
import { yuan } from '../billing/yuan.ts'
import { useProductName } from '../product/product-name.ts'
import { accountWords } from './words.ts'

/** The lines of one month of a customer. */
export function CustomerBill({ id, month }: { id: number; month: string }) {
  const t = useWords(accountWords)
  const tb = useWords(billWords)
  const nameOf = useProductName()
  const found = useQuery(query(customer.customerBill, { id, month }))
  const head = found.data?.head
  return (
    <Card
      flush
      title={t('billOf', { month })}
      extra={
        head && (
          <>
            <span className={textStyles.num}>{yuan(head.total)}</span> <Tag>{tb(head.status)}</Tag>
          </>
        )
      }
    >
      <Table
        caption={t('billOf', { month })}
        rows={found.data?.lines}
        rowKey={(line) => line.product}
        loading={found.isPending}
        error={found.error ? messageOf(found.error) : undefined}
        onRetry={() => void found.refetch()}
        columns={[
          {
            key: 'product',
            title: t('product'),
            render: nameOf,
          },
          { key: 'calls', title: tb('calls'), align: 'right' },
          { key: 'charged', title: tb('charged'), align: 'right' },
          { key: 'free', title: tb('free'), align: 'right' },
          {
            key: 'amount',
            title: tb('amount'),
            align: 'right',
            render: (line) => <span className={textStyles.num}>{yuan(line.amount)}</span>,
          },
        ]}
        empty={<Empty icon="file" title={t('none')} />}
      />
    </Card>
  )
}
