import { ORDER_STATUSES } from '@xinjian/contract/money'
import { product } from '@xinjian/contract/nouns/product'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { GoLink } from '../../common/GoLink.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { useOrderColumns } from '../../money/order-columns.tsx'
import { words } from '../../money/words.ts'

/** `/product/orderList?status&page&size`: products opened and closed. */
export function Component() {
  const t = useWords(words)
  const list = useList(product.productOrders, {
    of: 'order',
    filters: [
      {
        kind: 'choice',
        key: 'status',
        label: t('status'),
        all: t('allStatus'),
        options: ORDER_STATUSES.map((value) => ({ value, label: t(value) })),
      },
    ],
  })
  return (
    <ListPage
      title={t('orders')}
      note={t('ordersNote')}
      list={list}
      caption={t('orders')}
      columns={useOrderColumns()}
      rowKey={(row) => row.no}
      noMatch={t('noMatch')}
      empty={{
        icon: 'wallet',
        title: t('noOrders'),
        children: (
          <GoLink primary to={paths.products()}>
            {t('products')}
          </GoLink>
        ),
      }}
    />
  )
}
