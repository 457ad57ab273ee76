import { AVAILABILITY_NAMES } from '@xinjian/contract/collect/availability'
import type { ReportProduct, SourceState } from '@xinjian/contract/report/order'
import type { Dataset } from '@xinjian/format/datasets/datasets'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { datasetName } from '../../reports/dataset-names.ts'
import { instant } from '../../reports/format/instant.ts'
import { spanText } from '../../reports/format/window.ts'
import textStyles from '../../ui/styles/text.module.css'
import { availabilityOfSummary } from '../collected/availability.ts'
import { words } from './product-words.ts'
import styles from './products.module.css'

/**
 * What a report cannot do without, each with what is there of it; then what it uses where it is there, and what of that is
 * missing: the report will say so at every place that rests on it.
 */
export function Needs(props: {
  product: ReportProduct
  sources: readonly SourceState[] | undefined
}) {
  const t = useWords(words)
  const language = useLanguage()
  const { product, sources } = props
  const of = (dataset: Dataset) => sources?.find((source) => source.dataset === dataset)
  const names = (datasets: readonly Dataset[]) =>
    datasets.map((d) => datasetName(d, language)).join(t('comma'))
  const missing = product.uses.filter((dataset) => {
    const source = of(dataset)
    return source !== undefined && !isThere(source)
  })
  const there = product.uses.filter((dataset) => !missing.includes(dataset))
  return (
    <dl className={styles.needs}>
      {product.needs.length > 0 ? (
        <>
          <dt className={textStyles.muted}>{t('needs')}</dt>
          <dd>
            {product.needs.map((dataset) => (
              <Need key={dataset} dataset={dataset} source={of(dataset)} />
            ))}
          </dd>
        </>
      ) : null}
      {there.length > 0 ? (
        <>
          <dt className={textStyles.muted}>{t('uses')}</dt>
          <dd>{names(there)}</dd>
        </>
      ) : null}
      {missing.length > 0 ? (
        <>
          <dt className={textStyles.muted}>{t('missing')}</dt>
          <dd>
            {names(missing)}
            {product.ready ? (
              <small className={textStyles.mutedXs}>{t('missingNote')}</small>
            ) : null}
          </dd>
        </>
      ) : null}
    </dl>
  )
}

/** Got, though it may be empty, and not shut by the contract. */
const isThere = (source: SourceState): boolean =>
  source.allowed && (source.rows > 0 || source.collectedAt !== null)

function Need({ dataset, source }: { dataset: Dataset; source: SourceState | undefined }) {
  const t = useWords(words)
  const language = useLanguage()
  return (
    <span className={styles.need}>
      {datasetName(dataset, language)}
      {source ? (
        <small className={textStyles.mutedXs}>
          {[
            source.allowed
              ? AVAILABILITY_NAMES[language][availabilityOfSummary(source)]
              : t('shut'),
            source.from && source.to ? spanText(source.from, source.to, language) : null,
            source.collectedAt
              ? t('collectedAt', { day: instant(source.collectedAt).slice(0, 10) })
              : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      ) : null}
    </span>
  )
}
