/**
 * The industry-chain graph (产业链图谱, domain §2.10, §3.13): who sells to whom, who holds, runs, guarantees whom. Server, command line, engine
 * and page speak of nodes and edges as here; algorithms work over numbers (`indexed.ts`) and give back these ids.
 */
import type { Fen } from '@xinjian/format'

export const NODE_TYPES = ['ENTERPRISE', 'PERSON'] as const
export type NodeType = (typeof NODE_TYPES)[number]

/** Directed as the words say: SUPPLY seller → buyer, INVEST and SHAREHOLDER holder → firm, LEGAL_REP and EXECUTIVE person → firm, GUARANTEE guarantor → debtor. */
export const DIRECTED_EDGES = [
  'SUPPLY',
  'INVEST',
  'SHAREHOLDER',
  'LEGAL_REP',
  'EXECUTIVE',
  'BRANCH',
  'GUARANTEE',
] as const
/** The same for both ends; `from` is the smaller id. */
export const MUTUAL_EDGES = ['SAME_PHONE', 'SAME_ADDRESS', 'SAME_TAX_AGENT', 'LITIGATION'] as const
export const EDGE_TYPES = [...DIRECTED_EDGES, ...MUTUAL_EDGES] as const
export type EdgeType = (typeof EDGE_TYPES)[number]

/** What is asked for at once (domain §3.13). */
export const GRAPH_VIEWS = ['SUPPLY', 'EQUITY', 'RELATION', 'GUARANTEE', 'CONTROL'] as const
export type GraphView = (typeof GRAPH_VIEWS)[number]
export const EDGES_OF_VIEW: Record<GraphView, readonly EdgeType[]> = {
  SUPPLY: ['SUPPLY'],
  EQUITY: ['INVEST', 'SHAREHOLDER', 'BRANCH'],
  RELATION: [
    'INVEST',
    'SHAREHOLDER',
    'LEGAL_REP',
    'EXECUTIVE',
    'BRANCH',
    'SAME_PHONE',
    'SAME_ADDRESS',
    'SAME_TAX_AGENT',
    'LITIGATION',
  ],
  GUARANTEE: ['GUARANTEE'],
  CONTROL: ['INVEST', 'SHAREHOLDER', 'LEGAL_REP'],
}

export const MOST_LEVELS = 3
/** Nodes of a view; what is over is folded into 其他 n 家 by its neighbour. */
export const MOST_NODES = 300

/** Months ISO `2026-03`, both included. */
export interface MonthSpan {
  from: string
  to: string
}

/** Trade of one direction between two parties; money 分 with tax, red rows taken off, months ISO `2026-03`. */
export interface SupplyTrade {
  /** Of the last twelve complete months. */
  total12: Fen
  invoices: number
  firstMonth: string
  lastMonth: string
  /** Months with a positive sum, of all that are known. */
  activeMonths: number
  /** The last month with a positive sum; null = there is none. A month of red invoices alone is no trade. */
  lastActive: string | null
  /** Sums of the last 24 complete months, oldest first. */
  months: readonly Fen[]
  /** Of the last of `months` so many that whoever tells the trade told nothing at all of; absent = none. */
  untold?: number
  topGoods: readonly string[]
  /**
   * What the other is of all that the seller sells and of all that the buyer buys in the twelve months, each by its own invoices (0–1); null = they are
   * not held. Not of `total12`, which may be the other's word.
   */
  shareOfSeller: number | null
  shareOfBuyer: number | null
}

export interface GraphEdge {
  /** Stable within a snapshot of the facts: `SUPPLY:from:to`. */
  id: string
  type: EdgeType
  from: string
  to: string
  /** Of SUPPLY. */
  trade?: SupplyTrade
  /** Of INVEST and SHAREHOLDER: percent of the capital, where told. */
  ratio?: number
  /** Of EXECUTIVE: post; of SAME_…: what is the same, masked; of GUARANTEE: what is guaranteed. */
  label?: string
}

/** What holds against an enterprise while it holds: records of courts and the registry, and 非正常户 of the bureau. */
export const RISK_LABELS = [
  'dishonest',
  'consumption-limit',
  'enforced',
  'abnormal-operation',
  'serious-violation',
  'equity-freeze',
  'bankruptcy',
  'abnormal-taxpayer',
] as const
export type RiskLabel = (typeof RISK_LABELS)[number]

export interface GraphNode {
  /**
   * Tax number of an enterprise that is named; `n:` and a keyed hash where it is masked, or has no number; persons `p:` and a keyed hash. What is
   * opened by its number has no colon in its id.
   */
  id: string
  type: NodeType
  /** As the viewer may see it: masked unless public or held with authority. */
  name: string
  masked: boolean
  /** Of the registry or the bureau; null = not told. */
  status: string | null
  industry: string | null
  region: string | null
  /** Net sales of twelve months in 分, of an enterprise whose invoices are held; null = not known. */
  sales12: Fen | null
  /** null = not judged. */
  risks: readonly RiskLabel[] | null
  centre: boolean
}

/** Neighbours that a view does not draw, of one node. */
export interface FoldedNeighbours {
  of: string
  count: number
  total12: Fen | null
}

export const FINDING_KINDS = [
  /** Closed circle of invoices A → B → … → A. */
  'CIRCLE',
  /** Circle whose amounts are near each other and follow one another in time: 循环开票. */
  'CAROUSEL',
  /** A party through which most money of a group passes. */
  'HUB',
  /** An edge silent for three months after six active ones. */
  'BROKEN',
  /** One party makes most of another's trade. */
  'DEPENDENCE',
  'GUARANTEE_CIRCLE',
  /** One person or firm controls several borrowers of the institution. */
  'COMMON_CONTROL',
] as const
export type FindingKind = (typeof FINDING_KINDS)[number]

/** One time that invoices went round a circle: them in their order, from the one it began with; `edge`: whose invoice it is. */
export interface FoundRound {
  papers: readonly { edge: string; day: string; total: Fen }[]
}

/** A finding with what it stands on: its nodes in order and its edges; the sentence is `sayFinding`'s. */
export interface GraphFinding {
  kind: FindingKind
  nodes: readonly string[]
  edges: readonly string[]
  /**
   * Figures of the sentence by name: 分, months, shares 0–1, counts. CIRCLE length, least, most (net of twelve months on its smallest and
   * largest leg), and unread (legs of which the invoices were not all read, or held against each other to the end: no round was found, which is
   * not none); CAROUSEL length, least, most, rounds, roundTotal, and roundsAtLeast (1 = the search ended before it had seen all; else absent); HUB share, partners, group (nodes), sold, bought; BROKEN silentMonths,
   * activeMonths, monthly; DEPENDENCE total12 and ofSales or ofPurchases; GUARANTEE_CIRCLE length; COMMON_CONTROL borrowers.
   */
  figures: Readonly<Record<string, number>>
  /** Of trade the twelve months ISO that its sums are of, and of BROKEN the first and the last month with trade; null = it is of no time. */
  from: string | null
  to: string | null
  /** Of CAROUSEL: its rounds in time, all of them, or the first ones where all rings together have too many papers; `figures.rounds` counts them all. */
  rounds?: readonly FoundRound[]
}

/**
 * Papers that the rounds of all rings of a view are told by, two megabytes of JSON: the largest ring that is read, six legs of 2,000 invoices, takes
 * 12,000. Of a ring that comes when they are spent the first `FEWEST_ROUNDS` are told all the same.
 */
export const MOST_PAPERS = 20_000
export const FEWEST_ROUNDS = 50
