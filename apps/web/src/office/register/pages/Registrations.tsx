import { REGISTRATION_STATUSES, register } from '@xinjian/contract/nouns/register'
import { useWords } from '../../../i18n/dictionary.ts'
import { choiceOf } from '../../list/choice.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { useRegistrationColumns } from '../columns.tsx'
import { words } from '../words.ts'

/** `/system/registrations?keyword&status&page&size`: companies that ask to be customers. */
export function Component() {
  const t = useWords(words)
  const list = useList(register.registrationList, {
    filters: [
      { kind: 'search', key: 'keyword', label: t('keyword') },
      choiceOf('status', REGISTRATION_STATUSES, {
        label: t('status'),
        all: t('allStatus'),
        say: t,
      }),
    ],
  })
  return (
    <ListPage
      title={t('title')}
      note={t('note')}
      list={list}
      columns={useRegistrationColumns()}
      rowKey={(row) => row.id}
      noMatch={t('noMatch')}
      empty={{ icon: 'building', title: t('none') }}
    />
  )
}
