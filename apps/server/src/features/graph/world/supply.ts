/** Who sells to whom around a company, by invoices of the enterprises that are held: breadth first, those who trade most foremost. */
import type { Direction, MonthIndex } from '@xinjian/engine/invoice/facts'
import { normaliseName } from '@xinjian/format/invoice/party-name'
import { MOST_NODES } from '@xinjian/graph/graph'
import type { TenantDb } from '../../../db/tenant.ts'
import { lastCoveredMonths } from '../../facts/coverage/read.ts'
import {
  type PartyTrades,
  partyTrades,
  sumOf,
  type TradeCache,
  type TradeParty,
  tradePartiesOf,
  whoTradesWith,
} from '../../facts/invoice/read.ts'
import type { Enterprises, HeldEnterprise } from './enterprises.ts'
import { enter, keyOfName, keyOfTaxNo, type Party, type World } from './world.ts'

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
}

/** Adds the trade within so many steps of the centre. */
export async function addSupply(reading: Reading, world: World, levels: number): Promise<void> {
  let frontier = [...world.parties.values()]
  for (let level = 1; level <= levels && frontier.length > 0; level++)
    frontier = await step(reading, world, frontier, level)
  // What the outermost trade with one another closes circles; whom else they trade with lies beyond.
  await step(reading, world, frontier, null)
}

async function step(
  reading: Reading,
  world: World,
  frontier: readonly Party[],
  /** null = nobody new is entered. */
  level: number | null,
): Promise<Party[]> {
  const { tenant, cache, enterprises } = reading
  await enterprises.lookUp(frontier.flatMap(({ taxNo }) => taxNo ?? []))
  const own = frontier.flatMap(({ taxNo }) => enterprises.byTaxNo(taxNo) ?? [])
  const others = await tradersOf(reading, frontier)
  const held = [...new Set([...own, ...others.map(({ enterprise }) => enterprise)])]
  const givers = held.filter(givesInvoices)
  const trades = await partyTrades(tenant, cache, givers)
  const covered = await lastCoveredMonths(
    tenant,
    givers.map(({ id }) => id),
  )
  const most = Math.max(LEAST_OF_ONE, Math.min(MOST_NODES, Math.floor(MOST_OF_LEVEL / own.length)))
  const counts = level !== null
  const lines = own.flatMap((enterprise) =>
    linesOf(world, enterprise, trades.get(enterprise.id), { most, counts }),
  )
  const told = others.flatMap(({ enterprise, party }) =>
    (['OUT', 'IN'] as const).flatMap((direction) =>
      lineOf(world, enterprise, direction, party.id, trades.get(enterprise.id)),
    ),
  )
  return addLines(reading, world, { lines: [...lines, ...told], trades, covered, level })
}

const givesInvoices = ({ usable }: HeldEnterprise): boolean =>
  usable.includes('INVOICE_OUT') || usable.includes('INVOICE_IN')

/** Enterprises that are held and have one of the frontier among their counterparties. */
async function tradersOf({ tenant, enterprises }: Reading, frontier: readonly Party[]) {
  const found = await whoTradesWith(tenant, frontier.flatMap(identsOf(enterprises)))
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
export const yearTo = (through: MonthIndex): [MonthIndex, MonthIndex] => [through - 11, through]

const isUsable = ({ usable }: HeldEnterprise, direction: Direction): boolean =>
  usable.includes(`INVOICE_${direction}`)

/** The parties of an enterprise that trade most; what the others come to is kept beside it. */
function linesOf(
  world: World,
  enterprise: HeldEnterprise,
  trades: PartyTrades | undefined,
  { most, counts }: { most: number; counts: boolean },
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
  if (left.length > 0 && counts)
    world.beyond.set(keyOfTaxNo(enterprise.taxNo), {
      count: left.length,
      total12: left.reduce((sum, { direction, party }) => {
        const row = trades.sides[direction].rowOf.get(party)!
        return sum + sumOf(trades, direction, row, yearTo(world.through))
      }, 0),
    })
  return all.slice(0, most)
}

function lineOf(
  { through }: World,
  enterprise: HeldEnterprise,
  direction: Direction,
  party: number,
  trades: PartyTrades | undefined,
): Line[] {
  const row = trades?.sides[direction].rowOf.get(party)
  if (!trades || row === undefined || !isUsable(enterprise, direction)) return []
  return [
    {
      enterprise,
      direction,
      party,
      weight: Math.abs(sumOf(trades, direction, row, yearsTo(through))),
    },
  ]
}

/** Enters the ends of lines and the trade between them; those that are new. */
async function addLines(
  { tenant, enterprises }: Reading,
  world: World,
  {
    lines,
    trades,
    covered,
    level,
  }: {
    lines: readonly Line[]
    trades: ReadonlyMap<number, PartyTrades>
    covered: ReadonlyMap<string, MonthIndex>
    level: number | null
  },
): Promise<Party[]> {
  const entries = await tradePartiesOf(
    tenant,
    lines.map(({ enterprise, party }) => ({ enterpriseId: enterprise.id, id: party })),
  )
  const byEntry = new Map(entries.map((entry) => [`${entry.enterpriseId}/${entry.id}`, entry]))
  await enterprises.lookUp(entries.flatMap(({ taxNo }) => taxNo ?? []))
  await enterprises.named(entries.flatMap((entry) => (isNameOnly(entry) ? entry.name : [])))
  const fresh: Party[] = []
  const reach = (party: Party): Party => {
    const { party: entered, isNew } = enter(world, party)
    if (isNew) fresh.push(entered)
    return entered
  }
  for (const { enterprise, direction, party } of lines) {
    const entry = byEntry.get(`${enterprise.id}/${party}`)
    if (!entry) continue
    const named = isNameOnly(entry) ? enterprises.byName(entry.name) : null
    const ends = [
      partyOfEnterprise(enterprise, level ?? 0),
      partyOfEntry(entry, named, level ?? 0),
    ] as const
    if (level === null && !ends.every(({ key }) => world.parties.has(key))) continue
    const [self, other] = [reach(ends[0]), reach(ends[1])]
    if (self.key === other.key) continue
    const [from, to] = direction === 'OUT' ? [self.key, other.key] : [other.key, self.key]
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
  return fresh
}

const isNameOnly = ({ taxNo, ident, person }: TradeParty): boolean =>
  taxNo === null && !person && ident.startsWith('name:')

export const partyOfEnterprise = ({ taxNo, name }: HeldEnterprise, level: number): Party => ({
  key: keyOfTaxNo(taxNo),
  ...{ type: 'ENTERPRISE' as const, taxNo, name, isPublic: false, level },
})

function partyOfEntry(entry: TradeParty, named: HeldEnterprise | null, level: number): Party {
  const { enterpriseId, ident, name, person } = entry
  if (person)
    return {
      key: `P:${enterpriseId}/${ident}`,
      type: 'PERSON',
      taxNo: null,
      name,
      isPublic: false,
      level,
    }
  if (named) return partyOfEnterprise(named, level)
  if (entry.taxNo)
    return {
      key: keyOfTaxNo(entry.taxNo),
      type: 'ENTERPRISE',
      taxNo: entry.taxNo,
      name,
      isPublic: false,
      level,
    }
  const key = isNameOnly(entry)
    ? keyOfName(ident.slice('name:'.length))
    : `C:${enterpriseId}/${ident}`
  return { key, type: 'ENTERPRISE', taxNo: null, name, isPublic: false, level }
}
