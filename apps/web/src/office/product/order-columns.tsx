import { ORDER_STATUSES } from '@xinjian/contract/money'
import type { ProductOrderRow } from '@xinjian/contract/nouns/product'
import { Link } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { instant } from '../../reports/format/instant.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { type FlagColour, Tag } from '../../ui/Tag.tsx'
import cells from '../common/cells.module.css'
import { type ListColumn, namesOf } from '../list/column.ts'
import { useProductColumn } from './product-name.ts'
import { words } from './words.ts'

const COLOURS: Record<ProductOrderRow['status'], FlagColour> = {
  CREATED: 'yellow',
  ACTIVE: 'green',
  REFUSED: 'red',
  CLOSED: 'grey',
}

export function useOrderColumns(): ListColumn<ProductOrderRow>[] {
  const t = useWords(words)
  const product = useProductColumn(t('product'))
  const when = (at: string | null) =>
    at && <small className={cx(textStyles.num, textStyles.muted)}>{instant(at).slice(0, 16)}</small>
  return [
    {
      key: 'no',
      title: t('orderNo'),
      sheet: {},
      render: (row) => <span className={textStyles.num}>{row.no}</span>,
    },
    {
      ...product,
      render: (row) => (
        <Link to={paths.product({ code: row.product })}>{product.value?.(row)}</Link>
      ),
    },
    { key: 'terms', title: t('terms'), align: 'right', sheet: { type: 'number' } },
    {
      key: 'status',
      title: t('status'),
      sheet: { names: namesOf(t, ORDER_STATUSES) },
      render: (row) => <Tag colour={COLOURS[row.status]}>{t(row.status)}</Tag>,
    },
    {
      key: 'createdBy',
      title: t('createdBy'),
      sheet: [{}, { title: t('createdAt'), field: 'createdAt', type: 'instant' }],
      render: (row) => (
        <span className={cells.two}>
          {row.createdBy}
          {when(row.createdAt)}
        </span>
      ),
    },
    {
      key: 'handled',
      title: t('handled'),
      sheet: { field: 'decidedBy' },
      value: (row) => row.closedBy ?? row.decidedBy,
      render: (row) => (
        <span className={cells.two}>
          {row.closedBy ?? row.decidedBy ?? '--'}
          {when(row.closedAt ?? row.decidedAt)}
          {row.decision && <small className={textStyles.muted}>{row.decision}</small>}
        </span>
      ),
    },
  ]
}
