/** Who may give what to whom: never more than one has oneself; rights on the platform to nobody of a customer. */
import { type Permission, PLATFORM_PERMISSIONS } from '@xinjian/contract'
import type { Db } from '../../db/pool.ts'
import type { Session } from '../../http/context.ts'
import { Refusal } from '../../http/refusal.ts'
import { ROLE_SAYS } from './words.ts'

export interface Company {
  id: number
  name: string
  kind: 'OPERATOR' | 'CUSTOMER'
}

type Asker = Pick<Session, 'companyId' | 'permissions'>

export const isOperator = ({ permissions }: Asker): boolean => permissions.has('system.operate')

/** Whether somebody may give these rights in a company. An operator gives customers whatever is not the platform's. */
export function mayGive(
  asker: Asker,
  { kind }: Pick<Company, 'kind'>,
  permissions: readonly Permission[],
): boolean {
  if (kind === 'CUSTOMER') {
    if (permissions.some((one) => PLATFORM_PERMISSIONS.includes(one))) return false
    if (isOperator(asker)) return true
  }
  return permissions.every((one) => asker.permissions.has(one))
}

export const notYours = (): Refusal => new Refusal('FORBIDDEN', ROLE_SAYS.youCannotGrantManage)

/** In place of a company's number: all of them, which operators alone may ask for. */
export const ALL_COMPANIES = 0

/** The company that is asked about: one's own, or any by an operator. Refuses FORBIDDEN, and UNKNOWN where there is none. */
export async function companyReached(
  db: Db,
  asker: Asker,
  companyId: number = asker.companyId,
): Promise<Company> {
  if (companyId !== asker.companyId && !isOperator(asker)) throw new Refusal('FORBIDDEN')
  const company = await db.one<Company>('select id, name, kind from company where id = $1', [
    companyId,
  ])
  if (!company) throw new Refusal('UNKNOWN', ROLE_SAYS.noSuchInstitution)
  return company
}
