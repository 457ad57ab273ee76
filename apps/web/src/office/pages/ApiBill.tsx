import { metering } from '@xinjian/contract/nouns/metering'
import { useWords } from '../../i18n/dictionary.ts'
import { useQueryState } from '../common/useQueryState.ts'
import { ListPage } from '../list/ListPage.tsx'
import { useList } from '../list/useList.ts'
import { words } from '../money/bill-words.ts'
import { useHourColumns } from '../money/hour-columns.tsx'
import { MonthSelect, runningMonth } from '../money/MonthSelect.tsx'

/** `/finance/apiBill?month&page&size`: calls of systems by the hour. */
export function Component() {
  const t = useWords(words)
  const [query, change] = useQueryState()
  const month = query.get('month') ?? runningMonth()
  const list = useList(metering.usageByHour, { fixed: { month }, filters: [] })
  return (
    <ListPage
      title={t('api')}
      note={t('apiNote')}
      head={<MonthSelect value={month} onChange={(next) => change({ month: next, page: null })} />}
      list={list}
      caption={t('api')}
      columns={useHourColumns()}
      rowKey={(row) => `${row.hour}/${row.product}`}
      empty={{ icon: 'link', title: t('apiNone') }}
    />
  )
}
