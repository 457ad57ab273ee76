import type { UserRow } from '@xinjian/contract/nouns/people'
import type { RoleRow } from '@xinjian/contract/nouns/role'
import { type FormHandle, useFormValue } from '../../form/useForm.ts'
import { useMay } from '../../shell/may.ts'
import { session } from '../../shell/session.ts'
import { useStore } from '../../ui/store.ts'
import { willAsk } from '../sensitive/needs-second.ts'

interface Fields {
  name: string
  mobile?: string | undefined
  email?: string | undefined
}

/** Whether what stands in the form of an account will be asked for, because another person must agree. */
export function useAsks(
  form: FormHandle<Fields>,
  of: {
    user: UserRow | undefined
    of: { companyId?: number }
    roles: readonly RoleRow[]
    roleCodes: readonly string[]
  },
): boolean {
  const { user, roles, roleCodes } = of
  const own = useStore(session).user?.companyId
  const ofPlatform = useMay('system.operate')
  const mobile = useFormValue(form, 'mobile')
  const email = useFormValue(form, 'email')
  const permits = (codes: readonly string[]) =>
    roles.filter((role) => codes.includes(role.roleCode)).flatMap((role) => role.permissions)
  const company = of.of.companyId ?? own
  return willAsk({
    elsewhere: ofPlatform || company !== own,
    before: user ? permits(user.roleList.map((role) => role.roleCode)) : [],
    after: permits(roleCodes),
    addressed:
      user !== undefined &&
      ((mobile ?? '').trim() !== '' || ((email ?? '').trim() !== '' && email !== user.email)),
  })
}
