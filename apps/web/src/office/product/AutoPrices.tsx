import type { AutoPrices as Prices } from '@xinjian/contract/channel/provider'
import { useWords } from '../../i18n/dictionary.ts'
import textStyles from '../../ui/styles/text.module.css'
import { yuan } from '../billing/yuan.ts'
import { words } from './auto-words.ts'
import { useProductName } from './product-name.ts'
import { useUnit } from './useUnit.ts'

/** What the report that follows a collection costs now. */
export function AutoPrices({ prices }: { prices: Prices }) {
  const t = useWords(words)
  const nameOf = useProductName()
  const unit = useUnit()
  if (prices.length === 0) return <p className={textStyles.muted}>{t('nothing')}</p>
  return (
    <div>
      <small className={textStyles.muted}>{t('prices')}</small>
      <ol>
        {prices.map((row) => (
          <li key={row.product} className={textStyles.num}>
            {t('each', { name: nameOf(row), price: yuan(row.price), unit: unit(row.unit) })}
          </li>
        ))}
      </ol>
      {prices.length > 1 && <small className={textStyles.muted}>{t('order')}</small>}
    </div>
  )
}
