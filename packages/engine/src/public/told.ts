/** How kinds of records were told: what stands in the place of records that are not known, and where those that are come from. */
import { PUBLIC_RECORDS, type PublicRecordKind } from '@xinjian/format/public-records/kinds'
import { vendorNames } from '@xinjian/format/public-records/vendors'
import { chinaInstant } from '../kit/calendar/calendar.ts'
import type { MissingReason } from '../report/document.ts'
import { withoutStop } from '../report/limit/without-stop.ts'
import type { PublicContext } from './context.ts'
import { PUBLIC_SAYS as SAYS } from './words.ts'

export const nameOf = (kind: PublicRecordKind): string => PUBLIC_RECORDS[kind].zh

export interface Silence {
  reason: MissingReason
  sentence: string
  /** The same without a stop. */
  words: string
}

const silence = (reason: MissingReason, sentence: string): Silence => ({
  ...{ reason, sentence },
  words: withoutStop(sentence),
})

const FAULTS: Readonly<Record<string, string>> = {
  TIMEOUT: SAYS.timeout,
  DOWN: SAYS.down,
  SHAPE: SAYS.shape,
  CUT: SAYS.cut,
  LIMIT: SAYS.limit,
}

/** Why nothing can be said of a kind; null = it was told, and no records are none. */
export function silenceOf({ facts }: PublicContext, kind: PublicRecordKind): Silence | null {
  const { state, fault } = facts.told[kind]
  const name = nameOf(kind)
  switch (state) {
    case 'TOLD':
      return null
    case 'UNTOLD':
      return silence('UNTOLD', SAYS.untold({ name }))
    case 'FAILED':
      return silence('FAILED', SAYS.failed({ name, fault: FAULTS[fault ?? ''] ?? SAYS.otherFault }))
    case 'UNASKED':
      return silence('NO_DATA', SAYS.unasked({ name }))
  }
}

/** As `silenceOf`, of what holds today: of an earlier month a list of today says nothing. */
export const silenceNow = (context: PublicContext, kind: PublicRecordKind): Silence | null =>
  silenceOf(context, kind) ??
  (context.lookingBack ? silence('NO_DATA', SAYS.lookingBack({ name: nameOf(kind) })) : null)

/** Day and minute of an answer, in China. */
export const toldAt = (at: string | null): string =>
  at === null ? '--' : chinaInstant(at).slice(0, 16).replace('T', ' ')

export const vendorOf = (vendor: string | null): string =>
  vendor === null ? '--' : vendorNames(vendor).zh
