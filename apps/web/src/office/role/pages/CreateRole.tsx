import { useQuery } from '@tanstack/react-query'
import { role } from '@xinjian/contract/nouns/role'
import { wantsReason } from '../../../api/access-reason.ts'
import { messageOf } from '../../../api/errors.ts'
import { query as ask } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { useMay } from '../../../shell/may.ts'
import { Card, PageHead } from '../../../ui/Card.tsx'
import { Failed, Skeleton } from '../../../ui/States.tsx'
import AccessReasonForm from '../../accessReason/AccessReasonForm.tsx'
import { GoLink } from '../../common/GoLink.tsx'
import { numberIn, useQueryState } from '../../common/useQueryState.ts'
import { RoleForm } from '../RoleForm.tsx'
import { words } from '../words.ts'

/** `/system/createRole?id`: a new role, or one that is changed, or looked at where it cannot be. */
export function Component() {
  const t = useWords(words)
  const [query] = useQueryState()
  const write = useMay('role.write')
  const id = numberIn(query, 'id', 0)
  const found = useQuery({ ...ask(role.roleDetail, { id }), enabled: id > 0 })
  const row = found.data
  const companyId = row?.companyId ?? numberIn(query, 'companyId', 0)
  const of = companyId > 0 ? { companyId } : {}
  const grantable = useQuery({
    ...ask(role.roleGrantable, of),
    enabled: id === 0 || row !== undefined,
  })
  const readOnly = !write || row?.builtIn === true || row?.beyond === true
  const fault = found.error ?? grantable.error
  const again = () => void (found.error ? found : grantable).refetch()
  const title = id === 0 ? 'createTitle' : readOnly ? 'viewTitle' : 'editTitle'
  return (
    <>
      <PageHead title={t(title)} note={t(readOnly && id > 0 ? 'viewNote' : 'formNote')}>
        <GoLink to={paths.roleList()}>{t('back')}</GoLink>
      </PageHead>
      <Card>
        {wantsReason(fault) ? (
          <AccessReasonForm id={companyId || undefined} onTold={again} />
        ) : fault ? (
          <Failed message={messageOf(fault)} onRetry={again} />
        ) : grantable.data && (id === 0 || row) ? (
          <RoleForm
            key={id}
            row={row}
            of={of}
            offered={grantable.data.permissions}
            readOnly={readOnly}
          />
        ) : (
          <Skeleton lines={8} />
        )}
      </Card>
    </>
  )
}
