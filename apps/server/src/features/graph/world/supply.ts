/** Who sells to whom around a company, by invoices of the enterprises that are held: breadth first, those who trade most foremost. */
import type { Direction, MonthIndex } from '@xinjian/engine/invoice/facts'
import { normaliseName } from '@xinjian/format/invoice/party-name'
import { MOST_NODES } from '@xinjian/graph/graph'
import type { TenantDb } from '../../../db/tenant.ts'
import { lastCoveredMonths } from '../../facts/coverage/read.ts'
import {
  MOST_TRADERS,
  type PartyTrades,
  partiesOfSeveral,
  partyTrades,
  sumOf,
  type TradeCache,
  type TradeParty,
  tradePartiesOf,
  whoTradesWith,
} from '../../facts/invoice/read.ts'
import type { Enterprises, HeldEnterprise } from './enterprises.ts'
import { isNameOnly, partyOfEnterprise, partyOfEntry } from './entries.ts'
import { yearTo } from './word.ts'
import { enter, keyOfTaxNo, type Party, type World } from './world.ts'

/** Parties that are followed from one level to the next, over all enterprises of the level. */
const MOST_OF_LEVEL = 2_000
/** Of one enterprise at least so many, however many there are. */
const LEAST_OF_ONE = 10

interface Reading {
  tenant: TenantDb
  cache: TradeCache
  enterprises: Enterprises
}

/** A party of one enterprise, with what it trades in the months that count. */
interface Line {
  enterprise: HeldEnterprise
  direction: Direction
  party: number
  weight: number
  /** Its entry in the dictionary, where it is known already. */
  entry?: TradeParty
}

/**
 * Adds the trade within so many steps of the centre. `closing`: a step farther whoever buys from the outermost as well as sells to them, and
 * nobody else: a circle of six comes back over one who lies three steps away.
 */
export async function addSupply(
  reading: Reading,
  world: World,
  levels: number,
  { closing = false }: { closing?: boolean } = {},
): Promise<void> {
  let frontier = [...world.parties.values()]
  for (let level = 1; level <= levels && frontier.length > 0; level++)
    frontier = await step(reading, world, frontier, { level })
  if (closing && frontier.length > 0)
    frontier = await step(reading, world, frontier, { level: levels + 1, closing })
  // What the outermost trade with one another closes circles; whom else they trade with lies beyond.
  await step(reading, world, frontier, { level: null })
}

interface Entering {
  /** null = nobody new is entered. */
  level: number | null
  /** Of those who are new only who closes a circle. */
  closing?: boolean
}

async function step(
  reading: Reading,
  world: World,
  frontier: readonly Party[],
  entering: Entering,
): Promise<Party[]> {
  const { tenant, cache, enterprises } = reading
  const { level, closing = false } = entering
  await enterprises.lookUp(frontier.flatMap(({ taxNo }) => taxNo ?? []))
  // Where nobody is entered, what they tell of others was met from the side of those others before.
  const own =
    level === null ? [] : frontier.flatMap(({ taxNo }) => enterprises.byTaxNo(taxNo) ?? [])
  const others = await tradersOf(reading, world, frontier)
  const held = [...new Set([...own, ...others.map(({ enterprise }) => enterprise)])]
  const givers = held.filter(givesInvoices)
  const trades = await partyTrades(tenant, cache, givers)
  const covered = await lastCoveredMonths(
    tenant,
    givers.map(({ id }) => id),
  )
  const most = Math.max(LEAST_OF_ONE, Math.min(MOST_NODES, Math.floor(MOST_OF_LEVEL / own.length)))
  const lineOfBoth = ({ enterprise, party }: Trader): Line[] =>
    (['OUT', 'IN'] as const).flatMap((direction) =>
      lineOf(world, { enterprise, party }, direction, trades.get(enterprise.id)),
    )
  const lines = closing
    ? (await sharedBy(reading, own)).flatMap(lineOfBoth)
    : own.flatMap((enterprise) => linesOf(world, enterprise, trades.get(enterprise.id), most))
  const told = others.flatMap(lineOfBoth)
  return addLines(reading, world, { lines: [...lines, ...told], trades, covered, entering })
}

/** An enterprise that is held, and an entry of its dictionary. */
interface Trader {
  enterprise: HeldEnterprise
  party: TradeParty
}

/** Entries that several of these have: who closes a circle between two of them is one. */
async function sharedBy({ tenant }: Reading, own: readonly HeldEnterprise[]): Promise<Trader[]> {
  const byId = new Map(own.map((enterprise) => [enterprise.id, enterprise]))
  return (await partiesOfSeveral(tenant, [...byId.keys()])).map((party) => ({
    ...{ party, enterprise: byId.get(party.enterpriseId)! },
  }))
}

const givesInvoices = ({ usable }: HeldEnterprise): boolean =>
  usable.includes('INVOICE_OUT') || usable.includes('INVOICE_IN')

/** Enterprises that are held and have one of the frontier among their counterparties. */
async function tradersOf(
  { tenant, enterprises }: Reading,
  world: World,
  frontier: readonly Party[],
): Promise<Trader[]> {
  const found = await whoTradesWith(tenant, frontier.flatMap(identsOf(enterprises)))
  if (found.length === MOST_TRADERS) world.cut.add('PARTNERS')
  await enterprises.lookUpIds(found.map(({ enterpriseId }) => enterpriseId))
  return found.flatMap((party) => {
    const enterprise = enterprises.byId(party.enterpriseId)
    return enterprise ? [{ enterprise, party }] : []
  })
}

