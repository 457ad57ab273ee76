/** Who holds, runs, guarantees and shares what with whom around a company, by what the registry, the courts and the tax bureau told of held enterprises. */
import { normaliseName } from '@xinjian/format/invoice/party-name'
import { type EdgeType, MUTUAL_EDGES } from '@xinjian/graph/graph'
import type { TenantDb } from '../../../db/tenant.ts'
import type { Enterprises, HeldEnterprise } from './enterprises.ts'
import { Persons } from './persons.ts'
import { RELATION_SOURCES } from './relation-sources.ts'
import { sharingWith } from './shared.ts'
import type { End, Told } from './told.ts'
import { addRelation, enter, keyOfName, keyOfTaxNo, type Party, type World } from './world.ts'

/** Enterprises of one level whose records are read. */
const MOST_READ = 500

interface Reading {
  tenant: TenantDb
  enterprises: Enterprises
}

/** Adds relations of these kinds within so many steps of the centre; what registry and courts publish needs no consent, what a bureau told does. */
export async function addRelations(
  reading: Reading,
  world: World,
  { types, levels }: { types: readonly EdgeType[]; levels: number },
): Promise<void> {
  const persons = new Persons()
  let frontier = [...world.parties.values()]
  for (let level = 1; level <= levels && frontier.length > 0; level++) {
    const known = new Set(world.parties.keys())
    await step({ ...reading, persons }, world, { frontier, types, level })
    frontier = [...world.parties.values()].filter(({ key }) => !known.has(key))
  }
  // What the outermost have to do with one another closes circles; whom else they know lies beyond.
  await step({ ...reading, persons }, world, { frontier, types, level: null })
}

/** Relations of these kinds that all of these enterprises tell, whatever their other ends. */
export async function addAllRelations(
  { tenant, enterprises }: Reading,
  world: World,
  { held, types }: { held: readonly HeldEnterprise[]; types: readonly EdgeType[] },
): Promise<void> {
  const persons = new Persons()
  for (let at = 0; at < held.length; at += MOST_READ) {
    const told = await toldOf(tenant, held.slice(at, at + MOST_READ), { types, persons })
    await nameHeld(enterprises, told)
    for (const one of told) if (types.includes(one.type)) add(enterprises, persons, world, one, 0)
  }
}

interface Step {
  frontier: readonly Party[]
  types: readonly EdgeType[]
  /** null = nobody new is entered. */
  level: number | null
}

async function step(
  reading: Reading & { persons: Persons },
  world: World,
  { frontier, types, level }: Step,
): Promise<void> {
  const { tenant, enterprises, persons } = reading
  await enterprises.lookUp(frontier.flatMap(({ taxNo }) => taxNo ?? []))
  const reached = frontier.flatMap(({ taxNo }) => enterprises.byTaxNo(taxNo) ?? [])
  const own = reached.slice(0, MOST_READ)
  const found = await sharingWith(tenant, own, types)
  await enterprises.lookUpIds(found.ids)
  const sharing = found.ids.flatMap((id) => enterprises.byId(id) ?? [])
  const all = enterprises.all()
  const beside = [...new Set([...own, ...sharing, ...all])]
  const wanted = new Set(beside.slice(0, MOST_READ))
  if (found.isCut || reached.length > own.length || beside.length > wanted.size)
    world.cut.add('RECORDS')
  // As they were met: the centre first.
  const read = all.filter((one) => wanted.has(one))
  const told = await toldOf(tenant, read, { types, persons })
  await nameHeld(enterprises, told)
  const inside = new Set(frontier.map(({ key }) => key))
  const ends = (one: Told) => [one.from, one.to].map((end) => keyOf(enterprises, persons, end))
  for (const one of told) {
    if (!types.includes(one.type)) continue
    const [from, to] = ends(one)
    // Of those who merely may share something, what touches the frontier alone is a step away.
    if (!inside.has(from!) && !inside.has(to!)) continue
    if (level === null && !(world.parties.has(from!) && world.parties.has(to!))) continue
    add(enterprises, persons, world, one, level ?? 0)
  }
}

async function toldOf(
  tenant: TenantDb,
  held: readonly HeldEnterprise[],
  { types, persons }: { types: readonly EdgeType[]; persons: Persons },
): Promise<Told[]> {
  const told: Told[] = []
  for (const source of RELATION_SOURCES)
    if (source.tells.some((type) => types.includes(type)))
      told.push(...(await source.read(tenant, held, persons)))
  return told
}

function add(
  enterprises: Enterprises,
  persons: Persons,
  world: World,
  { type, from, to, ratio, label, of }: Told,
  level: number,
): void {
  const ends = [from, to]
  const [a, b] = ends.map((end) => {
    const party = partyOf(enterprises, persons, end, level)
    enter(world, party)
    return party.key
  })
  const rests = [...new Set([...of, ...ends.flatMap((end) => knownBy(persons, end))])]
  addRelation(world, { type, from: a!, to: b!, ratio, label, of: rests }, isMutual(type))
}

/** What is published of a person is no one's secret; who in another firm is the same person is what the enterprise's own data told. */
const knownBy = (persons: Persons, end: End): number[] =>
  'person' in end && persons.isKnown(end) ? [end.of] : []

const isMutual = (type: EdgeType): boolean => (MUTUAL_EDGES as readonly string[]).includes(type)

async function nameHeld(enterprises: Enterprises, told: readonly Told[]): Promise<void> {
  const bodies = told.flatMap(({ from, to }) =>
    [from, to].flatMap((end) => ('name' in end ? [end] : [])),
  )
  await enterprises.lookUp(bodies.flatMap(({ code }) => code ?? []))
  await enterprises.named(bodies.flatMap(({ name, code }) => (code ? [] : [name])))
}

const keyOf = (enterprises: Enterprises, persons: Persons, end: End): string =>
  partyOf(enterprises, persons, end, 0).key

function partyOf(enterprises: Enterprises, persons: Persons, end: End, level: number): Party {
  if ('person' in end) return persons.party(end, level)
  const isPublic = true
  const type = 'ENTERPRISE' as const
  if ('held' in end) {
    const { taxNo, name } = end.held
    return { key: keyOfTaxNo(taxNo), type, taxNo, name, isPublic, level }
  }
  const { name, code } = end
  const held = enterprises.byName(name)
  const taxNo = code ?? held?.taxNo ?? null
  const key = taxNo ? keyOfTaxNo(taxNo) : keyOfName(normaliseName(name))
  return { key, type, taxNo, name: held?.name ?? name, isPublic, level }
}
