/** Two consents of one enterprise that are not the same consent: asked about, never silently put in each other's place. */
import type { CollectKind } from '@xinjian/contract'
import type { TenantDb } from '../../db/tenant.ts'
import { type ContractRecord, type Grantee, type Live, liveOf } from './store.ts'
import { SIGNED_FOR } from './templates.ts'

export interface Conflict {
  contractNo: string
  title: string
  /** Masked, with the role. */
  signer: string
  signedAt: string
  validTo: string
  grantees: string[]
}

/** Contracts in force of the same enterprise and kind that another person signed, or that were given to others. */
export async function conflictsWith(
  tenant: TenantDb,
  parties: { kind: CollectKind; enterprise: { taxNo: string }; grantees: Grantee[] },
  signer: ContractRecord['signer'],
): Promise<Conflict[]> {
  const rows = await liveOf(tenant, parties.enterprise.taxNo, SIGNED_FOR[parties.kind])
  const others = (row: Live) => names(row.grantees) !== names(parties.grantees)
  return rows
    .filter((row) => !samePerson(row.signer, signer) || others(row))
    .map((row) => ({
      contractNo: row.contract_no,
      title: row.title,
      signer: `${row.signer.name}（${row.signer.role}）`,
      signedAt: row.signed_at.toISOString(),
      validTo: row.valid_to.toISOString(),
      grantees: row.grantees.map((g) => g.name),
    }))
}

const names = (grantees: readonly Grantee[]): string =>
  grantees
    .map((g) => g.name)
    .sort()
    .join('\n')

const samePerson = (a: ContractRecord['signer'], b: ContractRecord['signer']): boolean =>
  a.idNo === b.idNo && a.mobile === b.mobile && a.name === b.name && a.role === b.role
