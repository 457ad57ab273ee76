import { RPA_OUTCOMES } from '@xinjian/contract/collect/machine-states'
import { terminal } from '@xinjian/contract/nouns/collect/terminal'
import { useWords } from '../../../i18n/dictionary.ts'
import { choiceOf } from '../../list/choice.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { useRpaColumns } from '../rpa-columns.tsx'
import { words } from '../rpa-words.ts'

/** `/queryCenter/rpaRecords?keyword&outcome&from&to&page&size`: what robots of partners say that they did. */
export function Component() {
  const t = useWords(words)
  const list = useList(terminal.rpaRecordList, {
    of: 'rpaRecord',
    filters: [
      { kind: 'search', key: 'keyword', label: t('keyword') },
      choiceOf('outcome', RPA_OUTCOMES, { label: t('outcome'), all: t('allOutcomes'), say: t }),
      { kind: 'days', key: 'days', label: t('days') },
    ],
  })
  return (
    <ListPage
      title={t('title')}
      note={t('note')}
      list={list}
      columns={useRpaColumns()}
      rowKey={(row) => `${row.channel}/${row.jobNo}`}
      noMatch={t('noMatch')}
      empty={{ icon: 'history', title: t('none'), children: <p>{t('noneText')}</p> }}
    />
  )
}
