import { COMPANY_STATUSES } from '@xinjian/contract/customer'
import { customer } from '@xinjian/contract/nouns/customer'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { GoLink } from '../../common/GoLink.tsx'
import { choiceOf } from '../../list/choice.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { useCustomerColumns } from '../columns.tsx'
import { words } from '../words.ts'

/** `/customerManage/list?keyword&status&page&size`: customers of the platform, those that wait first. */
export function Component() {
  const t = useWords(words)
  const list = useList(customer.customerList, {
    of: 'customer',
    filters: [
      { kind: 'search', key: 'keyword', label: t('keyword') },
      choiceOf('status', COMPANY_STATUSES, { label: t('status'), all: t('allStatus'), say: t }),
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
      columns={useCustomerColumns()}
      rowKey={(row) => row.id}
      noMatch={t('noMatch')}
      empty={{ icon: 'building', title: t('none') }}
    />
  )
}
