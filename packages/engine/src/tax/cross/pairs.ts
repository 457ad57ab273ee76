/** Two sources side by side, span by span: compared where both speak, and said why where one does not. */
import type { Fen } from '@xinjian/format'
import type { MonthWindow } from '../../kit/calendar/window.ts'
import { JOIN_SAYS } from '../../kit/words.ts'
import type { Evidence } from '../../report/evidence.ts'
import type { Figure } from './figures.ts'
import { CROSS_SAYS } from './words.ts'

export interface Pair {
  span: MonthWindow
  /** 2025-03, 2025年第1季度, 2025年. */
  words: string
  left: Figure
  right: Figure
}

export interface Compared {
  span: MonthWindow
  words: string
  left: Fen
  right: Fen
  /** left − right. */
  gap: Fen
  /** gap ÷ |base|; null without a base. */
  share: number | null
  evidence: Evidence
}

/** Which side a difference is measured against. */
export type Base = 'LEFT' | 'RIGHT'

export function compared(pairs: readonly Pair[], base: Base): Compared[] {
  return pairs.flatMap(({ span, words, left, right }) => {
    if (left.fen === null || right.fen === null) return []
    const gap = left.fen - right.fen
    const whole = Math.abs(base === 'LEFT' ? left.fen : right.fen)
    return [
      {
        span,
        words,
        left: left.fen,
        right: right.fen,
        gap,
        share: whole === 0 ? null : gap / whole,
        evidence: [...left.evidence, ...right.evidence],
      },
    ]
  })
}

export interface Silence {
  words: string
  why: string
}

/** What stands between a span and what is said of it. */
const OF = /度?的?/

/** Spans that cannot be compared, each with the reasons of its sides; a reason does not say the span again. */
export const silentPairs = (pairs: readonly Pair[]): Silence[] =>
  pairs.flatMap(({ words, left, right }) => {
    const whys = [left, right].flatMap((side) =>
      side.fen === null ? [side.why.replace(new RegExp(words + OF.source), '')] : [],
    )
    return whys.length === 0 ? [] : [{ words, why: [...new Set(whys)].join('，') }]
  })

const SAID = 3

/** `2025-03、2025-04等5期：未采集销项发票；…`; empty = everything was compared. */
export function silenceWords(silent: readonly Silence[]): string {
  const groups = Map.groupBy(silent, ({ why }) => why)
  const said = [...groups].slice(0, SAID).map(([why, of]) => {
    const periods = of.slice(0, SAID).map((each) => each.words)
    const which =
      of.length > SAID ? CROSS_SAYS.periodsMore({ periods, n: of.length }) : periods.join('、')
    return JOIN_SAYS.told({ one: which, other: why })
  })
  const rest = [...groups.values()].slice(SAID).reduce((sum, { length }) => sum + length, 0)
  return [...said, ...(rest > 0 ? [CROSS_SAYS.restPeriods({ n: rest })] : [])].join('；')
}

/** Spans whose difference goes beyond a share of the base, and beyond rounding; without a base any difference does. */
export const differing = (all: readonly Compared[], share: number, minFen: Fen): Compared[] =>
  all.filter(
    (each) => Math.abs(each.gap) > minFen && (each.share === null || Math.abs(each.share) > share),
  )
