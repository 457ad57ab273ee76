/**
 * The trade around an enterprise for its report (0201): among its partners, and as far as circles of six reach. Rows of others never leave:
 * months, days and sums do. Of whom the enterprise does not trade with itself the name is masked, whoever reads the report.
 */
import type { ChainFacts, ChainLeg, ChainParty, MonthSums } from '@xinjian/engine/joint/chain/facts'
import { chinaDay } from '@xinjian/engine/kit/calendar/calendar'
import { formatDay, formatMonth, type MonthIndex } from '@xinjian/engine/kit/calendar/window'
import { maskName } from '@xinjian/format'
import { maskParty } from '@xinjian/format/invoice/mask-party'
import { LONGEST_CIRCLE } from '@xinjian/graph/circles'
import type { TenantDb } from '../../db/tenant.ts'
import { papersOfParties, TradeCache } from '../facts/invoice/read.ts'
import { lastMonth } from './answer/gather.ts'
import { toldApart } from './answer/marks.ts'
import { Enterprises } from './world/enterprises.ts'
import { partyOfEnterprise } from './world/entries.ts'
import { addSupply } from './world/supply.ts'
import { type Word, wordOf } from './world/word.ts'
import { emptyWorld, type Party, type SupplyLink, type TradeSide } from './world/world.ts'

/** How far from the enterprise parties are followed; a step farther lies who closes a circle of six. */
const LEVELS = 2
/** Legs kept beside the enterprise's own, those with most trade first; the same for legs whose invoices are read. */
const MOST_LEGS = 2_000
const MOST_READ = 60
/** Invoices of this many months are read: a report may be of an earlier year than the newest. */
const READ_MONTHS = 24

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
  await addSupply({ tenant: tx, cache: cacheOf(tx), enterprises }, world, LEVELS, {
    closing: true,
  })
  const { links, whole } = legsWithin([...world.links.values()], world.centre, world.through)
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
      .filter(({ closes }) => closes !== null)
      .slice(0, MOST_READ)
      .map(({ link }) => link),
  )
  const legs: ChainLeg[] = []
  const used = new Set<number>()
  for (const { link, word, own, theirs } of links) {
    used.add(word.side.enterpriseId)
    if (theirs) used.add(theirs.side.enterpriseId)
    legs.push({
      ...{ from: at.get(link.from)!, to: at.get(link.to)! },
      by: word.direction,
      sums: sumsOf(word),
      ...(own && own.direction !== word.direction && { own: sumsOf(own) }),
      ...(theirs && theirs.direction !== word.direction && { theirs: sumsOf(theirs) }),
      papers: read.has(link) ? await papersOf(tx, word, world.through) : null,
    })
  }
  const partners = new Map<string, Set<number>>()
  for (const { link, own } of links) {
    if (!own) continue
    const key = link.from === world.centre ? link.to : link.from
    partners.set(key, new Set([...(partners.get(key) ?? []), ...own.side.parties]))
  }
  const names = toldApart(
    keys.map((key) => shownAs(world.parties.get(key)!, key === world.centre || partners.has(key))),
  )
  const parties = keys.map((key, i): ChainParty => {
    const party = world.parties.get(key)!
    const counterparties = [...(partners.get(key) ?? [])].sort((a, b) => a - b)
    const held = counterparties.length > 0 ? enterprises.byTaxNo(party.taxNo) : null
    const told = held ? (sides.get(held.id)?.[0] ?? null) : null
    const of = (direction: 'OUT' | 'IN') =>
      held && told && held.usable.includes(`INVOICE_${direction}`) ? allOf(told, direction) : null
    const [sales, purchases] = [of('OUT'), of('IN')]
    if (held && (sales ?? purchases)) used.add(held.id)
    return {
      name: names[i]!.name,
      counterparties,
      sales,
      purchases,
    }
  })
  return {
    chain: {
      parties,
      legs: legs.sort((a, b) => a.from - b.from || a.to - b.to),
      complete: world.cut.size === 0 && whole.rings,
      longestComplete: world.cut.size === 0 && whole.longest,
    },
    collected: [...used].filter((id) => id !== centre.id && enterprises.byId(id)?.collected),
  }
}

