/** Which enterprises may share a holder, a person, a phone, an address or a tax agent with these: found by indexes, judged by whoever reads their records. */
import type { EdgeType } from '@xinjian/graph/graph'
import type { TenantDb } from '../../../db/tenant.ts'
import {
  enterprisesTelling,
  holdersOfMany,
  MOST_SHARING,
  personTold,
  publicRowsOfMany,
  type Registered,
  type RegisteredHolder,
  registeredOfMany,
  type Telling,
} from '../../facts/records/read.ts'
import { allowing, type HeldEnterprise, idsOf } from './enterprises.ts'
import { isPersonName, tellsApart } from './persons.ts'

/** What is known of those from whom one looks; of what a bureau told as much as may be used. */
interface Known {
  held: readonly HeldEnterprise[]
  published: readonly { legalRep: string | null; phone: string | null; address: string | null }[]
  holders: readonly { holder: string | null; holderCode: string | null }[]
  registered: readonly Registered[]
  registeredHolders: readonly RegisteredHolder[]
}

interface LookUp {
  for: readonly EdgeType[]
  what: Telling
  texts(known: Known): readonly (string | null)[]
}

const PERSONAL: readonly EdgeType[] = ['LEGAL_REP', 'EXECUTIVE', 'SHAREHOLDER']

/** A body is found by its name; a person never is, but by name and document. */
const bodies = (names: readonly (string | null)[]) =>
  names.filter((name) => name !== null && !isPersonName(name))

/** Persons in any part of an enterprise: one firm's representative may hold shares of another. */
const persons = ({ registered, registeredHolders }: Known): string[] => [
  ...registered.flatMap(({ people }) =>
    people.flatMap(({ name, idNo }) => (name && tellsApart(idNo) ? [personTold(name, idNo)] : [])),
  ),
  ...registeredHolders.flatMap(({ name, idMasked }) =>
    tellsApart(idMasked) ? [personTold(name, idMasked)] : [],
  ),
]

const addresses = ({ published, registered }: Known) =>
  [...published, ...registered].map(({ address }) => address)

/** Holders that no number was told of, and the enterprises themselves: they may hold others. */
const holdingBodies = ({ held, holders, registeredHolders }: Known) => [
  ...held.map(({ name }) => name),
  ...bodies(holders.map(({ holder, holderCode }) => (holderCode ? null : holder))),
  ...bodies(registeredHolders.map(({ name }) => name)),
]

const LOOK_UPS: readonly LookUp[] = [
  {
    for: ['SHAREHOLDER', 'INVEST'],
    what: 'HOLDER_CODE',
    texts: ({ held, holders }) => [
      ...holders.map(({ holderCode }) => holderCode),
      ...held.map(({ taxNo }) => taxNo),
    ],
  },
  { for: ['SHAREHOLDER'], what: 'HOLDER', texts: holdingBodies },
  { for: ['SHAREHOLDER'], what: 'BUREAU_HOLDER', texts: holdingBodies },
  {
    for: ['LEGAL_REP'],
    what: 'LEGAL_REP',
    texts: ({ published }) => bodies(published.map(({ legalRep }) => legalRep)),
  },
  { for: ['SAME_PHONE'], what: 'PHONE', texts: ({ published }) => published.map((of) => of.phone) },
  { for: ['SAME_ADDRESS'], what: 'ADDRESS', texts: addresses },
  { for: ['SAME_ADDRESS'], what: 'BUREAU_ADDRESS', texts: addresses },
  { for: [...PERSONAL, 'SAME_TAX_AGENT'], what: 'BUREAU_PERSON', texts: persons },
  { for: PERSONAL, what: 'BUREAU_HOLDING_PERSON', texts: persons },
]

/** Their ids; first those that share what few do: an office tower is shared by many. `isCut`: of one text more may tell than were found. */
export async function sharingWith(
  tenant: TenantDb,
  held: readonly HeldEnterprise[],
  types: readonly EdgeType[],
): Promise<{ ids: number[]; isCut: boolean }> {
  const wanted = LOOK_UPS.filter((one) => one.for.some((type) => types.includes(type)))
  if (wanted.length === 0 || held.length === 0) return { ids: [], isCut: false }
  const ids = idsOf(held)
  const known: Known = { held, ...(await knownOf(tenant, held)) }
  // One after another: a report looks within a transaction, which has one connection.
  const found: number[][] = []
  for (const { what, texts } of wanted)
    found.push(
      ...(await enterprisesTelling(
        tenant,
        what,
        texts(known).filter((text) => text !== null),
      )),
    )
  const own = new Set(ids)
  const rarestFirst = found.toSorted((a, b) => a.length - b.length)
  return {
    ids: [...new Set(rarestFirst.flat())].filter((id) => !own.has(id)),
    isCut: found.some(({ length }) => length === MOST_SHARING),
  }
}

async function knownOf(
  tenant: TenantDb,
  held: readonly HeldEnterprise[],
): Promise<Omit<Known, 'held'>> {
  const ids = idsOf(held)
  return {
    published: await publicRowsOfMany(tenant, 'BUSINESS_REGISTRATION', ids, [
      'legalRep',
      'phone',
      'address',
    ]),
    holders: await publicRowsOfMany(tenant, 'EQUITY_HOLDER', ids, ['holder', 'holderCode']),
    registered: await registeredOfMany(tenant, idsOf(allowing(held, 'REGISTRATION'))),
    registeredHolders: await holdersOfMany(tenant, idsOf(allowing(held, 'SHAREHOLDER'))),
  }
}
