import { backtest } from '@xinjian/contract/nouns/rules/backtest'
import { useWords } from '../../../i18n/dictionary.ts'
import { ListCard } from '../../list/ListCard.tsx'
import { useList } from '../../list/useList.ts'
import { backtestWords } from '../more-words.ts'
import { useResultColumns } from './backtest-columns.tsx'

/** The enterprises of a finished run; those without a change where they are asked for. */
export function Results({ no }: { no: string }) {
  const t = useWords(backtestWords)
  const list = useList(backtest.backtestRows, {
    filters: [{ kind: 'tick', key: 'all', label: t('all'), value: 'true' }],
    fixed: { no },
  })
  return (
    <ListCard
      title={t('firms')}
      list={list}
      columns={useResultColumns()}
      rowKey={(row) => row.taxNo}
      empty={{ icon: 'check', title: t('nobody') }}
    />
  )
}
