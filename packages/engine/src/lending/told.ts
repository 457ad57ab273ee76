/** How each subject was asked, and why nothing can be said of one. Not asked, not consented and no answer are never none. */
import type { LendingSubject } from '@xinjian/format/lending/records'
import { LENDING_NAMES } from '@xinjian/format/lending/words'
import { chinaInstant } from '../kit/calendar/calendar.ts'
import type { MissingReason } from '../report/document.ts'
import { withoutStop } from '../report/limit/without-stop.ts'
import type { LendingContext } from './context.ts'
import type { LendingSubjectFacts } from './facts.ts'
import { LENDING_SAYS as SAYS } from './words.ts'

export interface Silence {
  reason: MissingReason
  sentence: string
  /** The same without a stop. */
  words: string
}

const FAULTS: Readonly<Record<string, string>> = {
  TIMEOUT: SAYS.timeout,
  DOWN: SAYS.down,
  SHAPE: SAYS.shape,
  CUT: SAYS.cut,
  LIMIT: SAYS.limit,
  REFUSED: SAYS.refused,
}

const silence = (reason: MissingReason, sentence: string): Silence => ({
  ...{ reason, sentence },
  words: withoutStop(sentence),
})

export const roleName = (role: LendingSubject): string => LENDING_NAMES[role]

/** Why nothing can be said of a subject; null = it was told, and no records are none. */
export function silenceOf({ role, asked, fault }: LendingSubjectFacts): Silence | null {
  const who = roleName(role)
  switch (asked) {
    case 'TOLD':
      return null
    case 'FAILED':
      return silence('FAILED', SAYS.failed({ who, fault: FAULTS[fault ?? ''] ?? SAYS.otherFault }))
    case 'NO_CONSENT':
      return silence('NO_DATA', SAYS.noConsent({ who }))
    case 'UNNAMED':
      return silence('NO_DATA', SAYS.unnamed({ who }))
    case 'UNASKED':
      return silence('UNTOLD', SAYS.unasked({ who }))
  }
}

/** Of the enterprise: without it no figure says anything. A report without its line never asked. */
export function firmSilence({ facts }: LendingContext): Silence | null {
  const firm = facts.subjects.find(({ role }) => role === 'ENTERPRISE')
  return firm ? silenceOf(firm) : silence('UNTOLD', SAYS.unasked({ who: roleName('ENTERPRISE') }))
}

/** As `firmSilence`, of what stands open today: of an earlier month a balance of today says nothing. */
export const loansSilence = (context: LendingContext): Silence | null =>
  firmSilence(context) ?? (context.lookingBack ? silence('NO_DATA', SAYS.lookingBack) : null)

export const toldSubjects = ({ facts }: LendingContext): LendingSubjectFacts[] =>
  facts.subjects.filter(({ asked }) => asked === 'TOLD')

/** Persons that are known and were not told: what they owe is not in any figure. */
export const silentPersons = ({ facts }: LendingContext): LendingSubjectFacts[] =>
  facts.subjects.filter(
    ({ role, asked }) => role !== 'ENTERPRISE' && asked !== 'TOLD' && asked !== 'UNNAMED',
  )

/** Of whom a figure is, where it is not of everybody known. */
export function countedOf(
  context: LendingContext,
): { names: string[]; silent: string[] } | undefined {
  const silent = silentPersons(context)
  if (silent.length === 0) return undefined
  return {
    names: toldSubjects(context).map(({ role }) => roleName(role)),
    silent: silent.map((subject) => silenceOf(subject)!.words),
  }
}

/** The same as a note of a figure. */
export function countedNote(context: LendingContext): string | undefined {
  const counted = countedOf(context)
  return counted && SAYS.counted(counted)
}

/** Day and minute of an answer, in China. */
export const toldAt = (at: string | null): string =>
  at === null ? '--' : chinaInstant(at).slice(0, 16).replace('T', ' ')