/** As dictionaries of counterparties may have it; codes and persons are one enterprise's own. */
const identsOf =
  (enterprises: Enterprises) =>
  ({ key, taxNo }: Party): string[] => {
    const held = enterprises.byTaxNo(taxNo)
    if (held) return [held.taxNo, `name:${normaliseName(held.name)}`]
    if (taxNo) return [taxNo]
    return key.startsWith('N:') ? [`name:${key.slice(2)}`] : []
  }

/** The last 24 complete months: what a view shows of a trade. */
const yearsTo = (through: MonthIndex): [MonthIndex, MonthIndex] => [through - 23, through]

const isUsable = ({ usable }: HeldEnterprise, direction: Direction): boolean =>
  usable.includes(`INVOICE_${direction}`)

/** The parties of an enterprise that trade most; what the others come to is kept beside it. */
function linesOf(
  world: World,
  enterprise: HeldEnterprise,
  trades: PartyTrades | undefined,
  most: number,
): Line[] {
  if (!trades) return []
  const all = (['OUT', 'IN'] as const).flatMap((direction) =>
    isUsable(enterprise, direction)
      ? [...trades.sides[direction].rowOf].map(([party, row]) => ({
          ...{ enterprise, direction, party },
          weight: Math.abs(sumOf(trades, direction, row, yearsTo(world.through))),
        }))
      : [],
  )
  all.sort((a, b) => b.weight - a.weight || a.party - b.party)
  const left = all.slice(most)
  if (left.length > 0) {
    world.cut.add('PARTNERS')
    world.beyond.set(keyOfTaxNo(enterprise.taxNo), {
      count: left.length,
      total12: left.reduce((sum, { direction, party }) => {
        const row = trades.sides[direction].rowOf.get(party)!
        return sum + sumOf(trades, direction, row, yearTo(world.through))
      }, 0),
    })
  }
  return all.slice(0, most)
}

function lineOf(
  { through }: World,
  { enterprise, party }: Trader,
  direction: Direction,
  trades: PartyTrades | undefined,
): Line[] {
  const row = trades?.sides[direction].rowOf.get(party.id)
  if (!trades || row === undefined || !isUsable(enterprise, direction)) return []
  const weight = Math.abs(sumOf(trades, direction, row, yearsTo(through)))
  return [{ enterprise, direction, party: party.id, weight, entry: party }]
}

/** Enters the ends of lines and the trade between them; those that are new. */
async function addLines(
  { tenant, enterprises }: Reading,
  world: World,
  {
    lines,
    trades,
    covered,
    entering: { level, closing = false },
  }: {
    lines: readonly Line[]
    trades: ReadonlyMap<number, PartyTrades>
    covered: ReadonlyMap<string, MonthIndex>
    entering: Entering
  },
): Promise<Party[]> {
  const asked = lines.filter(({ entry }) => !entry)
  const entries = [
    ...lines.flatMap(({ entry }) => entry ?? []),
    ...(await tradePartiesOf(
      tenant,
      asked.map(({ enterprise, party }) => ({ enterpriseId: enterprise.id, id: party })),
    )),
  ]
  const byEntry = new Map(entries.map((entry) => [`${entry.enterpriseId}/${entry.id}`, entry]))
  await enterprises.lookUp(entries.flatMap(({ taxNo }) => taxNo ?? []))
  await enterprises.named(entries.flatMap((entry) => (isNameOnly(entry) ? entry.name : [])))
  const told = lines.flatMap((line): Ends[] => {
    const entry = byEntry.get(`${line.enterprise.id}/${line.party}`)
    if (!entry) return []
    const named = isNameOnly(entry) ? enterprises.byName(entry.name) : null
    const self = partyOfEnterprise(line.enterprise, level ?? 0)
    const other = partyOfEntry(entry, named, level ?? 0)
    if (self.key === other.key) return []
    const [from, to] = line.direction === 'OUT' ? [self, other] : [other, self]
    return [{ line, from, to }]
  })
  const isWanted = level === null ? () => false : closing ? closerAmong(told) : () => true
  const fresh: Party[] = []
  const reach = (party: Party): void => {
    const { party: entered, isNew } = enter(world, party)
    if (isNew) fresh.push(entered)
  }
  for (const { line, from, to } of told) {
    if (![from, to].every(({ key }) => world.parties.has(key) || isWanted(key))) continue
    reach(from)
    reach(to)
    addSide(world, line, { from: from.key, to: to.key }, { trades, covered })
  }
  return fresh
}

interface Ends {
  line: Line
  from: Party
  to: Party
}

/** Whoever sells to some of these and buys from some. */
function closerAmong(told: readonly Ends[]): (key: string) => boolean {
  const sellers = new Set(told.map(({ from }) => from.key))
  const buyers = new Set(told.map(({ to }) => to.key))
  return (key) => sellers.has(key) && buyers.has(key)
}

function addSide(
  world: World,
  { enterprise, direction, party }: Line,
  { from, to }: { from: string; to: string },
  {
    trades,
    covered,
  }: {
    trades: ReadonlyMap<number, PartyTrades>
    covered: ReadonlyMap<string, MonthIndex>
  },
): void {
  const key = `${from}|${to}`
  const link = world.links.get(key) ?? { from, to, sides: {} }
  const of = trades.get(enterprise.id)!
  const read = covered.get(`${enterprise.id}/INVOICE_${direction}`)
  const side = link.sides[direction] ?? {
    enterpriseId: enterprise.id,
    parties: [],
    trades: of,
    toldTo: Math.max(of.from + of.months - 1, read ?? 0),
  }
  if (!side.parties.includes(party)) side.parties.push(party)
  link.sides[direction] = side
  world.links.set(key, link)
}
