import { sensitive } from '@xinjian/contract/nouns/account/sensitive'
import { useWords } from '../../../i18n/dictionary.ts'
import { useMay } from '../../../shell/may.ts'
import { choiceOf } from '../../list/choice.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { useSensitiveColumns } from '../columns.tsx'
import { words } from '../words.ts'

/** `/system/sensitive?open&page&size`, and `/user/sensitive` for whoever one is about: changes that need another person's word. */
export function Component() {
  const t = useWords(words)
  const agrees = useMay('account.agree')
  const list = useList(sensitive.sensitiveList, {
    filters: [
      choiceOf('open', ['true', 'false'] as const, {
        label: t('open'),
        all: t('all'),
        say: t,
      }),
    ],
  })
  return (
    <ListPage
      title={t('title')}
      note={t(agrees ? 'note' : 'ownNote')}
      list={list}
      columns={useSensitiveColumns()}
      rowKey={(row) => row.id}
      noMatch={t('noMatch')}
      empty={{ icon: 'lock', title: t('none'), children: t('noneText') }}
    />
  )
}
