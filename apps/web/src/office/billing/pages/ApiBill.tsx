import { metering } from '@xinjian/contract/nouns/metering'
import { useWords } from '../../../i18n/dictionary.ts'
import { useQueryState } from '../../common/useQueryState.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { useHourColumns } from '../hour-columns.tsx'
import { MonthSelect, runningMonth } from '../MonthSelect.tsx'
import { words } from '../words.ts'

/** `/finance/apiBill?month&page&size`: calls of systems by the hour. */
export function Component() {
  const t = useWords(words)
  const [query, change] = useQueryState()
  const month = query.get('month') ?? runningMonth()
  const list = useList(metering.usageByHour, { of: 'apiHour', fixed: { month }, filters: [] })
  return (
    <ListPage
      title={t('api')}
      note={t('apiNote')}
      head={<MonthSelect value={month} onChange={(next) => change({ month: next, page: null })} />}
      list={list}
      columns={useHourColumns()}
      rowKey={(row) => `${row.hour}/${row.product}`}
      empty={{ icon: 'link', title: t('apiNone') }}
    />
  )
}
