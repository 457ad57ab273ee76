import type { CompanyErasureRow } from '@xinjian/contract'
import type { KeptRow } from '@xinjian/contract/nouns/account/companyErasure'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { cx } from '../../ui/cx.ts'
import { Empty } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import type { Column } from '../../ui/table/column.ts'
import { Table } from '../../ui/table/Table.tsx'
import cells from '../common/cells.module.css'
import { ErasureState } from './state-tag.tsx'
import { Withdraw } from './Withdraw.tsx'
import { words } from './words.ts'

const moment = (at: string) => (
  <span className={cx(textStyles.num, textStyles.nowrap)}>{instant(at).slice(0, 16)}</span>
)

/** What both sides see of an order. */
export function useOrderColumns(): Column<CompanyErasureRow>[] {
  const t = useWords(words)
  return [
    {
      key: 'no',
      title: t('no'),
      render: (row) => (
        <span className={cells.two}>
          <span className={textStyles.num}>{row.no}</span>
          <small className={textStyles.muted}>{row.reason}</small>
        </span>
      ),
    },
    { key: 'askedBy', title: t('by') },
    { key: 'createdAt', title: t('at'), render: (row) => moment(row.createdAt) },
    { key: 'waitsUntil', title: t('until'), render: (row) => moment(row.waitsUntil) },
    { key: 'status', title: t('status'), render: (row) => <ErasureState row={row} /> },
  ]
}

export function Orders(props: { rows: readonly CompanyErasureRow[]; onDone: () => void }) {
  const t = useWords(words)
  const columns = useOrderColumns()
  return (
    <Table
      caption={t('orders')}
      columns={[
        ...columns,
        {
          key: 'action',
          title: t('action'),
          render: (row) =>
            row.status === 'WAITING' ? <Withdraw no={row.no} onDone={props.onDone} /> : null,
        },
      ]}
      rows={props.rows}
      rowKey={(row) => row.no}
      empty={<Empty icon="check" title={t('none')} />}
    />
  )
}

/** What is left and why: a line a reason, with its tables and what of them is emptied. */
export function Kept({ rows }: { rows: readonly KeptRow[] }) {
  const t = useWords(words)
  const reasons = [...Map.groupBy(rows, ({ why }) => why)].map(([why, tables]) => ({ why, tables }))
  const named = ({ table, emptied }: KeptRow) =>
    emptied.length > 0 ? t('tableEmptied', { table, n: String(emptied.length) }) : table
  return (
    <Table
      caption={t('kept')}
      columns={[
        { key: 'why', title: t('why') },
        { key: 'tables', title: t('table'), render: ({ tables }) => tables.map(named).join(', ') },
      ]}
      rows={reasons}
      rowKey={(row) => row.why}
    />
  )
}
