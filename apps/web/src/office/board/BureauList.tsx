import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { causeOf } from '../collect/failures.ts'
import { rateText } from '../common/durations.ts'
import type { ListColumn } from '../list/column.ts'
import { ListCard } from '../list/ListCard.tsx'
import { useWholeList } from '../list/useList.ts'
import type { Board } from './funnel.ts'
import { words } from './words.ts'

type Row = Board['bureaus'][number]

/** Tasks ended at a bureau, of which so many succeeded; null while none has ended. */
export const successOf = (row: Row): number | null =>
  row.succeeded + row.failed === 0 ? null : row.succeeded / (row.succeeded + row.failed)

const underway = (row: Row): number => row.started - row.succeeded - row.failed

/** Tasks by bureau: how they ended, and what went wrong most often. The order is in the address. */
export function BureauList(props: { rows: readonly Row[]; asked: Record<string, unknown> }) {
  const t = useWords(words)
  const language = useLanguage()
  const list = useWholeList(props.rows, { of: 'bureau', asked: props.asked })
  const columns: ListColumn<Row>[] = [
    { key: 'name', title: t('bureau'), sortable: true, sheet: {} },
    {
      key: 'started',
      title: t('started'),
      align: 'right',
      sortable: true,
      sheet: { type: 'number' },
    },
    {
      key: 'succeeded',
      title: t('succeeded'),
      align: 'right',
      sortable: true,
      sheet: { type: 'number' },
    },
    {
      key: 'failed',
      title: t('failed'),
      align: 'right',
      sortable: true,
      sheet: { type: 'number' },
    },
    {
      key: 'underway',
      title: t('underway'),
      align: 'right',
      sortable: true,
      value: underway,
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
      sheet: {},
      render: (row) =>
        row.topFailure ? (
          <span title={row.topFailure}>{causeOf(row.topFailure, language)}</span>
        ) : (
          '--'
        ),
    },
  ]
  return (
    <ListCard<Row>
      title={t('bureaus')}
      list={list}
      caption={t('bureaus')}
      columns={columns}
      rowKey={(row) => row.code}
      empty={{ icon: 'building', title: t('noBureaus') }}
    />
  )
}
