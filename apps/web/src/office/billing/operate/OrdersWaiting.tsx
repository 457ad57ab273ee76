import { useQuery, useQueryClient } from '@tanstack/react-query'
import { product } from '@xinjian/contract/nouns/product'
import { call } from '../../../api/client.ts'
import { keyOf, query } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import layout from '../../../ui/styles/layout.module.css'
import type { BatchOffer } from '../../list/batch/offer.ts'
import { ListCard } from '../../list/ListCard.tsx'
import { useWholeList } from '../../list/useList.ts'
import { useProductColumn, useProductName } from '../../product/product-name.ts'
import { DecideButtons } from './DecideButtons.tsx'
import { words } from './words.ts'

/** Orders of products that want a look, one by one or several at once. Nothing where none waits. */
export function OrdersWaiting() {
  const t = useWords(words)
  const nameOf = useProductName()
  const productColumn = useProductColumn(t('product'))
  const client = useQueryClient()
  const found = useQuery(query(product.operateOrders, {}))
  const list = useWholeList(found.data, { of: 'orderWaiting' })
  if (!found.data || found.data.length === 0) return null
  const batch: BatchOffer[] = (['approve', 'refuse'] as const).map((word) => ({
    action: `orderWaiting.${word}`,
    label: t(`${word}Many`),
    ask: (n) => t(`${word}ManyAsk`, { n }),
    reason: t('decideReason'),
    danger: word === 'refuse',
  }))
  return (
    <div className={layout.above4}>
      <ListCard
        title={t('orders')}
        list={{ ...list, retry: () => void found.refetch() }}
        rowKey={({ companyId, no }) => `${companyId}/${no}`}
        picking={{ name: ({ no }) => no, batch }}
        columns={[
          { key: 'companyName', title: t('company'), sheet: {} },
          productColumn,
          { key: 'no', title: t('orderNo'), sheet: {} },
          { key: 'createdBy', title: t('askedBy'), sheet: {} },
          {
            key: 'decide',
            title: '',
            name: '',
            value: () => null,
            render: ({ companyId, no, ...row }) => (
              <DecideButtons
                own={false}
                title={`${t('decideTitle')} · ${nameOf(row)}`}
                onDecide={async (answer) => {
                  const of = { companyId, no, ...answer }
                  await call(product.operateOrderDecide, of, { silent: true })
                  await client.invalidateQueries({ queryKey: keyOf(product.operateOrders) })
                }}
              />
            ),
          },
        ]}
        empty={{ icon: 'check', title: t('orders') }}
      />
    </div>
  )
}
