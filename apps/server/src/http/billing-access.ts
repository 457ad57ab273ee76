/** To whom the books of a company are told. */
import type { Permission } from '@xinjian/contract'
import type { Session } from './context.ts'

/**
 * A person who sees the whole company, whatever else a role of its own permits. A key reads them by the scope that was ticked for it:
 * which reports and enterprises it sees is another scope.
 */
const seesBooks = ({ kind, permissions }: Pick<Session, 'kind' | 'permissions'>): boolean =>
  kind === 'API' || permissions.has('report.readAll')

/** Whether somebody may do this with the books of the company. */
export const maySee = (session: Session, right: Extract<Permission, `money.${string}`>): boolean =>
  session.permissions.has(right) && seesBooks(session)

/** Whether a call on the books is let through, by what it asks for. */
export const isKeptFrom = (session: Session, guard: Permission): boolean =>
  guard.startsWith('money.') && !seesBooks(session)
