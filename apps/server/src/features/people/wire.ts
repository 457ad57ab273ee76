import type { UserRow } from '@xinjian/contract'
import { maskMobile } from '@xinjian/format'
import type { Session } from '../../http/context.ts'
import { wired } from '../../http/rows/wired.ts'
import { mayGive } from '../role/index.ts'
import { maskEmail } from '../session/index.ts'
import type { Account } from './store.ts'

/** Whether somebody may change an account: not one's own, and none that may do what oneself may not. */
export const mayManage = (session: Session, account: Account): boolean =>
  account.id !== session.userId && mayGive(session, account, account.may)

export const wire = (account: Account, session: Session): UserRow => ({
  ...wired(
    account,
    'id user_name name email status frozen_why waiting company_id company_name last_seen sessions seconds',
  ),
  mobile: maskMobile(account.mobile),
  roleList: account.roles,
  createdTime: account.created_at.toISOString(),
  fixed: !mayManage(session, account),
})

/** As the audit log tells an account. */
export const told = (account: Pick<Account, 'name' | 'mobile' | 'email' | 'status' | 'roles'>) => ({
  name: account.name,
  mobile: maskMobile(account.mobile),
  email: account.email && maskEmail(account.email),
  status: account.status,
  roles: account.roles.map((role) => role.roleName),
})
