import type { Permission } from '@xinjian/contract/roles'
import { ROUTES } from '../routes.ts'
import { useStore } from '../ui/store.ts'
import { maySee } from './guard.ts'
import { session } from './session.ts'

/** Whether the user holds a permission: hides what the server would refuse. The server decides, not this. */
export function useMay(permission: Permission): boolean {
  return useStore(session).permissions?.has(permission) ?? false
}

/** Whether a link leads this user to its page, not to /401. `to` = path of a row, with or without a query. */
export function useMayOpen(to: string): boolean {
  const { permissions } = useStore(session)
  const path = to.split('?')[0]
  const route = ROUTES.find((r) => r.path === path)
  return route !== undefined && maySee(route, permissions ?? new Set())
}
