import { useQueryClient } from '@tanstack/react-query'
import { type ProductRow, product } from '@xinjian/contract/nouns/product'
import { call } from '../../api/client.ts'
import { keyOf } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useMay } from '../../shell/may.ts'
import { ask, toast } from '../../ui/feedback.ts'
import { yuan } from '../billing/yuan.ts'
import { nextPrice } from './price.ts'
import { useUnit } from './useUnit.ts'
import { words } from './words.ts'

/** What may be done with a product: opened under the price that is shown, or closed. Each asks first. */
export function useProductActions() {
  const t = useWords(words)
  const language = useLanguage()
  const unit = useUnit()
  const client = useQueryClient()
  const may = useMay('money.manage')
  const renew = () =>
    Promise.all(
      [product.userProducts, product.userProduct, product.productOrders].map((endpoint) =>
        client.invalidateQueries({ queryKey: keyOf(endpoint) }),
      ),
    )
  const nameOf = (row: ProductRow) => (language === 'en' ? row.nameEn : row.name)
  return {
    nameOf,
    mayOpen: (row: ProductRow) => may && row.onSale && row.orderNo === null,
    mayClose: (row: ProductRow) => may && row.orderNo !== null,
    async open(row: ProductRow) {
      const terms = {
        name: nameOf(row),
        unit: unit(row.unit),
        price: yuan(nextPrice(row)),
        rule: t(row.chargeRule),
      }
      const message = t(row.review ? 'openAskReview' : 'openAsk', terms)
      if (!(await ask({ tone: 'info', title: t('doOpen'), message, cancelText: t('stay') }))) return
      await call(product.productOrder, { product: row.code, terms: row.terms })
      toast('success', row.review ? t('asked') : t('opened', { name: nameOf(row) }))
      await renew()
    },
    async close(row: ProductRow) {
      const message = t('closeAsk')
      if (!(await ask({ tone: 'warning', title: t('doClose'), message, cancelText: t('stay') })))
        return
      await call(product.productClose, { no: row.orderNo ?? '' })
      toast('success', t('closedDone'))
      await renew()
    },
  }
}
