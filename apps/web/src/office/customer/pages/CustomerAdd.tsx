import { useQuery } from '@tanstack/react-query'
import { customer } from '@xinjian/contract/nouns/customer'
import { messageOf } from '../../../api/errors.ts'
import { query as ask } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { Card, PageHead } from '../../../ui/Card.tsx'
import { Failed, Skeleton } from '../../../ui/States.tsx'
import { GoLink } from '../../common/GoLink.tsx'
import { numberIn, useQueryState } from '../../common/useQueryState.ts'
import { CustomerEdit } from '../CustomerEdit.tsx'
import { CustomerForm } from '../CustomerForm.tsx'
import { words } from '../words.ts'

/** `/customerManage/add?id`: a customer is entered; with a number the one that has it is changed. */
export function Component() {
  const t = useWords(words)
  const [query] = useQueryState()
  const id = numberIn(query, 'id', 0)
  const found = useQuery({ ...ask(customer.customerFind, { id }), enabled: id > 0 })
  return (
    <>
      <PageHead title={t(id > 0 ? 'editTitle' : 'add')} note={t(id > 0 ? 'editNote' : 'addNote')}>
        <GoLink to={paths.customers()}>{t('back')}</GoLink>
      </PageHead>
      <Card>
        {id === 0 ? (
          <CustomerForm />
        ) : found.error ? (
          <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
        ) : found.data ? (
          <CustomerEdit key={id} row={found.data} />
        ) : (
          <Skeleton lines={6} />
        )}
      </Card>
    </>
  )
}
