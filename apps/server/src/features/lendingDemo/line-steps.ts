/** The way to a credit line: who borrows, code, two consents, account. Each step takes the visit and gives it as it is behind it. */
import type { BodyOf, contract } from '@xinjian/contract'
import { DEMO_BORROWER, DEMO_LINE_DAYS, type DemoStep } from '@xinjian/contract/lending-demo/world'
import { formatDay } from '@xinjian/engine/kit/calendar/window'
import { Refusal } from '../../http/refusal.ts'
import { dayOfVisit } from './account.ts'
import type { VisitRecord } from './store.ts'
import { consentText } from './texts.ts'
import { LENDING_DEMO_SAYS as SAYS } from './words.ts'

type Calls = typeof contract.lendingDemo

export function mustStandAt({ step }: VisitRecord, ...steps: readonly DemoStep[]): void {
  if (!steps.includes(step)) throw new Refusal('STEP_NOT_ALLOWED', SAYS.tooEarly)
}

/** What is typed is held against the invented person, and neither kept nor told. */
function mustBeInvented(given: Partial<Record<keyof typeof DEMO_BORROWER, string>>): void {
  for (const [field, value] of Object.entries(given))
    if (value.replace(/\s/g, '').toUpperCase() !== DEMO_BORROWER[field as keyof typeof given])
      throw new Refusal('MALFORMED', SAYS.onlyInvented, field)
}

export function file(visit: VisitRecord, given: BodyOf<Calls['lendingFile']>): VisitRecord {
  mustStandAt(visit, 'FILE', 'CODE', 'CREDIT')
  mustBeInvented(given)
  const nothing = { enterprise_hash: null, person_hash: null, refused: false }
  return { ...visit, ...nothing, step: 'CODE', code: null, code_for: null }
}

export function consent(
  visit: VisitRecord,
  { of, hash, agree }: BodyOf<Calls['lendingConsent']>,
): VisitRecord {
  mustStandAt(visit, 'CREDIT')
  const none = { enterprise_hash: null, person_hash: null }
  if (!agree) return { ...visit, ...none, refused: false, step: 'FILE' }
  if (hash !== consentText(of).hash) throw new Refusal('CONTRACT_CHANGED', SAYS.textChanged)
  const next = { ...visit, [of === 'ENTERPRISE' ? 'enterprise_hash' : 'person_hash']: hash }
  if (!next.enterprise_hash || !next.person_hash) return { ...next, refused: false }
  // Both are there: the lender judges, and whoever is refused starts again at the consents.
  if (visit.fault === 'CREDIT_REFUSED') return { ...visit, ...none, refused: true }
  return { ...next, refused: false, step: 'ACCOUNT' }
}

const CARD_SAYS = {
  CARD_NAME: [SAYS.cardName, 'personName'],
  CARD_ID: [SAYS.cardId, 'idNo'],
  CARD_MOBILE: [SAYS.cardMobile, 'mobile'],
  CARD_KIND: [SAYS.cardKind, 'cardNo'],
  CARD_LOST: [SAYS.cardLost, 'cardNo'],
} as const

export function openAccount(
  visit: VisitRecord,
  given: BodyOf<Calls['lendingAccount']>,
): VisitRecord {
  mustStandAt(visit, 'ACCOUNT')
  mustBeInvented(given)
  const { fault } = visit
  if (fault === 'CARD_DOWN') throw new Refusal('UNAVAILABLE', SAYS.cardDown)
  if (fault in CARD_SAYS) {
    const [text, field] = CARD_SAYS[fault as keyof typeof CARD_SAYS]
    throw new Refusal('NAME_MISMATCH', text, field)
  }
  const today = dayOfVisit(visit)
  return {
    ...{ ...visit, step: 'READY', line_from: formatDay(today) },
    line_to: formatDay(today + DEMO_LINE_DAYS),
  }
}
