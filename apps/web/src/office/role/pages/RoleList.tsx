import { role } from '@xinjian/contract/nouns/role'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { useMay } from '../../../shell/may.ts'
import { useCompanyChoice } from '../../accessReason/useCompanyChoice.ts'
import { GoLink } from '../../common/GoLink.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { selectedCompany } from '../../list/selected-company.ts'
import { useList } from '../../list/useList.ts'
import { useRoleColumns } from '../columns.tsx'
import { words } from '../words.ts'

/** `/system/roleList?keyword&page&size`: the built-in roles and those of one's own. */
export function Component() {
  const t = useWords(words)
  const may = useMay('role.write')
  const list = useList(role.companyRoleList, {
    of: 'role',
    filters: [{ kind: 'search', key: 'keyword', label: t('keyword') }, ...useCompanyChoice('all')],
  })
  const of = selectedCompany(list.values)
  return (
    <ListPage
      title={t('title')}
      note={t('note')}
      head={
        may &&
        of.companyId !== 0 && (
          <GoLink to={paths.createRole(of)} icon="plus" primary>
            {t('add')}
          </GoLink>
        )
      }
      list={list}
      columns={useRoleColumns()}
      rowKey={(row) => row.id}
      noMatch={t('noMatch')}
      empty={{ icon: 'lock', title: t('none') }}
    />
  )
}
