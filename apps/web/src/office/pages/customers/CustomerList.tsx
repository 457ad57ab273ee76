import { COMPANY_STATUSES } from '@xinjian/contract/customer'
import { customer } from '@xinjian/contract/nouns/customer'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { GoLink } from '../../common/GoLink.tsx'
import { useCustomerColumns } from '../../customers/columns.tsx'
import { words } from '../../customers/words.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'

/** `/customerManage/list?keyword&status&page&size`: customers of the platform, those that wait first. */
export function Component() {
  const t = useWords(words)
  const list = useList(customer.customerList, {
    of: 'customer',
    filters: [
      { kind: 'search', key: 'keyword', label: t('keyword') },
      {
        kind: 'choice',
        key: 'status',
        label: t('status'),
        all: t('allStatus'),
        options: COMPANY_STATUSES.map((value) => ({ value, label: t(value) })),
      },
    ],
  })
  return (
    <ListPage
      title={t('title')}
      note={t('note')}
      head={
        <GoLink to={paths.addCustomer()} icon="plus" primary>
          {t('add')}
        </GoLink>
      }
      list={list}
      caption={t('title')}
      columns={useCustomerColumns()}
      rowKey={(row) => row.id}
      noMatch={t('noMatch')}
      empty={{ icon: 'building', title: t('none') }}
    />
  )
}
