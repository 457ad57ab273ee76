import type { BillLine } from '@xinjian/contract/nouns/billing'
import type { SecondaryCall } from '@xinjian/contract/nouns/secondary'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import type { Column } from '../../ui/table/column.ts'
import { useBillColumns } from '../billing/columns.tsx'
import { yuan } from '../billing/yuan.ts'
import { Firm } from '../common/cells/Firm.tsx'
import type { ListColumn } from '../list/column.ts'
import { ChargeTag } from '../metering/ChargeTag.tsx'
import { useProductColumn } from '../product/product-name.ts'
import { words } from './sold-words.ts'

export type CostedLine = BillLine & { cost: number }

/** The columns of a bill, with what the line cost the company. */
export function useCostedColumns(onOpen: (line: BillLine) => void): Column<CostedLine>[] {
  const t = useWords(words)
  return [
    ...(useBillColumns(onOpen) as Column<CostedLine>[]),
    {
      key: 'cost',
      title: t('totalCost'),
      align: 'right',
      sortable: true,
      render: (line) => <span className={textStyles.num}>{yuan(line.cost)}</span>,
    },
  ]
}

export function useCallColumns(): ListColumn<SecondaryCall>[] {
  const t = useWords(words)
  const product = useProductColumn(t('product'))
  return [
    {
      key: 'no',
      title: t('no'),
      sheet: {},
      render: (row) => <span className={textStyles.num}>{row.no}</span>,
    },
    {
      key: 'enterpriseName',
      title: t('enterprise'),
      sheet: {},
      render: (row) => <Firm name={row.enterpriseName} taxNo={row.taxNo} />,
    },
    product,
    {
      key: 'amount',
      title: t('charge'),
      sheet: { type: 'hao' },
      render: (row) => <ChargeTag charge={row} />,
    },
    {
      key: 'cost',
      title: t('totalCost'),
      sheet: { type: 'hao' },
      align: 'right',
      render: (row) => <span className={textStyles.num}>{yuan(row.cost)}</span>,
    },
    {
      key: 'at',
      title: t('at'),
      sheet: { type: 'instant' },
      render: (row) => (
        <span className={cx(textStyles.num, textStyles.nowrap)}>
          {instant(row.at).slice(0, 19)}
        </span>
      ),
    },
  ]
}
