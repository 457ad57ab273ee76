import { useQuery, useQueryClient } from '@tanstack/react-query'
import { product } from '@xinjian/contract/nouns/product'
import { call } from '../../api/client.ts'
import { keyOf, query } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Card } from '../../ui/Card.tsx'
import { Table } from '../../ui/table/Table.tsx'
import { DecideButtons } from './DecideButtons.tsx'
import styles from './operate.module.css'
import { words } from './words.ts'

/** Orders of products that want a look. Nothing where none waits. */
export function OrdersWaiting() {
  const t = useWords(words)
  const client = useQueryClient()
  const { data } = useQuery(query(product.operateOrders, {}))
  if (!data || data.length === 0) return null
  return (
    <Card flush title={t('orders')} className={styles.waiting}>
      <Table
        caption={t('orders')}
        rows={data}
        rowKey={({ companyId, no }) => `${companyId}/${no}`}
        columns={[
          { key: 'companyName', title: t('company') },
          { key: 'productName', title: t('product') },
          { key: 'no', title: t('orderNo') },
          { key: 'createdBy', title: t('askedBy') },
          {
            key: 'decide',
            title: t('status'),
            render: ({ companyId, no, productName }) => (
              <DecideButtons
                own={false}
                title={`${t('decideTitle')} · ${productName}`}
                onDecide={async (answer) => {
                  const of = { companyId, no, ...answer }
                  await call(product.operateOrderDecide, of, { silent: true })
                  await client.invalidateQueries({ queryKey: keyOf(product.operateOrders) })
                }}
              />
            ),
          },
        ]}
      />
    </Card>
  )
}
