import { useQuery } from '@tanstack/react-query'
import { people } from '@xinjian/contract/nouns/people'
import { role } from '@xinjian/contract/nouns/role'
import { wantsReason } from '../../../api/access-reason.ts'
import { messageOf } from '../../../api/errors.ts'
import { query as ask } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { Card, PageHead } from '../../../ui/Card.tsx'
import { Failed, Skeleton } from '../../../ui/States.tsx'
import AccessReasonForm from '../../accessReason/AccessReasonForm.tsx'
import { GoLink } from '../../common/GoLink.tsx'
import { numberIn, useQueryState } from '../../common/useQueryState.ts'
import { UserForm } from '../UserForm.tsx'
import { words } from '../words.ts'

const MOST_ROLES = 100

/** `/system/createUser?id`: a new account, or one that is changed. */
export function Component() {
  const t = useWords(words)
  const [query] = useQueryState()
  const id = numberIn(query, 'id', 0)
  const user = useQuery({ ...ask(people.userDetail, { id }), enabled: id > 0 })
  const companyId = user.data?.companyId ?? numberIn(query, 'companyId', 0)
  const of = companyId > 0 ? { companyId } : {}
  const roles = useQuery({
    ...ask(role.companyRoleList, { ...of, page: 1, size: MOST_ROLES }),
    enabled: id === 0 || user.data !== undefined,
  })
  const fault = user.error ?? roles.error
  const again = () => void (user.error ? user : roles).refetch()
  const ready = roles.data && (id === 0 || user.data)
  return (
    <>
      <PageHead
        title={t(id === 0 ? 'createTitle' : 'editTitle')}
        note={t(id === 0 ? 'formNote' : 'editNote')}
      >
        <GoLink to={paths.userList()}>{t('back')}</GoLink>
      </PageHead>
      <Card>
        {wantsReason(fault) ? (
          <AccessReasonForm id={companyId || undefined} onTold={again} />
        ) : fault ? (
          <Failed message={messageOf(fault)} onRetry={again} />
        ) : ready ? (
          <UserForm key={id} user={user.data} of={of} roles={roles.data.rows} />
        ) : (
          <Skeleton lines={6} />
        )}
      </Card>
    </>
  )
}
