import { ORDER_STATUSES } from '@xinjian/contract/money'
import { product } from '@xinjian/contract/nouns/product'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { GoLink } from '../../common/GoLink.tsx'
import { choiceOf } from '../../list/choice.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { useOrderColumns } from '../order-columns.tsx'
import { words } from '../words.ts'

/** `/product/orderList?status&page&size`: products opened and closed. */
export function Component() {
  const t = useWords(words)
  const list = useList(product.productOrders, {
    of: 'order',
    filters: [
      choiceOf('status', ORDER_STATUSES, { label: t('status'), all: t('allStatus'), say: t }),
    ],
  })
  return (
    <ListPage
      title={t('orders')}
      note={t('ordersNote')}
      list={list}
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
