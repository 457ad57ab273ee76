import { MACHINE_RESULTS } from '@xinjian/contract/collect/machine-states'
import { terminal } from '@xinjian/contract/nouns/collect/terminal'
import { useWords } from '../../../i18n/dictionary.ts'
import { choiceOf } from '../../list/choice.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { useRecordColumns } from '../columns.tsx'
import { words } from '../words.ts'

/** `/queryCenter/machineRecords?keyword&result&page&size`: what terminals told of visits to them. */
export function Component() {
  const t = useWords(words)
  const list = useList(terminal.machineRecordList, {
    of: 'machineRecord',
    filters: [
      { kind: 'search', key: 'keyword', label: t('recordKeyword') },
      choiceOf('result', MACHINE_RESULTS, { label: t('result'), all: t('allResults'), say: t }),
    ],
  })
  return (
    <ListPage
      title={t('recordsTitle')}
      note={t('recordsNote')}
      list={list}
      columns={useRecordColumns()}
      rowKey={(row) => `${row.terminalNo}/${row.recordNo}`}
      noMatch={t('noRecordMatch')}
      empty={{ icon: 'history', title: t('noRecords'), children: <p>{t('noRecordsText')}</p> }}
    />
  )
}
