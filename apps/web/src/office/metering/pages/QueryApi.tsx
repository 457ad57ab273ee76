import { metering } from '@xinjian/contract/nouns/metering'
import { useWords } from '../../../i18n/dictionary.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { useUsageColumns } from '../usage-columns.tsx'
import { words } from '../usage-words.ts'
import { useCharge } from '../useCharge.tsx'
import { USAGE_SORTS, useUsageFilters } from '../useUsageFilters.ts'

/** `/queryRecord/queryApi?keyword&state&from&to&page&size`: calls that no person made by hand. */
export function Component() {
  const t = useWords(words)
  const charge = useCharge()
  const list = useList(metering.usageList, {
    of: 'usage',
    fixed: { via: 'API' },
    sorts: USAGE_SORTS,
    live: 'report',
    filters: useUsageFilters(),
  })
  return (
    <ListPage
      title={t('api')}
      note={t('apiNote')}
      list={list}
      columns={useUsageColumns()}
      rowKey={(row) => row.no}
      onOpen={(row) => charge.open(row.no)}
      fileName={t('file')}
      noMatch={t('noMatch')}
      empty={{ icon: 'link', title: t('none') }}
    >
      {charge.drawer}
    </ListPage>
  )
}