/** `named`: it is the enterprise, or the enterprise's own invoices name it. */
function shownAs({ type, name }: Party, named: boolean): { name: string; masked: boolean } {
  if (type === 'PERSON') return { name: maskName(name), masked: true }
  return named ? { name, masked: false } : { name: maskParty(name), masked: true }
}

interface Kept {
  link: SupplyLink
  /** Whose word counts. */
  word: Word
  /** Of a leg of the enterprise: as it has it itself; null = it tells nothing of it. */
  own: Word | null
  /** The same as the other party has it itself. */
  theirs: Word | null
  /** Parties of the shortest circle through the enterprise that it may stand in, at most `LONGEST_CIRCLE`; null = in none. */
  closes: number | null
}

type Told = Omit<Kept, 'closes'> & { touches: boolean }

/**
 * Legs of the enterprise, legs among its partners, and those that circles through it may run over; those of the longest circles alone come last.
 * `whole`: whether all were kept of the shorter circles and of the longest.
 */
function legsWithin(
  links: readonly SupplyLink[],
  centre: string,
  through: MonthIndex,
): { links: Kept[]; whole: { rings: boolean; longest: boolean } } {
  const told = links.map((link): Told => {
    const mine = link.from === centre ? 'OUT' : link.to === centre ? 'IN' : null
    const other = mine && (mine === 'OUT' ? 'IN' : 'OUT')
    const [side, otherSide] = [mine && link.sides[mine], other && link.sides[other]]
    return {
      ...{ link, word: wordOf(link, through), touches: mine !== null },
      own: mine && side ? { direction: mine, side } : null,
      theirs: other && otherSide ? { direction: other, side: otherSide } : null,
    }
  })
  const after = stepsFrom(told, centre, 'from', 'to')
  const before = stepsFrom(told, centre, 'to', 'from')
  const isPartner = (key: string) => after.get(key) === 1 || before.get(key) === 1
  const stepsTo = (steps: ReadonlyMap<string, number>, key: string) =>
    steps.get(key) ?? LONGEST_CIRCLE
  const weight = ({ word }: Told) =>
    sumsOf(word).reduce((sum, [, total]) => sum + Math.max(0, total), 0)
  const all = told
    .flatMap((one) => {
      const { from, to } = one.link
      const length = stepsTo(after, from) + 1 + stepsTo(before, to)
      const closes = length <= LONGEST_CIRCLE ? length : null
      const isNear = one.touches || (isPartner(from) && isPartner(to))
      if (closes === null && !isNear) return []
      const isLast = closes === LONGEST_CIRCLE && !isNear
      return [{ ...one, closes, isLast, weight: weight(one) }]
    })
    .sort(
      (a, b) =>
        Number(b.touches) - Number(a.touches) ||
        Number(a.isLast) - Number(b.isLast) ||
        b.weight - a.weight ||
        (a.link.from + a.link.to < b.link.from + b.link.to ? -1 : 1),
    )
  return {
    whole: {
      rings: all.filter(({ isLast }) => !isLast).length <= MOST_LEGS,
      longest: all.length <= MOST_LEGS,
    },
    links: all
      .slice(0, MOST_LEGS)
      .sort(
        (a, b) =>
          Number(a.closes === null) - Number(b.closes === null) ||
          Number(a.isLast) - Number(b.isLast) ||
          b.weight - a.weight,
      ),
  }
}

function stepsFrom(
  told: readonly Told[],
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
function sumsOf({ direction, side: { parties, trades } }: Word): MonthSums {
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

async function papersOf(
  tx: TenantDb,
  { direction, side: { enterpriseId, parties } }: Word,
  through: MonthIndex,
): Promise<ChainLeg['papers']> {
  const { papers, wholeFrom } = await papersOfParties(
    tx,
    { enterpriseId, direction, parties },
    {
      from: `${formatMonth(through - READ_MONTHS + 1)}-01`,
      // A report may end with a month that the enterprise itself has no invoice of.
      to: formatDay(chinaDay(new Date().toISOString()).day),
    },
  )
  return { since: wholeFrom, all: papers.map(({ day, total }) => [day, total] as const) }
}
