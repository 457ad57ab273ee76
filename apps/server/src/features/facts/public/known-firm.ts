/** What is known of an enterprise by its code alone: what other records are matched by. */
import { formerNamesIn } from '@xinjian/format/firm-name'
import type { PublicRecord } from '@xinjian/format/public-records/kinds'
import type { TenantDb } from '../../../db/tenant.ts'
import { publicRows } from '../records/read.ts'
import type { KnownFirm } from './match.ts'
import { provinceOf } from './provinces.ts'

interface Enterprise {
  id: number
  name: string
  taxNo: string
}

/** Of the registration that bears its code, and the shareholders told with it; where there is none, of its name and number. */
export async function knownFirm(
  tenant: TenantDb,
  { id, name, taxNo }: Enterprise,
): Promise<KnownFirm> {
  const own = <Row extends { matchLevel: string }>(rows: readonly Row[]) =>
    rows.filter(({ matchLevel }) => matchLevel === 'CODE')
  const [registration] = own(await publicRows(tenant, id, 'BUSINESS_REGISTRATION'))
  const holders = own(await publicRows(tenant, id, 'EQUITY_HOLDER'))
  return {
    name,
    taxNo,
    registrationNo: registration?.registrationNo ?? null,
    formerNames: formerNamesOf(registration, name),
    provinces: [
      ...new Set(
        [taxNo.slice(2, 4), ...placesOf(registration)].filter((code) => /^\d\d$/.test(code)),
      ),
    ],
    legalRep: registration?.legalRep ?? null,
    holders: holders.flatMap(({ holder }) => holder ?? []),
    address: registration?.address ?? null,
  }
}

type Registration = PublicRecord<'BUSINESS_REGISTRATION'> | undefined

/** The name that the registry tells now is one of its own as well where the company's list still has an older one. */
const formerNamesOf = (registration: Registration, name: string): string[] =>
  [...formerNamesIn(registration?.formerNames), registration?.name?.trim() ?? ''].filter(
    (one) => one !== '' && one !== name,
  )

const placesOf = (registration: Registration): string[] =>
  [registration?.region, registration?.authority, registration?.address].flatMap(
    (text) => (text && provinceOf(text)) || [],
  )
