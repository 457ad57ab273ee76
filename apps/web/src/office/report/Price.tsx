import { useQuery } from '@tanstack/react-query'
import { ledger } from '@xinjian/contract/nouns/ledger'
import type { ReportProduct } from '@xinjian/contract/report/order'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import { query } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { useMay } from '../../shell/may.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { yuan } from '../billing/yuan.ts'
import { useUnit } from '../product/useUnit.ts'
import { words } from './product-words.ts'
import styles from './products.module.css'

/** What a kind costs now, by which rule, and how long it stays free afterwards. */
export function Price({ quote }: { quote: ReportProduct['quote'] }) {
  const t = useWords(words)
  const unit = useUnit()
  if (!quote) return null
  return (
    <p className={styles.price}>
      {quote.freeUntil ? (
        <strong>{t('free', { day: instant(quote.freeUntil).slice(0, 10) })}</strong>
      ) : (
        <>
          <strong className={textStyles.num}>
            {t('price', { price: yuan(quote.price), unit: unit(quote.unit) })}
          </strong>
          <small className={textStyles.mutedSm}>
            {t(quote.chargeRule)}
            {quote.validDays > 0 && ` · ${t('valid', { n: quote.validDays })}`}
          </small>
        </>
      )}
    </p>
  )
}

/** What the chosen kinds come to, beside what can be spent. */
export function Sum(props: {
  chosen: readonly ReportKind[]
  products: readonly ReportProduct[] | undefined
}) {
  const t = useWords(words)
  const may = useMay('money.read')
  const quotes = (props.products ?? [])
    .filter(({ reportType }) => props.chosen.includes(reportType))
    .flatMap(({ quote }) => quote ?? [])
  const asked = { ...query(ledger.companyBalance, {}), enabled: may && quotes.length > 0 }
  const balance = useQuery(asked)
  if (quotes.length === 0) return null
  const sum = quotes.reduce((all, { price }) => all + price, 0)
  const free = quotes.filter(({ freeUntil }) => freeUntil !== null).length
  const isShort = balance.data !== undefined && balance.data.spendable < sum && sum > 0
  return (
    <p className={styles.sum}>
      <span>
        {t('sum')} <strong className={textStyles.num}>{yuan(sum)}</strong>
      </span>
      {free > 0 && (
        <small className={textStyles.mutedSm}>{t('sumNote', { n: quotes.length, free })}</small>
      )}
      {balance.data && (
        <span className={cx(textStyles.muted, textStyles.num)}>
          {t('balance')} {yuan(balance.data.spendable)}
        </span>
      )}
      {isShort && (
        <strong role="alert" className={styles.short}>
          {t('short')}
        </strong>
      )}
    </p>
  )
}
