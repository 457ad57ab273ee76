import { secondary } from '@xinjian/contract/nouns/secondary'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { useMay } from '../../../shell/may.ts'
import { GoLink } from '../../common/GoLink.tsx'
import { choiceOf } from '../../list/choice.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { useSecondaryColumns } from '../columns.tsx'
import { words } from '../words.ts'

/** `/secondaryCustomer/list?keyword&status&page&size`: the customers of the company. */
export function Component() {
  const t = useWords(words)
  const may = useMay('secondary.write')
  const list = useList(secondary.secondaryList, {
    of: 'secondary',
    filters: [
      { kind: 'search', key: 'keyword', label: t('keyword') },
      choiceOf('status', ['ACTIVE', 'FROZEN'] as const, {
        label: t('status'),
        all: t('allStatus'),
        say: t,
      }),
    ],
  })
  const add = may && (
    <GoLink to={paths.createSecondary()} icon="plus" primary>
      {t('add')}
    </GoLink>
  )
  return (
    <ListPage
      title={t('title')}
      note={t('note')}
      head={add}
      list={list}
      columns={useSecondaryColumns()}
      rowKey={(row) => row.id}
      noMatch={t('noMatch')}
      empty={{ icon: 'building', title: t('none'), children: add }}
    />
  )
}
