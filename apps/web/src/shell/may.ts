import { type Permission, permissionsOf, type RoleCode } from '@xinjian/contract/roles'
import { useStore } from '../ui/store.ts'
import { session } from './session.ts'

/** Whether the user holds a permission: hides what the server would refuse. The server decides, not this. */
export function useMay(permission: Permission): boolean {
  const { roles } = useStore(session)
  return permissionsOf((roles ?? []) as RoleCode[]).has(permission)
}
