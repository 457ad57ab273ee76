import type { ProductRow } from '@xinjian/contract/nouns/product'
import { Link } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import textStyles from '../../ui/styles/text.module.css'
import type { Column } from '../../ui/table/column.ts'
import { yuan } from '../billing/yuan.ts'
import cells from '../common/cells.module.css'
import { ProductStatus } from './ProductStatus.tsx'
import { nextPrice } from './price.ts'
import { useProductActions } from './useProductActions.ts'
import { useUnit } from './useUnit.ts'
import { categoryWords, words } from './words.ts'

export function useProductColumns(): Column<ProductRow>[] {
  const t = useWords(words)
  const tc = useWords(categoryWords)
  const unit = useUnit()
  const actions = useProductActions()
  return [
    {
      key: 'name',
      title: t('product'),
      render: (row) => (
        <span className={cells.two}>
          <Link to={paths.product({ code: row.code })}>{actions.nameOf(row)}</Link>
          <small className={textStyles.muted}>{tc(row.category)}</small>
        </span>
      ),
    },
    {
      key: 'price',
      title: t('price'),
      align: 'right',
      value: nextPrice,
      render: (row) => (
        <span className={textStyles.num}>
          {t('perUnit', { price: yuan(nextPrice(row)), unit: unit(row.unit) })}
        </span>
      ),
    },
    { key: 'chargeRule', title: t('rule'), render: (row) => t(row.chargeRule) },
    {
      key: 'validDays',
      title: t('validity'),
      render: (row) => (row.validDays > 0 ? t('days', { n: row.validDays }) : t('noDays')),
    },
    { key: 'open', title: t('status'), render: (row) => <ProductStatus row={row} /> },
    {
      key: 'action',
      title: '',
      name: '',
      value: () => null,
      align: 'right',
      render: (row) =>
        actions.mayOpen(row) ? (
          <Button variant="primary" onClick={() => void actions.open(row)}>
            {t('doOpen')}
          </Button>
        ) : null,
    },
  ]
}
