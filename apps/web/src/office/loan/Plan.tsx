import type { PeriodRow } from '@xinjian/contract/nouns/finance/loan'
import { useWords } from '../../i18n/dictionary.ts'
import textStyles from '../../ui/styles/text.module.css'
import type { Column } from '../../ui/table/column.ts'
import { Table } from '../../ui/table/Table.tsx'
import cells from '../common/cells.module.css'
import { sum, yuan } from './fen.ts'
import { StateTag } from './StateTag.tsx'
import { words } from './words.ts'

/** The repayment plan: what is due on which day, and what became of it. */
export function Plan({ periods }: { periods: readonly PeriodRow[] }) {
  const t = useWords(words)
  const money = (
    key: string,
    title: string,
    of: (row: PeriodRow) => number,
  ): Column<PeriodRow> => ({
    ...{ key, title, align: 'right' },
    render: (row) => <span className={textStyles.num}>{yuan(of(row))}</span>,
  })
  const columns: Column<PeriodRow>[] = [
    { key: 'no', title: t('period') },
    { key: 'due', title: t('dueDate') },
    money('principalFen', t('principal'), (row) => row.principalFen),
    money('interestFen', t('interest'), (row) => row.interestFen),
    money('penaltyFen', t('penaltyFen'), (row) => row.penaltyFen),
    money('paid', t('paidFen'), (row) => sum(row.paid)),
    money('waived', t('waivedFen'), (row) => sum(row.waived)),
    money('left', t('leftFen'), (row) => sum(row.left)),
    {
      key: 'state',
      title: t('state'),
      render: (row) => (
        <span className={cells.two}>
          <StateTag of={row.state} />
          {row.overdueDays > 0 ? <small>{t('days', { n: row.overdueDays })}</small> : null}
        </span>
      ),
    },
  ]
  return <Table columns={columns} rows={periods} rowKey={(row) => row.no} caption={t('plan')} />
}
