/** Whose records the bureau keeps: a firm, and three persons of it. It knows them by the hash of their numbers alone. */
import { createHash } from 'node:crypto'
import type { LendingSubject } from '@xinjian/format/lending/records'
import { peopleOf } from '../world/filings/people.ts'
import type { Firm } from '../world/firm.ts'
import { makeIdNo, makeMobile } from '../world/identity.ts'
import { personName } from '../world/names.ts'
import { hashText, Rng } from '../world/random.ts'

export interface Subject {
  firm: Firm
  role: LendingSubject
  name: string
  /** ID number; of the firm its tax number. */
  number: string
  /** null = a firm has none. */
  mobile: string | null
  hash: string
}

export const hashOf = (number: string): string => createHash('sha256').update(number).digest('hex')

/** Mobiles of the registry's persons begin from 0. */
const FIRST_MOBILE = 9_999

export function subjectsOf(firm: Firm): Subject[] {
  const rng = new Rng(hashText(`lending-people:${firm.key}`))
  const [rep] = peopleOf(firm)
  const made = (role: LendingSubject, i: number) => ({
    role,
    name: personName(rng),
    number: makeIdNo(firm.areaCode, rng),
    mobile: makeMobile(FIRST_MOBILE - firm.ordinal * 2 - i),
  })
  return [
    { role: 'ENTERPRISE' as const, name: firm.name, number: firm.taxNo, mobile: null },
    { role: 'LEGAL_REP' as const, name: rep!.name, number: rep!.idNo, mobile: rep!.mobile },
    made('SPOUSE', 0),
    made('CONTROLLER', 1),
  ].map((one) => ({ ...one, firm, hash: hashOf(one.number) }))
}
