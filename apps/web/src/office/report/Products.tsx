import type { ReportProduct, SourceState } from '@xinjian/contract/report/order'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import { useId } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { paths } from '../../paths.ts'
import { spanText } from '../../reports/format/window.ts'
import { kindTitle } from '../../reports/kinds.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { Tag } from '../../ui/Tag.tsx'
import { linkOf } from './columns.tsx'
import { Needs } from './Needs.tsx'
import { Price } from './Price.tsx'
import { words } from './product-words.ts'
import styles from './products.module.css'

interface Shared {
  taxId: string
  disabled: boolean
  onPick: (kind: ReportKind) => void
  /** What is there, by dataset; absent while it is asked for, and where the session may not know. */
  sources: readonly SourceState[] | undefined
}

/** Every kind of report: ticked where it is wanted, with what it needs, what of that is there and what stands in the way. */
export function Products(
  props: Shared & {
    kinds: readonly ReportKind[]
    chosen: readonly ReportKind[]
    products: readonly ReportProduct[] | undefined
  },
) {
  const t = useWords(words)
  const { kinds, chosen, products, ...shared } = props
  return (
    <fieldset className={styles.products}>
      <legend>{t('kinds')}</legend>
      {kinds.map((kind) => (
        <Product
          key={kind}
          kind={kind}
          checked={chosen.includes(kind)}
          product={products?.find(({ reportType }) => reportType === kind)}
          {...shared}
        />
      ))}
    </fieldset>
  )
}

function Product(
  props: Shared & { kind: ReportKind; checked: boolean; product: ReportProduct | undefined },
) {
  const t = useWords(words)
  const language = useLanguage()
  const id = useId()
  const { kind, product, taxId } = props
  return (
    <div className={cx(styles.product, props.checked && styles.isOn)}>
      <input
        id={id}
        type="checkbox"
        checked={props.checked}
        disabled={props.disabled}
        onChange={() => props.onPick(kind)}
      />
      <div className={styles.about}>
        <div className={styles.head}>
          <label htmlFor={id}>{kindTitle(kind, language)}</label>
          {product ? (
            <Tag colour={product.ready ? 'green' : 'grey'}>
              {t(product.ready ? 'ready' : 'notReady')}
            </Tag>
          ) : null}
          {product?.first && product.last ? (
            <span className={cx(textStyles.num, textStyles.muted)}>
              {spanText(product.first, product.last, language)}
            </span>
          ) : null}
          {product?.newest ? (
            <Link to={linkOf(product.newest)} className={styles.newest}>
              {t('newest', { month: product.newest.through })}
            </Link>
          ) : null}
        </div>
        {product ? <Price quote={product.quote} /> : null}
        {product ? <Needs product={product} sources={props.sources} /> : null}
        {product?.reason ? (
          <p className={styles.reason}>
            {product.reason}
            <Link to={paths.dataCollection({ taxId, way: 'phone' })}>{t('toCollect')}</Link>
            {product.needs.some((dataset) => dataset.startsWith('INVOICE')) ? (
              <Link to={paths.dataCollection({ taxId })}>{t('toUpload')}</Link>
            ) : null}
          </p>
        ) : null}
      </div>
    </div>
  )
}
