/** What a verdict made of the limit: a share of nothing is not shown as a share. */
import type { DecisionReason, Verdict } from '../document.ts'

/** The legs came to no amount, and so no gate took anything off it. */
export const nothingToCut = ({ limit }: Pick<Verdict, 'limit'>): boolean =>
  limit !== undefined && limit.suggest === 0 && limit.held === undefined

/** The reason that binds the limit most: one that voids it before one that cuts it, the smaller share before the larger. */
export function bindingReason(verdict: Pick<Verdict, 'decision' | 'limit'>): DecisionReason | null {
  if (nothingToCut(verdict)) return null
  const binding = (verdict.decision?.reasons ?? []).filter(
    ({ limitFactor: factor }) => factor === null || (factor !== undefined && factor < 1),
  )
  return binding.toSorted((a, b) => (a.limitFactor ?? -1) - (b.limitFactor ?? -1))[0] ?? null
}
