/** What the calls of the industry-chain graph give (domain §3.13): nodes and edges as `@xinjian/graph` says them, masked for who asks. */
import {
  EDGE_TYPES,
  FINDING_KINDS,
  GRAPH_VIEWS,
  MOST_LEVELS,
  NODE_TYPES,
  RISK_LABELS,
} from '@xinjian/graph/graph'
import * as z from 'zod/mini'
import * as f from '../fields.ts'
import { said } from '../said.ts'
import { BORROWER_FINDINGS } from './findings.ts'

export const SOURCE_STATES = ['HELD', 'NOT_COLLECTED', 'NOT_ALLOWED', 'UNTOLD', 'FAILED'] as const

export const GRAPH_CUTS = ['PARTNERS', 'RECORDS'] as const

const id = z.string().check(z.minLength(1), z.maxLength(80))
const money = z.nullable(z.number())

export const graphNode = z.object({
  id,
  type: z.enum(NODE_TYPES),
  name: z.string(),
  masked: z.boolean(),
  status: z.nullable(z.string()),
  /** Section of GB/T 4754 by its letter. */
  industry: z.nullable(z.string()),
  /** Code of the area, as of `bureau/areas`: `4403`. */
  region: z.nullable(z.string()),
  sales12: money,
  risks: z.nullable(z.array(z.enum(RISK_LABELS))),
  centre: z.boolean(),
  /** Steps from the centre, 0–3. */
  level: z.number(),
  /** Analysis over the view: share of all weight that PageRank gives, position by net flow; null = not a party of trade. */
  rank: z.nullable(z.number()),
  position: z.nullable(z.enum(['UPSTREAM', 'MIDDLE', 'DOWNSTREAM'])),
})

export const supplyTrade = z.object({
  total12: said(z.number(), '单位：分，近12个完整月，含税'),
  invoices: z.number(),
  firstMonth: z.string(),
  lastMonth: z.string(),
  activeMonths: z.number(),
  lastActive: z.nullable(z.string()),
  months: z.array(z.number()),
  /** Of the last of `months` so many that whoever tells the trade told nothing at all of; absent = none. */
  untold: z.optional(z.number()),
  /** Left empty in a view: `graphInvoices` tells them of one edge. */
  topGoods: z.array(z.string()),
  shareOfSeller: z.nullable(z.number()),
  shareOfBuyer: z.nullable(z.number()),
})

export const graphEdge = z.object({
  id: z.string(),
  type: z.enum(EDGE_TYPES),
  from: id,
  to: id,
  trade: z.optional(supplyTrade),
  ratio: z.optional(z.number()),
  label: z.optional(z.string()),
})

export const graphFinding = z.object({
  kind: z.enum(FINDING_KINDS),
  nodes: z.array(id),
  edges: z.array(z.string()),
  figures: z.record(z.string(), z.number()),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** Of CAROUSEL: its rounds in time (the first ones where there are too many; `figures.rounds` counts all), each with its invoices as they followed one another; absent = another kind, or an older query. */
  rounds: z.optional(
    z.array(
      z.object({
        papers: z.array(
          z.object({
            edge: z.string(),
            day: z.string(),
            total: said(z.number(), '单位：分，价税合计'),
          }),
        ),
      }),
    ),
  ),
})

/** What a view is narrowed to; absent = everything. */
export const graphFilters = {
  view: z._default(z.enum(GRAPH_VIEWS), 'SUPPLY'),
  levels: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MOST_LEVELS)), 1),
  /** 分 of twelve months, at least. */
  least: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
  /** Active months, at least. */
  leastMonths: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(36))),
  /** As of a node. */
  industry: z.optional(z.string().check(z.maxLength(20))),
  region: z.optional(z.string().check(z.maxLength(20))),
  riskyOnly: z.optional(z.boolean()),
  relatedOnly: z.optional(z.boolean()),
}

export const graphView = z.object({
  /** Number of the query: its record, its picture and its exports name it. */
  queryNo: z.string(),
  at: z.string(),
  enterpriseName: z.string(),
  taxNo: f.taxNo,
  /** What was asked for. */
  view: z.enum(GRAPH_VIEWS),
  levels: z.number(),
  /** Sources that the view is made of, and those that it lacks: a graph without invoices is not a firm without trade. */
  sources: z.array(
    z.object({
      edge: z.enum(EDGE_TYPES),
      /** NOT_ALLOWED: held, but no consent in force lets it be used. UNTOLD: no source in use tells it. */
      state: z.enum(SOURCE_STATES),
      at: z.nullable(z.string()),
    }),
  ),
  nodes: z.array(graphNode),
  edges: z.array(graphEdge),
  folded: z.array(
    z.object({ of: id, count: z.number(), total12: said(money, '单位：分，近12个完整月，含税') }),
  ),
  /** The twelve months that sums of trade, and findings on it, are of, ISO; absent = a view without trade. */
  year: z.optional(z.object({ from: z.string(), to: z.string() })),
  /** What was not looked at, so that nothing found is not none. PARTNERS: trade beside the largest; RECORDS: those of enterprises beside the first ones. */
  cut: z.array(z.enum(GRAPH_CUTS)),
  findings: z.array(graphFinding),
  /** Findings of which a party or relation lies outside of what was asked for; absent = an older query. */
  hiddenFindings: z.optional(z.number()),
  /** Circles of supply in all that is held around the centre, also those that `findings` does not tell; absent = a view without trade. */
  circles: z.optional(
    z.object({
      byLength: z.array(z.object({ length: z.number(), count: z.number() })),
      /** false = the search ended before it had seen all: each count is "at least". */
      complete: z.boolean(),
      /** Of all of them, through the centre; absent = an older query. */
      ofCentre: z.optional(z.number()),
      /** As many stand in `findings` or are counted by `hiddenFindings`, those of the centre first; absent = an older query. */
      told: z.optional(z.number()),
    }),
  ),
  charged: z.boolean(),
})
export type GraphViewAnswer = z.infer<typeof graphView>

export const borrowerFinding = z.object({
  /** The same as long as the same parties stand in it. */
  id: z.string(),
  kind: z.enum(BORROWER_FINDINGS),
  /** Of a circle the guarantors in their order, the first again last; of control who controls. */
  who: z.string(),
  /** Of control the borrowers that are controlled; null = a circle. */
  controlled: z.nullable(z.string()),
  /** How many borrowers of the institution stand in it, and parties in all. */
  borrowers: z.number(),
  parties: z.number(),
  finding: graphFinding,
  /** What it stands on, to be drawn. */
  nodes: z.array(graphNode),
  edges: z.array(graphEdge),
})
export type BorrowerFinding = z.infer<typeof borrowerFinding>
