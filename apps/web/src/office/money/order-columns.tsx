import type { ProductOrderRow } from '@xinjian/contract/nouns/product'
import { Link } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { instant } from '../../reports/format/instant.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { type FlagColour, Tag } from '../../ui/Tag.tsx'
import type { Column } from '../../ui/table/column.ts'
import cells from '../common/cells.module.css'
import { words } from './words.ts'

const COLOURS: Record<ProductOrderRow['status'], FlagColour> = {
  CREATED: 'yellow',
  ACTIVE: 'green',
  REFUSED: 'red',
  CLOSED: 'grey',
}

export function useOrderColumns(): Column<ProductOrderRow>[] {
  const t = useWords(words)
  const when = (at: string | null) =>
    at && <small className={cx(textStyles.num, textStyles.muted)}>{instant(at).slice(0, 16)}</small>
  return [
    {
      key: 'no',
      title: t('orderNo'),
      render: (row) => <span className={textStyles.num}>{row.no}</span>,
    },
    {
      key: 'productName',
      title: t('product'),
      render: (row) => <Link to={paths.product({ code: row.product })}>{row.productName}</Link>,
    },
    { key: 'terms', title: t('terms'), align: 'right' },
    {
      key: 'status',
      title: t('status'),
      render: (row) => <Tag colour={COLOURS[row.status]}>{t(row.status)}</Tag>,
    },
    {
      key: 'createdBy',
      title: t('createdBy'),
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
