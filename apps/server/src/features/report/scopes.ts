/** Which scopes of consent a report needs of an enterprise. */
import type { TenantDb } from '../../db/tenant.ts'
import type { Collection } from '../facts/coverage/read.ts'
import { COLLECTIONS, TAX_DATASETS } from '../facts/records/read.ts'
import type { ServerKind } from './kinds/kind.ts'

type Needs = Pick<ServerKind<unknown>, 'scopes' | 'files'>

/** To make one: data that a bureau tells need their scope, and are left out without; what the enterprise brought as files needs none. */
export async function scopesOf(
  tenant: TenantDb,
  enterpriseId: number,
  needs: Needs,
): Promise<readonly string[]> {
  return (await cameFrom(tenant, enterpriseId, needs)).files ? beyondTaxes(needs) : needs.scopes
}

/** To pass one on that was made at some time: whatever a bureau has told may stand in it. */
export async function scopesToPassOn(
  tenant: TenantDb,
  enterpriseId: number,
  needs: Needs,
): Promise<readonly string[]> {
  const { files, bureau } = await cameFrom(tenant, enterpriseId, needs)
  return files && !bureau ? beyondTaxes(needs) : needs.scopes
}

const beyondTaxes = ({ scopes }: Needs): readonly string[] =>
  scopes.filter((scope) => !(TAX_DATASETS as readonly string[]).includes(scope))

async function cameFrom(tenant: TenantDb, enterpriseId: number, { files = [] }: Needs) {
  const found = files.length
    ? await tenant.rows<Collection>(COLLECTIONS, [enterpriseId, [...files]])
    : []
  return {
    files: found.some(({ first }) => first != null),
    bureau: found.some(({ first }) => first == null),
  }
}
