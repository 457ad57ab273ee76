import type { UserRow } from '@xinjian/contract'
import { maskMobile } from '@xinjian/format'
import type { Session } from '../../http/context.ts'
import { Refusal } from '../../http/refusal.ts'
import { wired } from '../../http/rows/wired.ts'
import { mayGive } from '../role/index.ts'
import { maskEmail, type Reached, shownReach } from '../session/index.ts'
import type { Account } from './opened.ts'

/** Whether somebody may change an account: not one's own, and none that may do what oneself may not. */
export const mayManage = (session: Session, account: Account): boolean =>
  account.id !== session.userId && mayGive(session, account, account.may)

export const wire = (account: Account, session: Session): UserRow => ({
  ...wired(
    account,
    'id user_name name status frozen_why waiting company_id company_name last_seen sessions seconds',
  ),
  ...shownReach(account.reached),
  roleList: account.roles,
  createdTime: account.created_at.toISOString(),
  fixed: !mayManage(session, account),
})

/** As the audit log tells an account. */
export const told = ({
  name,
  reached,
  status,
  roles,
}: Pick<Account, 'name' | 'reached' | 'status' | 'roles'>) => ({
  name,
  ...maskedReach(reached),
  status,
  roles: roles.map((role) => role.roleName),
})

const maskedReach = (reached: Account['reached']) =>
  reached instanceof Refusal
    ? { mobile: reached.message, email: reached.message }
    : { mobile: maskMobile(reached.mobile), email: reached.email && maskEmail(reached.email) }

/** The same once an account is reached otherwise: what does not change is told as before. */
export const toldOf = (account: Account, name: string, { mobile, email }: Partial<Reached>) => ({
  ...told({ ...account, name }),
  ...(mobile !== undefined && { mobile: maskMobile(mobile) }),
  ...(email !== undefined && { email: email && maskEmail(email) }),
})
