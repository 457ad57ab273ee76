import { LEAD_STATES, LEAD_TOPICS } from '@xinjian/contract/lead/lead'
import { lead } from '@xinjian/contract/nouns/public/lead'
import { useWords } from '../../../i18n/dictionary.ts'
import { choiceOf } from '../../list/choice.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { useLeadColumns } from '../columns.tsx'
import { words } from '../words.ts'

/** `/operateManage/leads?keyword&state&topic&page&size`: messages from the public site, to be answered. */
export function Component() {
  const t = useWords(words)
  const list = useList(lead.leadList, {
    of: 'lead',
    filters: [
      { kind: 'search', key: 'keyword', label: t('keyword') },
      choiceOf('state', LEAD_STATES, { label: t('state'), all: t('allStates'), say: t }),
      choiceOf('topic', LEAD_TOPICS, { label: t('topic'), all: t('allTopics'), say: t }),
    ],
  })
  return (
    <ListPage
      title={t('title')}
      note={t('note')}
      list={list}
      columns={useLeadColumns()}
      rowKey={(row) => row.id}
      noMatch={t('noMatch')}
      empty={{ icon: 'mail', title: t('none'), children: <p>{t('noneText')}</p> }}
    />
  )
}
