import { useQuery } from '@tanstack/react-query'
import { product } from '@xinjian/contract/nouns/product'
import { messageOf } from '../../../api/errors.ts'
import { query } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useWholeList } from '../../list/useList.ts'
import { OrdersWaiting } from '../operate/OrdersWaiting.tsx'
import { ProposePrice } from '../operate/ProposePrice.tsx'
import { useTermsColumns } from '../operate/terms-columns.tsx'
import { words } from '../operate/words.ts'

/** `/operateManage/prices`: prices of products, each change by four eyes; orders that wait for a look. */
export function Component() {
  const t = useWords(words)
  const language = useLanguage()
  const found = useQuery(query(product.operateTerms, {}))
  const products = found.data?.products ?? []
  const nameOf = (code: string) => {
    const named = products.find((p) => p.code === code)
    return (language === 'en' ? named?.nameEn : named?.name) ?? code
  }
  return (
    <ListPage
      title={t('prices')}
      note={t('pricesNote')}
      head={<ProposePrice products={products} terms={found.data?.terms ?? []} nameOf={nameOf} />}
      list={{
        ...useWholeList(found.data?.terms),
        error: found.error ? messageOf(found.error) : undefined,
      }}
      columns={useTermsColumns(nameOf)}
      rowKey={(row) => `${row.product}/${row.version}`}
      empty={{ icon: 'wallet', title: t('noPrices') }}
    >
      <OrdersWaiting />
    </ListPage>
  )
}
