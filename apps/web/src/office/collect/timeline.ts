import type { DataOf } from '@xinjian/contract/endpoint'
import type { board } from '@xinjian/contract/nouns/board'
import { DATASETS } from '@xinjian/format/datasets/datasets'
import { instant } from '../../reports/format/instant.ts'

export type Step = DataOf<typeof board.collectTimeline>[number]

export interface Digest {
  startedAt: string
  /** First to last step, milliseconds. */
  spentMs: number
  /** Answers of the bureau, and the time spent waiting for them. */
  bureauCalls: number
  bureauMs: number
  retries: number
  failures: number
  /** Last word on each data set, in the order it was first asked for. */
  datasets: { dataset: string; text: string; ok: boolean; ms: number | null }[]
}

const IS_DATASET: ReadonlySet<string> = new Set<string>(DATASETS)

/** Figures above the steps; null while there are none. */
export function digestOf(steps: readonly Step[]): Digest | null {
  const first = steps[0]
  const last = steps.at(-1)
  if (!first || !last) return null
  const bureau = steps.filter((s) => s.actor === 'BUREAU')
  const latest = new Map<string, Digest['datasets'][number]>()
  for (const { step, text, ok, ms } of steps)
    if (IS_DATASET.has(step)) latest.set(step, { dataset: step, text, ok, ms })
  return {
    startedAt: first.at,
    spentMs: new Date(last.at).getTime() - new Date(first.at).getTime(),
    bureauCalls: bureau.length,
    bureauMs: bureau.reduce((sum, s) => sum + (s.ms ?? 0), 0),
    retries: steps.filter((s) => s.step === 'RETRY').length,
    failures: steps.filter((s) => !s.ok).length,
    datasets: [...latest.values()],
  }
}

export interface PlacedStep extends Step {
  n: number
  /** China's date, where it differs from that of the step shown above; else null. */
  day: string | null
  /** Time since the step before, when it is long enough to be a pause of a person or of the bureau; else null. */
  pauseMs: number | null
}

const PAUSE_MS = 30_000

const dayOf = (step: Step | undefined): string => (step ? instant(step.at).slice(0, 10) : '')

/** Steps with their numbers, days and the pauses between them; `trouble` keeps what failed or was tried again. */
export function placed(steps: readonly Step[], trouble: boolean): PlacedStep[] {
  return steps
    .map((step, i) => {
      const before = steps[i - 1]
      const gap = before
        ? new Date(step.at).getTime() - new Date(before.at).getTime() - (step.ms ?? 0)
        : 0
      return { ...step, n: i + 1, pauseMs: gap >= PAUSE_MS ? gap : null }
    })
    .filter((step) => !trouble || !step.ok || step.step === 'RETRY')
    .map((step, i, shown) => ({
      ...step,
      day: dayOf(step) === dayOf(shown[i - 1]) ? null : dayOf(step),
    }))
}
