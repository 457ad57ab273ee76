/**
 * The verdict of a report on public records: whether anything that was published stands against the enterprise. It knows neither income
 * nor taxes, so there is no score, no limit and no level of risk, and nobody is admitted.
 */
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import { chinaDay } from '../../kit/calendar/calendar.ts'
import { freshnessOf } from '../../kit/verdict/freshness.ts'
import { judgeGates, weigh } from '../../kit/verdict/gate.ts'
import { freshGate } from '../../kit/verdict/gates/freshness.ts'
import { hitsGate } from '../../kit/verdict/gates/hits.ts'
import { redLineGate } from '../../kit/verdict/gates/red-line.ts'
import { nothingAgainst } from '../../kit/verdict/nothing-against.ts'
import { DECISION_WORDS } from '../../kit/verdict/words.ts'
import type { Decision, Freshness } from '../../report/document.ts'
import { withoutStop } from '../../report/limit/without-stop.ts'
import type { PublicBuild, PublicContext } from '../context.ts'
import { nameOf, silenceOf } from '../told.ts'
import { openGate, type PublicGate, suspectedGate } from './gates.ts'
import { PUBLIC_GATE_SAYS as SAYS } from './words.ts'

/** A changed number is a new `version`, which the document carries. */
export const VERDICT_TABLE = {
  version: 'public-verdict-2026.1',
  freshness: { yellowDays: 7, redDays: 30, voidDays: 180, silentDays: 180 },
} as const

/** What a report is made of, as its verdict needs it. */
export interface Judged {
  /** 工商司法. */
  data: string
  kinds: readonly PublicRecordKind[]
  negative: readonly PublicRecordKind[]
  gates: readonly PublicGate[]
}

export const gatesOf = ({ gates, negative }: Judged): readonly PublicGate[] => [
  redLineGate(({ build: { rules } }) => rules),
  ...gates,
  freshGate(SAYS.lookup, VERDICT_TABLE.freshness),
  hitsGate(({ build: { rules } }) => rules),
  openGate(negative),
  suspectedGate(negative),
]

/** As old as the oldest answer that the report rests on. */
function freshness({ facts, day, lookingBack }: PublicContext, { kinds }: Judged): Freshness {
  const days = kinds.flatMap((kind) => {
    const { at } = facts.told[kind]
    return at === null ? [] : [chinaDay(at).day]
  })
  const oldest = days.length > 0 ? Math.min(...days) : null
  return freshnessOf(
    {
      ...{ judgedOn: day, lastRow: oldest, lastCollected: oldest, lookingBack },
      ...{ row: SAYS.lookup, measure: SAYS.rowMeasure },
    },
    VERDICT_TABLE.freshness,
  )
}

/** `warned`: names of the figures that page one warns of. */
export function publicDecision(
  build: PublicBuild,
  judged: Judged,
  warned: readonly string[] = [],
): Decision {
  const { context } = build
  const fresh = freshness(context, judged)
  const { level, reasons, changes, asks } = weigh(
    judgeGates(gatesOf(judged), { build, freshness: fresh }),
    'CLEAR',
  )
  const absent = judged.kinds.filter((kind) => silenceOf(context, kind) !== null).map(nameOf)
  const why = reasons[0]
    ? withoutStop(reasons[0].text)
    : nothingAgainst(judged.data, build.rules, absent, warned)
  return {
    table: VERDICT_TABLE.version,
    level,
    text: `${DECISION_WORDS[level]}：${why}。`,
    ...{ reasons, changes, asks },
    coverage: [],
    freshness: fresh,
    policies: [],
  }
}
