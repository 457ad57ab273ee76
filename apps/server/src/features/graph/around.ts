/**
 * The trade around an enterprise for its report (0201): among its partners, and as far as circles of five reach. Rows of others never leave:
 * months, days and sums do. Of whom the enterprise does not trade with itself the name is masked, whoever reads the report.
 */
import type { ChainFacts, ChainLeg, ChainParty, MonthSums } from '@xinjian/engine/joint/chain/facts'
import { chinaDay } from '@xinjian/engine/kit/calendar/calendar'
import { formatDay } from '@xinjian/engine/kit/calendar/window'
import { maskName } from '@xinjian/format'
import { maskParty } from '@xinjian/format/invoice/mask-party'
import type { TenantDb } from '../../db/tenant.ts'
import { PAPERS_SINCE_DAYS, papersOfParties, TradeCache } from '../facts/invoice/read.ts'
import { lastMonth } from './answer/gather.ts'
import { Enterprises, type HeldEnterprise } from './world/enterprises.ts'
import { addSupply, partyOfEnterprise } from './world/supply.ts'
import { emptyWorld, type Party, type SupplyLink, type TradeSide } from './world/world.ts'

/** Parties of a circle at most, and how far from the enterprise they may lie. */
const LONGEST = 5
const LEVELS = 2
/** Legs kept beside the enterprise's own, those with most trade first; the same for legs whose invoices are read. */
const MOST_LEGS = 2_000
const MOST_READ = 60

/** Folded months of enterprises that reports of one list look at again and again. One process may serve several databases. */
const caches = new WeakMap<object, TradeCache>()

function cacheOf({ database }: TenantDb): TradeCache {
  const cache = caches.get(database) ?? new TradeCache()
  caches.set(database, cache)
  return cache
}

export interface Around {
  chain: ChainFacts
  /** Others whose collected data stand in it. */
  collected: number[]
}

/** In the snapshot of the transaction; null = the enterprise's own invoices may not be used. */
export async function tradeAround(tx: TenantDb, enterpriseId: number): Promise<Around | null> {
  const enterprises = new Enterprises(tx)
  await enterprises.lookUpIds([enterpriseId])
  const centre = enterprises.byId(enterpriseId)
  if (!centre?.usable.includes('INVOICE_OUT') || !centre.usable.includes('INVOICE_IN')) return null
  const world = emptyWorld(partyOfEnterprise(centre, 0), await lastMonth(tx, centre))
  await addSupply({ tenant: tx, cache: cacheOf(tx), enterprises }, world, LEVELS)
  const links = legsWithin([...world.links.values()], world.centre, centre)
  const keys = [
    world.centre,
    ...[...new Set(links.flatMap(({ link }) => [link.from, link.to]))]
      .filter((key) => key !== world.centre)
      .sort(),
  ]
  const at = new Map(keys.map((key, i) => [key, i]))
  const sides = Map.groupBy(
    [...world.links.values()].flatMap((link) => Object.values(link.sides)),
    ({ enterpriseId: id }) => id,
  )
  const read = new Set(
    links
      .filter(({ closes }) => closes)
      .slice(0, MOST_READ)
      .map(({ link }) => link),
  )
  const legs: ChainLeg[] = []
  const used = new Set<number>()
  for (const { link, direction, side } of links) {
    used.add(side.enterpriseId)
    legs.push({
      ...{ from: at.get(link.from)!, to: at.get(link.to)! },
      sums: sumsOf(side, direction),
      papers: read.has(link) ? await papersOf(tx, side, direction) : null,
    })
  }
  const partners = new Map<string, Set<number>>()
  for (const { link, side } of links.filter(({ own }) => own)) {
    const key = link.from === world.centre ? link.to : link.from
    partners.set(key, new Set([...(partners.get(key) ?? []), ...side.parties]))
  }
  const parties = keys.map((key): ChainParty => {
    const party = world.parties.get(key)!
    const counterparties = [...(partners.get(key) ?? [])].sort((a, b) => a - b)
    const held = counterparties.length > 0 ? enterprises.byTaxNo(party.taxNo) : null
    const told = held ? (sides.get(held.id)?.[0] ?? null) : null
    const of = (direction: 'OUT' | 'IN') =>
      held && told && held.usable.includes(`INVOICE_${direction}`) ? allOf(told, direction) : null
    const [sales, purchases] = [of('OUT'), of('IN')]
    if (held && (sales ?? purchases)) used.add(held.id)
    return {
      name: nameOf(party, key === world.centre, counterparties),
      counterparties,
      sales,
      purchases,
    }
  })
  return {
    chain: {
      parties,
      legs: legs.sort((a, b) => a.from - b.from || a.to - b.to),
      papersSince: formatDay(chinaDay(new Date().toISOString()).day - PAPERS_SINCE_DAYS),
      complete: world.beyond.size === 0 && links.length < MOST_LEGS,
    },
    collected: [...used].filter((id) => id !== centre.id && enterprises.byId(id)?.collected),
  }
}

