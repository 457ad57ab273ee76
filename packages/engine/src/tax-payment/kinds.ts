/** 税种 as the bureau names them. */
import type { MonthWindow } from '../kit/calendar/window.ts'
import { oncePer } from '../kit/once.ts'
import { paid, type TaxContext, total } from './context.ts'

const allKinds = oncePer((context: TaxContext) =>
  [...new Set(context.facts.payments.map((p) => p.taxKind))].sort(),
)

/** Names among these facts that hold, sorted. */
export const kindsOf = (context: TaxContext, holds: (kind: string) => boolean): string[] =>
  allKinds(context).filter(holds)

/** 税种 with tax in a window, most first. */
export function kindsByAmount(
  context: TaxContext,
  window: MonthWindow,
): { kind: string; sum: number }[] {
  const sums = new Map<string, number>()
  for (const p of paid(context, 'TAX', window))
    sums.set(p.taxKind, (sums.get(p.taxKind) ?? 0) + total([p]))
  return [...sums]
    .map(([kind, sum]) => ({ kind, sum }))
    .sort((a, b) => b.sum - a.sum || (a.kind < b.kind ? -1 : 1))
}

/** null = nothing was paid. */
export const mainKind = (context: TaxContext, window: MonthWindow): string | null =>
  kindsByAmount(context, window).find(({ sum }) => sum > 0)?.kind ?? null
