/** Which enterprises may share a holder, a legal representative, a phone or an address with these: found by indexes, judged by whoever reads their records. */
import type { EdgeType } from '@xinjian/graph/graph'
import type { TenantDb } from '../../../db/tenant.ts'
import { enterprisesTelling, publicRowsOfMany } from '../../facts/records/read.ts'
import type { HeldEnterprise } from './enterprises.ts'

export async function sharingWith(
  tenant: TenantDb,
  held: readonly HeldEnterprise[],
  types: readonly EdgeType[],
): Promise<number[]> {
  const ids = held.map(({ id }) => id)
  const wants = (...of: EdgeType[]) => of.some((type) => types.includes(type))
  const [registrations, holders] = await Promise.all([
    wants('SAME_PHONE', 'SAME_ADDRESS', 'LEGAL_REP')
      ? publicRowsOfMany(tenant, 'BUSINESS_REGISTRATION', ids, ['legalRep', 'phone', 'address'])
      : [],
    wants('SHAREHOLDER', 'INVEST')
      ? publicRowsOfMany(tenant, 'EQUITY_HOLDER', ids, ['holder', 'holderCode'])
      : [],
  ])
  const told = <R>(rows: readonly R[], value: (row: R) => string | null) =>
    rows.flatMap((row) => value(row) ?? [])
  // A holder by its number, and a held enterprise as the holder of others.
  const codes = [
    ...told(holders, ({ holderCode }) => holderCode),
    ...held.map(({ taxNo }) => taxNo),
  ]
  const names = holders.flatMap(({ holder, holderCode }) => (holder && !holderCode ? [holder] : []))
  const found = await Promise.all([
    wants('SHAREHOLDER', 'INVEST')
      ? enterprisesTelling(tenant, 'EQUITY_HOLDER', 'holderCode', codes)
      : [],
    wants('SHAREHOLDER') ? enterprisesTelling(tenant, 'EQUITY_HOLDER', 'holder', names) : [],
    wants('LEGAL_REP')
      ? enterprisesTelling(
          tenant,
          'BUSINESS_REGISTRATION',
          'legalRep',
          told(registrations, ({ legalRep }) => legalRep),
        )
      : [],
    wants('SAME_PHONE')
      ? enterprisesTelling(
          tenant,
          'BUSINESS_REGISTRATION',
          'phone',
          told(registrations, ({ phone }) => phone),
        )
      : [],
    wants('SAME_ADDRESS')
      ? enterprisesTelling(
          tenant,
          'BUSINESS_REGISTRATION',
          'address',
          told(registrations, ({ address }) => address),
        )
      : [],
  ])
  return [...new Set(found.flat())].filter((id) => !ids.includes(id))
}
