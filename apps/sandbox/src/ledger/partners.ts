/** Customers and suppliers of a firm by what they have of its invoices of a month. */
import type { Fen } from '@xinjian/format'
import { type Day, firstDay, lastDay, type Month } from '../world/calendar.ts'
import type { Firm } from '../world/firm.ts'
import type { Direction, World } from '../world/world.ts'

/** Named one by one; all others are one. As many as keep the concentration of what is owed near that of the invoices. */
const NAMED = 60
const OTHERS: Record<Direction, string> = { OUT: '其他客户', IN: '其他供应商' }

export type Parts = readonly (readonly [party: string, part: Fen])[]

/** An invoice that is to be paid: its day and what it comes to with tax. */
export interface Paper {
  day: Day
  total: Fen
}

export interface Partners {
  /** Invoices of a partner that is named, oldest first. */
  papers(direction: Direction, party: string): readonly Paper[]
  /** An amount told apart by customer as the month's sales are; the parts sum to it. */
  sold(month: Month, amount: Fen): Parts
  bought(month: Month, amount: Fen): Parts
  mainSupplier: string
}

export function partnersOf(world: World, firm: Firm, months: readonly Month[]): Partners {
  const [sold, bought] = (['OUT', 'IN'] as const).map((direction) =>
    tradeOf(world, firm, direction, months),
  )
  return {
    papers: (direction, party) => (direction === 'OUT' ? sold! : bought!).papers.get(party) ?? [],
    sold: (month, amount) => parted(sold!.shares.get(month)!, amount),
    bought: (month, amount) => parted(bought!.shares.get(month)!, amount),
    mainSupplier: bought!.shares.values().next().value?.[0]?.[0] ?? OTHERS.IN,
  }
}

type Shares = readonly (readonly [party: string, share: number])[]

interface Trade {
  /** Of each month the shares of the partners that are largest over all of them. */
  shares: Map<Month, Shares>
  papers: Map<string, Paper[]>
}

function tradeOf(world: World, firm: Firm, direction: Direction, months: readonly Month[]): Trade {
  const byMonth = new Map<Month, Map<string, Fen>>()
  const all = new Map<string, Fen>()
  const papers = new Map<string, Paper[]>()
  for (const month of months) {
    const own = new Map<string, Fen>()
    const asOf = (lastDay(month) + 1) * 86_400 - 1
    const range = { from: firstDay(month), to: lastDay(month) }
    for (const draft of world.allDrafts(firm, direction, range, asOf)) {
      if (draft.voided) continue
      const { name } = direction === 'OUT' ? draft.buyer : draft.seller
      own.set(name, (own.get(name) ?? 0) + draft.amount)
      all.set(name, (all.get(name) ?? 0) + draft.amount)
      const paper = { day: draft.day, total: draft.amount + draft.tax }
      if (paper.total <= 0) continue
      const known = papers.get(name)
      if (known) known.push(paper)
      else papers.set(name, [paper])
    }
    byMonth.set(month, own)
  }
  const named = [...all]
    .sort((a, b) => b[1] - a[1])
    .slice(0, NAMED)
    .map(([name]) => name)
  for (const own of papers.values()) own.sort((a, b) => a.day - b.day)
  const shares = new Map(
    months.map((month) => {
      const own = byMonth.get(month)!
      const total = Math.max(
        1,
        [...own.values()].reduce((sum, part) => sum + Math.max(0, part), 0),
      )
      const each = named.map((name) => [name, Math.max(0, own.get(name) ?? 0) / total] as const)
      const rest = 1 - each.reduce((sum, [, share]) => sum + share, 0)
      return [month, [...each, [OTHERS[direction], rest] as const].filter(([, share]) => share > 0)]
    }),
  )
  return { shares, papers }
}

/** Whole 分; the last takes what is left. */
function parted(shares: Shares, amount: Fen): Parts {
  let left = amount
  return shares.map(([party, share], i) => {
    const part = i === shares.length - 1 ? left : Math.trunc(amount * share)
    left -= part
    return [party, part] as const
  })
}
