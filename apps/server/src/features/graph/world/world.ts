/** What is held around a company, unmasked, under keys of our own: no key and no name of it leaves before `answer/shown.ts` has judged them. */
import type { MonthIndex } from '@xinjian/engine/invoice/facts'
import type { EdgeType, NodeType } from '@xinjian/graph/graph'
import type { PartyTrades } from '../../facts/invoice/read.ts'

export interface Party {
  /** `T:` tax number, `N:` normal name, `C:` code of a table, `P:` person. */
  key: string
  type: NodeType
  taxNo: string | null
  name: string
  /** Registry or courts name it beside an enterprise of the view: no trade secret. */
  isPublic: boolean
  /** Steps from the centre. */
  level: number
}

/** Trade as one side tells it: which of its counterparties the other one is. */
export interface TradeSide {
  enterpriseId: number
  parties: number[]
  trades: PartyTrades
  /** The last month that it told anything of: of any invoice of its own, or read to its end from the bureau. */
  toldTo: MonthIndex
}

export interface SupplyLink {
  /** Keys of seller and buyer. */
  from: string
  to: string
  /** As the seller's sales and the buyer's purchases have it; whose word counts, `wordOf` says. */
  sides: { OUT?: TradeSide; IN?: TradeSide }
}

export interface Relation {
  type: Exclude<EdgeType, 'SUPPLY'>
  from: string
  to: string
  ratio?: number | undefined
  label?: string | undefined
  /** Enterprises whose collected data tell it; none where it is published. */
  of: readonly number[]
}

/** What of a world was not looked at: PARTNERS = trade beside the largest, RECORDS = those of enterprises beside the first ones. */
export type Cut = 'PARTNERS' | 'RECORDS'

/** Trade of a party that was not followed because others trade more. */
export interface Beyond {
  count: number
  total12: number
}

export interface World {
  centre: string
  /** Last complete month that figures are of. */
  through: MonthIndex
  parties: Map<string, Party>
  links: Map<string, SupplyLink>
  relations: Map<string, Relation>
  beyond: Map<string, Beyond>
  /** Empty = all that is held was looked at. */
  cut: Set<Cut>
}

export const emptyWorld = (centre: Party, through: MonthIndex): World => ({
  centre: centre.key,
  through,
  parties: new Map([[centre.key, centre]]),
  links: new Map(),
  relations: new Map(),
  beyond: new Map(),
  cut: new Set(),
})

/** Enters a party, or finds it: the first that names it decides its level, whoever publishes it makes it public. */
export function enter(world: World, party: Party): { party: Party; isNew: boolean } {
  const known = world.parties.get(party.key)
  if (known) {
    known.isPublic ||= party.isPublic
    return { party: known, isNew: false }
  }
  world.parties.set(party.key, party)
  return { party, isNew: true }
}

export const keyOfTaxNo = (taxNo: string): string => `T:${taxNo}`
export const keyOfName = (normalName: string): string => `N:${normalName}`

/** Both ends of a link that is no arrow come in one order. */
export function addRelation(world: World, relation: Relation, isMutual: boolean): void {
  if (relation.from === relation.to) return
  const swap = isMutual && relation.from > relation.to
  const placed = swap ? { ...relation, from: relation.to, to: relation.from } : relation
  const key = `${placed.type}|${placed.from}|${placed.to}`
  const known = world.relations.get(key)
  // What is published as well rests on no consent.
  if (!known || (known.of.length > 0 && placed.of.length === 0)) world.relations.set(key, placed)
}
