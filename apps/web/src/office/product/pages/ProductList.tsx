import { useQuery } from '@tanstack/react-query'
import { product } from '@xinjian/contract/nouns/product'
import { messageOf } from '../../../api/errors.ts'
import { query } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { GoLink } from '../../common/GoLink.tsx'
import { MayLink } from '../../common/MayLink.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { useWholeList } from '../../list/useList.ts'
import { useProductColumns } from '../product-columns.tsx'
import { words } from '../words.ts'

/** `/product/list`: what the platform offers, at which price, and what of it is open. */
export function Component() {
  const t = useWords(words)
  const found = useQuery(query(product.userProducts, {}))
  const list = useWholeList(found.data)
  return (
    <ListPage
      title={t('products')}
      note={t('productsNote')}
      head={
        <>
          <MayLink to={paths.productOrders()}>{t('toOrders')}</MayLink>
          <GoLink primary to={paths.queryReport()}>
            {t('toQuery')}
          </GoLink>
        </>
      }
      list={{ ...list, error: found.error ? messageOf(found.error) : undefined }}
      columns={useProductColumns()}
      rowKey={(row) => row.code}
      empty={{ icon: 'wallet', title: t('noProducts') }}
    />
  )
}