function nameOf(party: Party, isCentre: boolean, counterparties: readonly number[]): string {
  if (party.type === 'PERSON') return maskName(party.name)
  return isCentre || counterparties.length > 0 ? party.name : maskParty(party.name)
}

interface Kept {
  link: SupplyLink
  /** Whose word it is. */
  direction: 'OUT' | 'IN'
  side: TradeSide
  /** Of the enterprise itself. */
  own: boolean
  /** It may stand in a circle through the enterprise. */
  closes: boolean
}

/** Legs of the enterprise as it has them itself, legs among its partners, and those that circles through it may run over. */
function legsWithin(links: readonly SupplyLink[], centre: string, { id }: HeldEnterprise): Kept[] {
  const told = links.flatMap((link): Omit<Kept, 'closes'>[] => {
    const own = link.from === centre ? 'OUT' : link.to === centre ? 'IN' : null
    const direction = own ?? (link.sides.OUT ? 'OUT' : 'IN')
    const side = link.sides[direction]
    if (!side || (own && side.enterpriseId !== id)) return []
    return [{ link, direction, side, own: own !== null }]
  })
  const after = stepsFrom(told, centre, 'from', 'to')
  const before = stepsFrom(told, centre, 'to', 'from')
  const isPartner = (key: string) => after.get(key) === 1 || before.get(key) === 1
  const weight = ({ side, direction }: Omit<Kept, 'closes'>) =>
    sumsOf(side, direction).reduce((sum, [, total]) => sum + Math.max(0, total), 0)
  return told
    .flatMap((one) => {
      const { from, to } = one.link
      const closes = (after.get(from) ?? LONGEST) + 1 + (before.get(to) ?? LONGEST) <= LONGEST
      if (!one.own && !closes && !(isPartner(from) && isPartner(to))) return []
      return [{ ...one, closes, weight: weight(one) }]
    })
    .sort(
      (a, b) =>
        Number(b.own) - Number(a.own) ||
        b.weight - a.weight ||
        (a.link.from + a.link.to < b.link.from + b.link.to ? -1 : 1),
    )
    .slice(0, MOST_LEGS)
    .sort((a, b) => Number(b.closes) - Number(a.closes) || b.weight - a.weight)
}

function stepsFrom(
  told: readonly Omit<Kept, 'closes'>[],
  centre: string,
  near: 'from' | 'to',
  far: 'from' | 'to',
): Map<string, number> {
  const next = Map.groupBy(told, ({ link }) => link[near])
  const steps = new Map([[centre, 0]])
  for (const [key, n] of steps)
    for (const { link } of next.get(key) ?? [])
      if (!steps.has(link[far])) steps.set(link[far], n + 1)
  return steps
}

/** Of the parties of one side, month by month. */
function sumsOf({ parties, trades }: TradeSide, direction: 'OUT' | 'IN'): MonthSums {
  const { rowOf, sums } = trades.sides[direction]
  return monthsOf(trades.from, trades.months, (m) =>
    parties.reduce((sum, party) => sum + sums[rowOf.get(party)! * trades.months + m]!, 0),
  )
}

/** All that an enterprise trades in a direction; null = nothing of it is held. */
function allOf({ trades }: TradeSide, direction: 'OUT' | 'IN'): MonthSums | null {
  const { rowOf, sums } = trades.sides[direction]
  if (rowOf.size === 0) return null
  return monthsOf(trades.from, trades.months, (m) => {
    let sum = 0
    for (const row of rowOf.values()) sum += sums[row * trades.months + m]!
    return sum
  })
}

const monthsOf = (from: number, months: number, sumOf: (m: number) => number): MonthSums =>
  Array.from({ length: months }, (_, m) => [from + m, sumOf(m)] as const).filter(
    ([, sum]) => sum !== 0,
  )

/** Valid invoices with a positive total, oldest first; null = there are more than are read. */
async function papersOf(
  tx: TenantDb,
  { enterpriseId, parties }: TradeSide,
  direction: 'OUT' | 'IN',
): Promise<ChainLeg['papers']> {
  const { papers, isWhole } = await papersOfParties(tx, { enterpriseId, direction, parties })
  if (!isWhole) return null
  return papers
    .filter(({ total }) => total > 0)
    .map(({ day, total }) => [day, total] as const)
    .reverse()
}
