import type { ProductRow } from '@xinjian/contract/nouns/product'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { Card } from '../../ui/Card.tsx'
import { cx } from '../../ui/cx.ts'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { Tag } from '../../ui/Tag.tsx'
import { yuan } from '../billing/yuan.ts'
import pageStyles from '../common/office-pages.module.css'
import { ProductStatus } from './ProductStatus.tsx'
import { nextPrice } from './price.ts'
import styles from './product.module.css'
import { useUnit } from './useUnit.ts'
import { categoryWords, words } from './words.ts'

/** What a product costs and by which rule; the tier that the month has reached is marked. */
export function ProductFacts({ row }: { row: ProductRow }) {
  const t = useWords(words)
  const tc = useWords(categoryWords)
  const unit = useUnit()(row.unit)
  const price = nextPrice(row)
  const reached = row.tiers.findLast(({ nth }) => nth <= row.charged + 1)?.nth
  return (
    <div className={pageStyles.stack}>
      <Card>
        <dl className={cx(layout.stack3, pageStyles.facts)}>
          <div>
            <dt>{t('status')}</dt>
            <dd>
              <ProductStatus row={row} />
            </dd>
          </div>
          <div>
            <dt>{t('category')}</dt>
            <dd>{tc(row.category)}</dd>
          </div>
          <div>
            <dt>{t('price')}</dt>
            <dd className={textStyles.num}>
              {t('perUnit', { price: yuan(price), unit })}
              {row.ownPrice && <Tag colour="accent">{t('ownPrice')}</Tag>}
            </dd>
          </div>
          <div>
            <dt>{t('rule')}</dt>
            <dd>
              {t(row.chargeRule)}
              <small>{t(`${row.chargeRule}Note`)}</small>
            </dd>
          </div>
          <div>
            <dt>{t('validity')}</dt>
            <dd>{row.validDays > 0 ? t('validityNote', { n: row.validDays }) : t('noDays')}</dd>
          </div>
          <div>
            <dt>{t('openedAt')}</dt>
            <dd className={textStyles.num}>
              {row.openedAt ? instant(row.openedAt).slice(0, 16) : '--'}
            </dd>
          </div>
        </dl>
      </Card>
      <Card title={t('tiers')} extra={t('reached', { n: row.charged, unit })}>
        <table className={styles.tiers}>
          <tbody>
            {row.tiers.map((tier) => (
              <tr key={tier.nth} className={cx(tier.nth === reached && styles.isReached)}>
                <th scope="row">{t('tierFrom', { n: tier.nth, unit })}</th>
                <td className={textStyles.num}>
                  {t('perUnit', { price: yuan(tier.price), unit })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </div>
  )
}
