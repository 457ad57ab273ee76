/**
 * Guarantees and control around an enterprise for its report (0278): by annual reports and the registry, which anybody may read, and by what
 * a bureau told of enterprises that agreed. Persons are masked, and so are other borrowers, whoever reads the report.
 */
import type { Guarantee, Hold, OwnerRows, TiesFacts } from '@xinjian/engine/joint/ties/facts'
import { maskName } from '@xinjian/format'
import { maskParty } from '@xinjian/format/invoice/mask-party'
import type { EdgeType } from '@xinjian/graph/graph'
import type { TenantDb } from '../../db/tenant.ts'
import { publicRowsOfMany, toldOfAnnualReports } from '../facts/records/read.ts'
import { Enterprises, type HeldEnterprise } from './world/enterprises.ts'
import { partyOfEnterprise } from './world/entries.ts'
import { isKnownByDocument } from './world/persons.ts'
import { addRelations } from './world/relations.ts'
import { emptyWorld, type Party, type Relation, type World } from './world/world.ts'

/** A circle of six comes back after five steps out. */
const GUARANTEE_LEVELS = 5
/** To whoever stands above, and down again to what they hold beside. */
const CONTROL_LEVELS = 3
const CONTROL: readonly EdgeType[] = ['INVEST', 'SHAREHOLDER', 'LEGAL_REP']
/** Percent of the capital that decides alone. */
const CONTROLLING = 50

export interface Ties {
  ties: TiesFacts
  /** Others whose collected data stand in it. */
  collected: number[]
}

/** In the snapshot of the transaction; null = the enterprise is not held. */
export async function tiesAround(tx: TenantDb, enterpriseId: number): Promise<Ties | null> {
  const enterprises = new Enterprises(tx)
  await enterprises.lookUpIds([enterpriseId])
  const centre = enterprises.byId(enterpriseId)
  if (!centre) return null
  const guarantees = await worldOf(tx, enterprises, centre, ['GUARANTEE'], GUARANTEE_LEVELS)
  const control = await worldOf(tx, enterprises, centre, CONTROL, CONTROL_LEVELS)
  const holds = [...control.relations.values()].filter(
    ({ type, ratio }) => type === 'LEGAL_REP' || (ratio ?? 0) > CONTROLLING,
  )
  const used = new Set(holds.flatMap(({ of }) => of))
  return {
    ties: {
      ...(await guaranteesIn(tx, enterprises, guarantees)),
      ...controlIn(enterprises, control, holds),
      ownerRows: await ownerRowsOf(tx, centre),
      complete: { guarantees: guarantees.cut.size === 0, control: control.cut.size === 0 },
    },
    collected: [...used].filter((id) => id !== centre.id && enterprises.byId(id)?.collected),
  }
}

async function ownerRowsOf(tx: TenantDb, { id }: HeldEnterprise): Promise<OwnerRows[]> {
  const [registered, holders] = [
    await publicRowsOfMany(tx, 'BUSINESS_REGISTRATION', [id], ['legalRep']),
    await publicRowsOfMany(tx, 'EQUITY_HOLDER', [id], ['holder']),
  ]
  return [
    ...(holders.length > 0 ? (['EQUITY_HOLDER'] as const) : []),
    ...(registered.length > 0 ? (['BUSINESS_REGISTRATION'] as const) : []),
  ]
}

async function worldOf(
  tenant: TenantDb,
  enterprises: Enterprises,
  centre: HeldEnterprise,
  types: readonly EdgeType[],
  levels: number,
): Promise<World> {
  const world = emptyWorld(partyOfEnterprise(centre, 0), 0)
  await addRelations({ tenant, enterprises }, world, { types, levels })
  return world
}

/** Keys of the ends, the centre first, and the position of each. */
function placesIn(world: World, relations: readonly Relation[]) {
  const others = new Set(relations.flatMap(({ from, to }) => [from, to]))
  others.delete(world.centre)
  const parties = [world.centre, ...[...others].sort()].map((key) => world.parties.get(key)!)
  const at = new Map(parties.map(({ key }, i) => [key, i]))
  return { parties, at: (key: string): number => at.get(key)! }
}

const byEnds = (a: { from: number; to: number }, b: { from: number; to: number }): number =>
  a.from - b.from || a.to - b.to

async function guaranteesIn(
  tx: TenantDb,
  enterprises: Enterprises,
  world: World,
): Promise<Pick<TiesFacts, 'guarantors' | 'guarantees'>> {
  const relations = [...world.relations.values()]
  const { parties, at } = placesIn(world, relations)
  const held = parties.flatMap(({ taxNo }) => enterprises.byTaxNo(taxNo) ?? [])
  const reports = await toldOfAnnualReports(
    tx,
    held.map(({ id }) => id),
  )
  const told = new Set(reports.map(({ enterpriseId }) => enterpriseId))
  return {
    guarantors: parties.map((party) => ({
      name: party.type === 'PERSON' ? maskName(party.name) : party.name,
      told: told.has(enterprises.byTaxNo(party.taxNo)?.id ?? 0),
    })),
    guarantees: relations
      .map(
        ({ from, to, label }): Guarantee => ({
          ...{ from: at(from), to: at(to), what: label ?? null },
        }),
      )
      .sort(byEnds),
  }
}

function controlIn(
  enterprises: Enterprises,
  world: World,
  relations: readonly Relation[],
): Pick<TiesFacts, 'owners' | 'holds'> {
  const { parties, at } = placesIn(world, relations)
  const above = new Set<string>([world.centre])
  for (const key of above) for (const { from, to } of relations) if (to === key) above.add(from)
  const all = [...world.relations.values()]
  const isBorrower = ({ taxNo }: Party): boolean => enterprises.byTaxNo(taxNo)?.named ?? false
  return {
    owners: parties.map((party) => ({
      name:
        party.type === 'PERSON'
          ? maskName(party.name)
          : above.has(party.key)
            ? party.name
            : maskParty(party.name),
      person: party.type === 'PERSON',
      known: party.type === 'ENTERPRISE' || isKnownByDocument(party),
      borrower: isBorrower(party),
      told: all.some(({ to }) => to === party.key),
      unclear: all.filter(
        ({ type, to, ratio }) => to === party.key && type !== 'LEGAL_REP' && ratio === undefined,
      ).length,
    })),
    holds: relations
      .map(
        ({ type, from, to, ratio }): Hold => ({
          ...{ from: at(from), to: at(to) },
          ratio: type === 'LEGAL_REP' ? null : (ratio ?? null),
        }),
      )
      .sort((a, b) => byEnds(a, b) || (a.ratio ?? 0) - (b.ratio ?? 0)),
  }
}
