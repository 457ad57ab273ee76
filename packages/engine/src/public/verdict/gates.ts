/** Gates of both parts: whether enough was told, and what only may be of the enterprise or only may hold. */
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import type { Gate, GateFinding } from '../../kit/verdict/gate.ts'
import type { Freshness } from '../../report/document.ts'
import type { PublicBuild, PublicContext } from '../context.ts'
import { legsOf, type Seen, seen } from '../records/seen.ts'
import { nameOf, silenceNow } from '../told.ts'
import { PUBLIC_SAYS } from '../words.ts'
import { PUBLIC_GATE_SAYS as SAYS } from './words.ts'

export interface PublicInput {
  build: PublicBuild
  freshness: Freshness
  /** Whether a report around judged this rule by what was collected on that day (ISO) or later. Absent = by nothing else. */
  settles?(rule: string, day: string): boolean
}
export type PublicGate = Gate<PublicInput>

/** Without the main records of a part nothing is known of it, and a part of them is not the whole. */
export const toldGate = (
  id: string,
  part: string,
  kinds: readonly PublicRecordKind[],
): PublicGate => ({
  id,
  about: 'COVERAGE',
  title: SAYS.toldTitle({ part }),
  threshold: SAYS.toldLine({ names: kinds.map(nameOf) }),
  source: SAYS.source,
  judge({ build: { context } }) {
    const mute = kinds.filter((kind) => silenceNow(context, kind) !== null)
    if (mute.length === 0) return null
    const names = mute.map(nameOf)
    return {
      level: mute.length === kinds.length ? 'UNRATABLE' : 'REVIEW',
      text: SAYS.someSilent({ silent: mute.map((kind) => silenceNow(context, kind)!.words) }),
      ask: SAYS.askAgain({ names }),
      change: SAYS.changeTold({ names }),
    }
  },
})

/** Records that stand against the enterprise; what is open to objection is said to be. */
export const against = (
  text: string,
  records: readonly Seen[],
  more: Partial<GateFinding> = {},
): GateFinding => {
  const n = records.filter(({ record }) => record.disputed).length
  return {
    level: 'REVIEW',
    text: n > 0 ? PUBLIC_SAYS.sentences({ parts: [text, PUBLIC_SAYS.disputedNote({ n })] }) : text,
    evidence: legsOf(records),
    ask: SAYS.settle,
    change: SAYS.gone,
    ...more,
  }
}

const listedBy = (records: readonly Seen[]): string[] =>
  [...Map.groupBy(records, ({ kind }) => kind)].map(([kind, of]) =>
    SAYS.counted({ name: nameOf(kind), n: of.length }),
  )

const of = (
  context: PublicContext,
  kinds: readonly PublicRecordKind[],
  which: 'certain' | 'suspected',
): Seen[] => kinds.flatMap((kind) => seen(context, kind)[which])

/** What may be of the enterprise is for a person, and never counts as certain. */
export const suspectedGate = (kinds: readonly PublicRecordKind[]): PublicGate => ({
  id: 'G-SUSPECTED',
  about: 'RISK',
  title: SAYS.suspectedTitle,
  threshold: SAYS.suspectedLine,
  source: SAYS.source,
  judge({ build: { context } }) {
    const maybe = of(context, kinds, 'suspected').filter(({ validity }) => validity !== 'PAST')
    if (maybe.length === 0) return null
    return {
      level: 'REVIEW',
      text: SAYS.suspectedText({ n: maybe.length, names: listedBy(maybe) }),
      evidence: legsOf(maybe),
      ask: SAYS.askSuspected,
    }
  },
})

export const openGate = (kinds: readonly PublicRecordKind[]): PublicGate => ({
  id: 'G-OPEN',
  about: 'RISK',
  title: SAYS.openTitle,
  threshold: SAYS.openLine,
  source: SAYS.source,
  judge({ build: { context } }) {
    const open = of(context, kinds, 'certain').filter(({ validity }) => validity === 'OPEN')
    if (open.length === 0) return null
    return {
      level: 'REVIEW',
      text: SAYS.openText({ n: open.length, names: listedBy(open) }),
      evidence: legsOf(open),
    }
  },
})
