/** Harmless explanations of what returns show (domain §4). */

import { optionalDay } from '../../kit/calendar/calendar.ts'
import { monthOfDay } from '../../kit/calendar/window.ts'
import type { TaxReportContext } from '../context.ts'
import type { SuppressionEntry } from '../definition.ts'
import { isSmallScale } from './indicators/borders.ts'
import { seenVat } from './seen.ts'
import { RETURN_SAYS } from './words.ts'

const QUARTER = 3

/** 新注册: founded less than six months ago. */
export function isNewlyRegistered({ facts, asOfMonth, rules }: TaxReportContext): boolean {
  const established = optionalDay(facts.registration.establishedOn)
  if (established === null) return false
  return asOfMonth - monthOfDay(established) < rules.suppression.newRegisteredMonths
}

export const RETURN_SUPPRESSION: readonly SuppressionEntry[] = [
  {
    id: 'NEW_REGISTERED',
    title: RETURN_SAYS.newlyFounded,
    // Whether returns come and come in time is a fact of the bureau, whatever the age.
    rules: [
      'R-007',
      'R-010',
      'R-011',
      'R-012',
      'R-013',
      'R-053',
      'R-054',
      'R-055',
      'R-056',
      'R-066',
    ],
    applies: isNewlyRegistered,
  },
  {
    id: 'SMALL_SCALE_QUARTERLY',
    title: RETURN_SAYS.smallByQuarter,
    rules: ['R-012', 'R-013'],
    applies(context) {
      const last = seenVat(context).at(-1)
      return isSmallScale(context) === true && (!last || last.to - last.from + 1 >= QUARTER)
    },
  },
  {
    id: 'ASSESSED_TAX',
    title: RETURN_SAYS.assessed,
    rules: ['R-011', 'R-056'],
    applies: ({ facts }) => /核定/.test(facts.registration.citMethod ?? ''),
  },
]
