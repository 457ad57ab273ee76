/** Whom a firm trades with: drawn from the closed population, with log-normal weights and months of activity. */
import { type Firm, HISTORY_MONTHS } from '../firm.ts'
import type { Party } from '../parties.ts'
import type { Flow, Pool } from '../profile.ts'
import { chance, cumulate, hashText, pickIndex, Rng, seedOf } from '../random.ts'

export interface Partner {
  party: Party
  weight: number
  /** Good id this supplier delivers; empty on the sales side. */
  good: string
  /** Month offsets between which they trade. */
  from: number
  to: number
}

const STEADY_SHARE = 0.72

/** Customers of a firm. */
export function makeCustomers(
  worldSeed: number,
  firm: Firm,
  population: readonly Party[],
): Partner[] {
  const rng = new Rng(seedOf(worldSeed, hashText(firm.key), 11))
  const flow = firm.profile.sales
  const open = population.filter((p) => p.sells === '' && isCustomerSide(firm, p))
  return draw(flow, firm, open, flow.parties, rng).map((party, i) => ({
    party,
    weight: rng.logNormal(flow.partySpread),
    good: '',
    ...window(i, rng),
  }))
}

/**
 * Suppliers of a firm: every good it buys has at least two that never stop, running costs have their utilities.
 * Honest firms do not buy from their customers; those of a false-invoicing ring do (互开).
 */
export function makeSuppliers(
  worldSeed: number,
  firm: Firm,
  population: readonly Party[],
): Partner[] {
  const rng = new Rng(seedOf(worldSeed, hashText(firm.key), 12))
  const flow = firm.profile.purchases
  const utilities = new Set(population.map((p) => p.sells))
  const ids = Object.keys(flow.goods)
  const goods = ids.filter((id) => !utilities.has(id))
  const open = population.filter((p) => p.sells === '' && !isCustomerSide(firm, p))
  const wanted = Math.max(flow.parties, goods.length * 2)
  const drawn = [
    ...mutual(worldSeed, firm, population, wanted),
    ...draw(flow, firm, open, wanted, rng),
  ]
  const weights = cumulate(goods.map((id) => flow.goods[id]!))
  const out = drawn.slice(0, wanted).map((party, i): Partner => {
    const certain = goods[i % goods.length]!
    const good = i < goods.length * 2 ? certain : goods[pickIndex(weights, rng.next())]!
    const active = i < goods.length * 2 ? ALWAYS : window(i, rng)
    return { party, weight: rng.logNormal(flow.partySpread), good, ...active }
  })
  for (const id of ids) {
    if (!utilities.has(id)) continue
    const near = population.filter((p) => p.sells === id && p.areaCode === firm.areaCode)
    for (const party of near) out.push({ party, weight: 1, good: id, ...ALWAYS })
  }
  return out
}

/** Each firm sees every party on one side only; the halves differ from firm to firm, not from seed to seed. */
const isCustomerSide = (firm: Firm, party: Party): boolean =>
  party.pool === 'SHOP' ||
  party.pool === 'PERSON' ||
  chance(hashText(firm.key), hashText(party.name)) < 0.55

/** Customers that a firm of a false-invoicing ring buys from as well. */
function mutual(
  worldSeed: number,
  firm: Firm,
  population: readonly Party[],
  wanted: number,
): Party[] {
  if (!firm.profile.buysFromCustomers) return []
  const firms = makeCustomers(worldSeed, firm, population).filter((c) => c.party.pool === 'FIRM')
  return firms.slice(0, Math.ceil(wanted / 2)).map((c) => c.party)
}

const ALWAYS = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }

/** Most partners are steady; the others come or go within the history. */
function window(i: number, rng: Rng): { from: number; to: number } {
  const u = rng.next()
  const turn = -rng.int(2, HISTORY_MONTHS - 4)
  if (i === 0 || u < STEADY_SHARE) return ALWAYS
  return u < (1 + STEADY_SHARE) / 2
    ? { from: turn, to: ALWAYS.to }
    : { from: ALWAYS.from, to: turn }
}

function draw(
  flow: Flow,
  firm: Firm,
  population: readonly Party[],
  wanted: number,
  rng: Rng,
): Party[] {
  const province = firm.areaCode.slice(0, 2)
  const pools = Object.keys(flow.pools) as Pool[]
  const weights = cumulate(Object.values(flow.pools))
  const groups = new Map<string, Party[]>()
  for (const party of population) {
    const key = `${party.pool}/${party.areaCode.startsWith(province)}`
    groups.set(key, [...(groups.get(key) ?? []), party])
  }
  const out = new Set<Party>()
  for (let tries = 0; out.size < wanted && tries < wanted * 30; tries++) {
    const pool = pools[pickIndex(weights, rng.next())]!
    const group = groups.get(`${pool}/${rng.next() < flow.local}`) ?? []
    if (group.length) out.add(rng.pick(group))
  }
  return [...out]
}
