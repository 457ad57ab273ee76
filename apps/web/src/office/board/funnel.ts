import type { DataOf } from '@xinjian/contract/endpoint'
import type { board } from '@xinjian/contract/nouns/board'

export type Board = DataOf<typeof board.collectFunnel>
export type BureauRow = DataOf<typeof board.bureauBoard>[number]

export interface Bar {
  state: string
  name: string
  reached: number
  left: number
  /** Share of those who opened the link, 0…1. */
  share: number
  /** Share of those who reached the step before; null at the first step and after an empty one. */
  passed: number | null
  medianSeconds: number | null
  /** The step after which most people are missing; only where somebody is. */
  worst: boolean
}

export function barsOf(steps: Board['steps']): Bar[] {
  const all = steps[0]?.reached ?? 0
  const most = Math.max(0, ...steps.map((s) => s.left))
  return steps.map((step, i) => {
    const before = steps[i - 1]?.reached ?? 0
    return {
      ...step,
      share: all === 0 ? 0 : step.reached / all,
      passed: before === 0 ? null : step.reached / before,
      worst: most > 0 && step.left === most && steps.findIndex((s) => s.left === most) === i,
    }
  })
}

const RANK: Record<BureauRow['status'], number> = {
  CLOSED: 0,
  MAINTENANCE: 1,
  UNKNOWN: 2,
  UNSTABLE: 3,
  BUSY: 4,
  OPEN: 5,
}

/** How many bureaus stand at which status, worst first; statuses without a bureau are left out. */
export function tallyOf(rows: readonly BureauRow[]): { status: BureauRow['status']; n: number }[] {
  const counts = new Map<BureauRow['status'], number>()
  for (const { status } of rows) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts]
    .map(([status, n]) => ({ status, n }))
    .sort((a, b) => RANK[a.status] - RANK[b.status])
}
