import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Empty } from '../../ui/States.tsx'
import { Table } from '../../ui/table/Table.tsx'
import './board.css'
import { causeOf } from '../collect/failures.ts'
import { rateText } from '../common/durations.ts'
import type { Board } from './funnel.ts'
import { words } from './words.ts'

type Row = Board['bureaus'][number]

/** Tasks ended at a bureau, of which so many succeeded; null while none has ended. */
export const successOf = (row: Row): number | null =>
  row.succeeded + row.failed === 0 ? null : row.succeeded / (row.succeeded + row.failed)

/** Tasks by bureau: how they ended, and what went wrong most often. */
export function BureauTable({ rows }: { rows: readonly Row[] }) {
  const t = useWords(words)
  const language = useLanguage()
  return (
    <Table<Row>
      caption={t('bureaus')}
      rows={rows}
      rowKey={(row) => row.code}
      copyable
      maxHeight="440px"
      empty={<Empty icon="building" title={t('noBureaus')} />}
      columns={[
        { key: 'name', title: t('bureau'), sortable: true },
        { key: 'started', title: t('started'), align: 'right', sortable: true },
        { key: 'succeeded', title: t('succeeded'), align: 'right', sortable: true },
        { key: 'failed', title: t('failed'), align: 'right', sortable: true },
        {
          key: 'underway',
          title: t('underway'),
          align: 'right',
          value: (row) => row.started - row.succeeded - row.failed,
        },
        {
          key: 'success',
          title: t('success'),
          align: 'right',
          sortable: true,
          value: successOf,
          render: (row) => {
            const rate = successOf(row)
            return rate === null ? '--' : rateText(rate)
          },
        },
        {
          key: 'topFailure',
          title: t('top'),
          render: (row) =>
            row.topFailure ? (
              <span title={row.topFailure}>{causeOf(row.topFailure, language)}</span>
            ) : (
              '--'
            ),
        },
      ]}
    />
  )
}
