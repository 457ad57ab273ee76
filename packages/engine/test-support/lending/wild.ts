/** Lending facts that nobody would make up: any subject in any state, any event at any time of two years. */
import {
  INSTITUTION_TYPES,
  LENDING_ASKED,
  LENDING_EVENTS,
  LENDING_SUBJECTS,
} from '@xinjian/format/lending/records'
import type { HeldLendingRecord, LendingSubjectFacts, LoanFacts } from '../../src/lending/facts.ts'
import { random } from '../random.ts'
import { AT, loanFacts } from './facts.ts'

const DAY_MS = 86_400_000

/** `told`: the enterprise was told. */
export function wildLoans(seed: number, told = true): LoanFacts {
  const chance = random(seed)
  const below = (n: number) => Math.floor(chance.next() * n)
  const one = <T>(of: readonly T[]): T => of[below(of.length)]!
  const subjects = LENDING_SUBJECTS.map((role): LendingSubjectFacts => {
    const asked =
      role === 'ENTERPRISE' ? (told ? 'TOLD' : one(LENDING_ASKED.slice(1))) : one(LENDING_ASKED)
    const known = asked === 'TOLD'
    return {
      ...{ role, name: '某**', consentNo: known ? `C-${role}` : null, asked },
      ...{ at: known ? AT : null, vendor: known ? one(['a', 'b']) : null },
      fault: asked === 'FAILED' ? one(['TIMEOUT', 'DOWN', 'SHAPE', 'CUT', 'LIMIT']) : null,
    }
  })
  const band = () => {
    const from = below(50) * 10_000
    return one([null, { from: 0, to: 0 }, { from, to: from + 100_000 }, { from, to: null }])
  }
  const records = Array.from({ length: below(60) }, (_, i): HeldLendingRecord => {
    const instant = new Date(Date.parse('2026-11-22T00:00:00Z') - below(800) * DAY_MS)
    const day = instant.toISOString().slice(0, 10)
    const clock = `${String(below(24)).padStart(2, '0')}:${String(below(60)).padStart(2, '0')}:00`
    return {
      ...{ key: `r${i}`, subject: one(LENDING_SUBJECTS), event: one(LENDING_EVENTS) },
      ...{ institution: one(INSTITUTION_TYPES), institutionCode: `I${below(9)}` },
      at: below(5) === 0 ? day : `${day}T${clock}`,
      ...{ amount: band(), balance: band(), dueOn: one([null, '2026-11-20', '2027-05-01']) },
      overdueMonths: one([null, 0, 1, 3]),
    }
  })
  return loanFacts({ subjects, records })
}
