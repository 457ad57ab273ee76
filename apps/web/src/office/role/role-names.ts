import type { RoleCode } from '@xinjian/contract/roles'
import { useLanguage } from '../../i18n/language.ts'

/** The platform's own roles; the database names them in Chinese. */
const ENGLISH: Record<RoleCode, string> = {
  ROLE_ADMIN: 'Platform administrator',
  ROLE_OPERATOR: 'Platform operator',
  ROLE_COMPANY_ADMIN: 'Company administrator',
  ROLE_COMPANY_STAFF: 'Company staff',
  ROLE_RYC_CHILD: 'Child customer',
  ROLE_RYC_CHILD_ADMIN: 'Administrator of a sub-customer',
  ROLE_RYC_SAAS_FAREN: 'Legal representative',
  ROLE_DEMO: 'Demonstration',
}

interface Named {
  roleCode: string
  roleName: string
}

/** What a role is called; one of a company's own is called as the company called it. */
export function useRoleName(): (role: Named) => string {
  const language = useLanguage()
  return ({ roleCode, roleName }) =>
    language === 'en' && roleCode in ENGLISH ? ENGLISH[roleCode as RoleCode] : roleName
}

/** The names of several. */
export function useRoleNames(): (roles: readonly Named[]) => string {
  const name = useRoleName()
  const between = useLanguage() === 'en' ? ', ' : '、'
  return (roles) => roles.map(name).join(between)
}
