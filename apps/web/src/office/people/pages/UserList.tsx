import { people, USER_STATUSES } from '@xinjian/contract/nouns/people'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { useMay } from '../../../shell/may.ts'
import { useCompanyChoice } from '../../accessReason/useCompanyChoice.ts'
import { GoLink } from '../../common/GoLink.tsx'
import type { BatchOffer } from '../../list/batch/offer.ts'
import { choiceOf } from '../../list/choice.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { selectedCompany } from '../../list/selected-company.ts'
import { useList } from '../../list/useList.ts'
import { useUserColumns } from '../columns.tsx'
import { words } from '../words.ts'

/** `/system/userList?keyword&status&roleCode&page&size`: who may log in. */
export function Component() {
  const t = useWords(words)
  const may = useMay('user.write')
  const list = useList(people.userPage, {
    of: 'user',
    filters: [
      { kind: 'search', key: 'keyword', label: t('keyword') },
      choiceOf('status', USER_STATUSES, { label: t('status'), all: t('allStatus'), say: t }),
      { kind: 'held', key: 'roleCode', label: t('roles') },
      ...useCompanyChoice('all'),
    ],
  })
  const of = selectedCompany(list.values)
  const batch: BatchOffer[] = [
    {
      action: 'user.freeze',
      label: t('freezeMany'),
      ask: (n) => t('freezeManyAsk', { n }),
      reason: t('reason'),
      danger: true,
    },
    {
      action: 'user.release',
      label: t('releaseMany'),
      ask: (n) => t('releaseManyAsk', { n }),
      reason: t('reason'),
    },
  ]
  return (
    <ListPage
      title={t('title')}
      note={t('note')}
      head={
        may && (
          <>
            <GoLink to={paths.sensitive()}>{t('sensitive')}</GoLink>
            {of.companyId !== 0 && (
              <GoLink to={paths.createUser(of)} icon="plus" primary>
                {t('add')}
              </GoLink>
            )}
          </>
        )
      }
      list={list}
      columns={useUserColumns()}
      rowKey={(row) => row.id}
      noMatch={t('noMatch')}
      empty={{ icon: 'user', title: t('none') }}
      picking={may ? { name: (row) => row.userName, batch } : undefined}
    />
  )
}
