/** What hangs on an account, feature by feature: found, taken over or ended when the account is frozen or deleted. */
import type { Permission } from '@xinjian/contract'
import type { OwnedKind } from '@xinjian/contract/account/owned-resources'
import type { TenantDb, TenantTx } from '../../db/tenant.ts'

/** An account by its number and by its name: tables know it by either. */
interface Holder {
  userId: number
  userName: string
}

export interface OwnedResource {
  /** Within its kind. */
  id: string
  /** As a person knows it. */
  name: string
  /** Rights without which nobody takes it over; null = it is done in the name of whoever began it, and of nobody else. */
  needs: readonly Permission[] | null
}

export interface OwnedResources {
  kind: OwnedKind
  /** What of the account still acts or waits; `taker` takes over nothing that he has the like of. */
  find(tenant: TenantDb, of: Holder, taker: Holder): Promise<OwnedResource[]>
  take(tx: TenantTx, ids: readonly string[], by: Holder): Promise<void>
  end(tx: TenantTx, ids: readonly string[], by: Holder): Promise<void>
}
