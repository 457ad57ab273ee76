import { useQuery } from '@tanstack/react-query'
import { product } from '@xinjian/contract/nouns/product'
import { query } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import styles from './channel.module.css'
import { words } from './words.ts'

/** Products that a channel may sell; null = all that the company opened. */
export function ProductTicks(props: {
  ticked: readonly string[] | null
  disabled: boolean
  onChange: (codes: string[] | null) => void
}) {
  const t = useWords(words)
  const language = useLanguage()
  const { ticked, disabled, onChange } = props
  const { data = [] } = useQuery(query(product.userProducts, {}))
  const codes = data.map(({ code }) => code)
  return (
    <fieldset className={styles.ticks} disabled={disabled}>
      <legend>{t('products')}</legend>
      {[null, codes].map((choice) => (
        <label key={choice ? 'some' : 'all'}>
          <input
            type="radio"
            name="products"
            checked={(ticked === null) === (choice === null)}
            onChange={() => onChange(choice)}
          />
          {t(choice ? 'chosen' : 'allProducts')}
        </label>
      ))}
      {ticked &&
        data.map((one) => (
          <label key={one.code} className={styles.under}>
            <input
              type="checkbox"
              checked={ticked.includes(one.code)}
              onChange={({ target }) =>
                onChange(
                  codes.filter((code) =>
                    code === one.code ? target.checked : ticked.includes(code),
                  ),
                )
              }
            />
            {language === 'en' ? one.nameEn : one.name}
          </label>
        ))}
    </fieldset>
  )
}
