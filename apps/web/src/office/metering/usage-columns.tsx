import { USAGE_STATES, USAGE_VIAS, USAGE_WHYS } from '@xinjian/contract/money'
import type { UsageRow } from '@xinjian/contract/nouns/metering'
import { Link } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { Firm } from '../common/cells/Firm.tsx'
import cells from '../common/cells.module.css'
import { type ListColumn, namesOf } from '../list/column.ts'
import { useProductColumn } from '../product/product-name.ts'
import { ChargeTag } from './ChargeTag.tsx'
import { reportOf } from './usage-link.ts'
import { words } from './usage-words.ts'

export function useUsageColumns(): ListColumn<UsageRow>[] {
  const t = useWords(words)
  const product = useProductColumn(t('product'))
  return [
    {
      key: 'no',
      title: t('no'),
      sheet: [{}, { title: t('via'), field: 'via', names: namesOf(t, USAGE_VIAS) }],
      render: (row) => {
        const to = reportOf(row)
        return to ? (
          <Link to={to} className={textStyles.num}>
            {row.no}
          </Link>
        ) : (
          <span className={textStyles.num}>{row.no}</span>
        )
      },
    },
    {
      key: 'enterpriseName',
      title: t('enterprise'),
      sheet: [{}, { title: t('taxNo'), field: 'taxNo' }],
      render: (row) => <Firm name={row.enterpriseName} taxNo={row.taxNo} />,
    },
    product,
    {
      key: 'amount',
      title: t('charge'),
      sortable: true,
      sheet: [
        { title: t('unitPrice'), field: 'unitPrice', type: 'hao' },
        { title: t('amount'), type: 'hao' },
        { title: t('state'), field: 'state', names: namesOf(t, USAGE_STATES) },
        { title: t('why'), field: 'why', names: namesOf(t, USAGE_WHYS) },
      ],
      render: (row) => (
        <ChargeTag charge={{ ...row, amount: row.state === 'HELD' ? row.unitPrice : row.amount }} />
      ),
    },
    {
      key: 'at',
      title: t('at'),
      sortable: true,
      sheet: [
        { type: 'instant' },
        { title: t('settled'), field: 'settledAt', type: 'instant' },
        { title: t('madeBy'), field: 'madeBy' },
        { title: t('how'), field: 'auto', names: { true: t('auto'), false: t('byPerson') } },
      ],
      render: (row) => (
        <span className={cx(cells.two, textStyles.nowrap)}>
          <span className={textStyles.num}>{instant(row.at).slice(0, 19)}</span>
          <small className={textStyles.muted}>
            {row.auto ? `${t('auto')} · ${row.madeBy}` : row.madeBy}
          </small>
        </span>
      ),
    },
  ]
}
