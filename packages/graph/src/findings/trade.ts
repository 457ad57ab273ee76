/** What single edges of supply tell: trade that fell silent, and partners without whom little is left. */
import type { GraphEdge, GraphFinding, MonthSpan } from '../graph.ts'

/** 断链预警 (domain §3.13): nothing for three months after six with trade. */
const SILENT_MONTHS = 3
const ACTIVE_MONTHS = 6
/** Half of a side's trade. */
const MOST_OF_TRADE = 0.5

/** Trade that fell silent by the month `through`; months that nobody tells of are no silence. */
export function brokenEdges(edges: readonly GraphEdge[], through?: string): GraphFinding[] {
  return edges.flatMap((edge): GraphFinding[] => {
    const { trade } = edge
    if (!through || !trade || trade.lastActive === null || trade.activeMonths < ACTIVE_MONTHS)
      return []
    const untold = trade.untold ?? 0
    const silent = monthsBetween(trade.lastActive, through) - untold
    // Where nobody tells of all the months shown, it is not known how many there are.
    if (silent < SILENT_MONTHS || untold >= trade.months.length) return []
    const active = trade.months.filter((sum) => sum > 0)
    return [
      {
        kind: 'BROKEN',
        nodes: [edge.from, edge.to],
        edges: [edge.id],
        figures: {
          silentMonths: silent,
          activeMonths: trade.activeMonths,
          ...(active.length > 0 && {
            monthly: Math.round(active.reduce((sum, of) => sum + of, 0) / active.length),
          }),
        },
        from: trade.firstMonth,
        to: trade.lastActive,
      },
    ]
  })
}

/** Of two months, ISO. */
function monthsBetween(from: string, to: string): number {
  const index = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5))
  return index(to) - index(from)
}

/** One party makes half of another's trade or more: the dependent one first. A share that is not known is not judged. */
export function dependences(edges: readonly GraphEdge[], year?: MonthSpan): GraphFinding[] {
  return edges.flatMap(({ id, from, to, trade }): GraphFinding[] => {
    if (!trade) return []
    const of = (nodes: string[], share: number | null, side: string): GraphFinding[] =>
      share === null || share < MOST_OF_TRADE
        ? []
        : [
            {
              kind: 'DEPENDENCE',
              nodes,
              edges: [id],
              figures: { [side]: share, total12: trade.total12 },
              ...{ from: year?.from ?? null, to: year?.to ?? null },
            },
          ]
    return [
      ...of([from, to], trade.shareOfSeller, 'ofSales'),
      ...of([to, from], trade.shareOfBuyer, 'ofPurchases'),
    ]
  })
}
