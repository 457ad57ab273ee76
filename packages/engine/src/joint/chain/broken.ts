/** 断链: a main customer or supplier with whom there was trade in many months, and none in the last ones. As the enterprise's own invoices have it. */
import type { MonthIndex } from '../../kit/calendar/window.ts'
import { isKnown } from '../../kit/coverage.ts'
import { oncePer } from '../../kit/once.ts'
import { type ChainContext, ownSums, sumOver } from './context.ts'

export interface Broken {
  party: number
  direction: 'OUT' | 'IN'
  last: MonthIndex
  silentMonths: number
  /** Share of the side in the twelve months up to its last one. */
  share: number
}

/** Whether silence of the last months means that nothing was invoiced. */
export const lastMonthsKnown = (
  { invoices, limits, m0 }: ChainContext,
  direction: 'OUT' | 'IN',
): boolean =>
  Array.from({ length: limits['R-GR02'].silent }, (_, i) => m0 - i).every((month) =>
    isKnown(invoices.series(direction), month),
  )

/** Largest share first. A direction of which the last months are not known is left out. */
export const brokenOf = oncePer((context: ChainContext): readonly Broken[] => {
  const { chain, invoices, limits, m0 } = context
  const { active, silent, low } = limits['R-GR02']
  return (['OUT', 'IN'] as const)
    .filter((direction) => lastMonthsKnown(context, direction))
    .flatMap((direction) => {
      const series = invoices.series(direction)
      return chain.legs.flatMap((leg): Broken[] => {
        const [mine, party] = direction === 'OUT' ? [leg.from, leg.to] : [leg.to, leg.from]
        if (mine !== 0) return []
        const own = ownSums(leg)
        const months = own.flatMap(([month, sum]) => (month <= m0 && sum > 0 ? [month] : []))
        const last = months.at(-1)
        if (last === undefined || months.length < active || m0 - last < silent) return []
        const year = { from: last - 11, to: last }
        let all = 0
        for (let month = year.from; month <= year.to; month++)
          all += Math.max(0, series.net[month - series.start] ?? 0)
        const share = all > 0 ? Math.min(1, Math.max(0, sumOver(own, year)) / all) : 0
        return share < low ? [] : [{ party, direction, last, silentMonths: m0 - last, share }]
      })
    })
    .sort((a, b) => b.share - a.share || a.party - b.party)
})
