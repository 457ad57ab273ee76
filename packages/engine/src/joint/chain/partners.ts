/** What the partners of the enterprise are to it and to one another in the year of the report. */
import { GraphBuilder } from '@xinjian/graph/indexed'
import { flowOf } from '@xinjian/graph/node-flow'
import { oncePer } from '../../kit/once.ts'
import { type ChainContext, sumOver } from './context.ts'

export interface Dependent {
  party: number
  /** What of it depends: its sales to the enterprise, or its purchases from it. */
  side: 'sales' | 'purchases'
  share: number
}

/** Partners whose own invoices are held and that trade mainly with the enterprise; largest share first. */
export const dependentsOf = oncePer((context: ChainContext): readonly Dependent[] => {
  const { chain, limits, year } = context
  return chain.legs
    .flatMap((leg): Dependent[] => {
      if (leg.from !== 0 && leg.to !== 0) return []
      const [party, side] =
        leg.to === 0 ? ([leg.from, 'sales'] as const) : ([leg.to, 'purchases'] as const)
      // By its own invoices alone: the word of the enterprise is no part of what the partner tells in all.
      const own = leg.by === (side === 'sales' ? 'OUT' : 'IN') ? leg.sums : (leg.theirs ?? null)
      const all = sumOver(chain.parties[party]![side], year)
      // Red invoices of others may leave less in all than one party has: a share above the whole is none.
      const share = all > 0 ? Math.min(1, sumOver(own, year) / all) : 0
      return share >= limits['R-GR04'].share ? [{ party, side, share }] : []
    })
    .sort((a, b) => b.share - a.share || a.party - b.party)
})

export interface Hub {
  party: number
  share: number
  partners: number
}

/** Firms that the enterprise trades with in the year. */
export const partnersOf = oncePer(({ chain, year }: ChainContext): ReadonlySet<number> => {
  const partners = new Set<number>()
  for (const leg of chain.legs)
    if ((leg.from === 0 || leg.to === 0) && sumOver(leg.sums, year) > 0)
      partners.add(leg.from === 0 ? leg.to : leg.from)
  return partners
})

/** The partner through which most of the trade passes among the enterprise and its partners; null = through none. */
export const hubOf = oncePer((context: ChainContext): Hub | null => {
  const { chain, limits, year } = context
  const partners = partnersOf(context)
  const builder = new GraphBuilder()
  let money = 0
  for (const { from, to, sums } of chain.legs) {
    const sum = sumOver(sums, year)
    if (sum <= 0 || ![from, to].every((at) => at === 0 || partners.has(at))) continue
    builder.edge(String(from), String(to), sum)
    money += sum
  }
  const graph = builder.finish()
  const found = graph.ids.flatMap((id, v): Hub[] => {
    const { out, in: into, outWeight, inWeight, partners: met } = flowOf(graph, v)
    const share = (outWeight + inWeight) / money
    if (id === '0' || out === 0 || into === 0 || share < limits['R-GR03'].share) return []
    return [{ party: Number(id), share, partners: met }]
  })
  return found.sort((a, b) => b.share - a.share || a.party - b.party)[0] ?? null
})
