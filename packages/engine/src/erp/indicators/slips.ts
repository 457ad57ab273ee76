/** Slips of payments against the bank's lines: B-012. */
import { namesOf } from '@xinjian/format/say/words'
import { input, without } from '../../kit/outcome.ts'
import type { IndicatorDefinition } from '../definition.ts'
import { bankSlipsNamed } from '../evidence.ts'
import { ERP_SIGN_SAYS } from './sign-words.ts'

/** Of slips whose days no statement covers nothing is said. */
export const SLIP_INDICATOR: IndicatorDefinition = {
  id: 'B-012',
  names: namesOf(ERP_SIGN_SAYS, 'slips'),
  unit: 'count',
  formula: ERP_SIGN_SAYS.slipsFormula,
  variants: [{ window: 'asOf', threshold: 'B-012' }],
  missing: { rule: 'ANY', sources: ['BANK'] },
  evidence: 'ROWS',
  version: '1',
  source: 'platform',
  compute({ slips, lookingBack }) {
    if (lookingBack) return without('NO_DATA', ERP_SIGN_SAYS.slipsLookingBack)
    if (!slips) return without('NO_DATA', ERP_SIGN_SAYS.noSlips)
    const { found, absent, absentCount, outside } = slips
    if (found + absentCount === 0) return without('NO_DATA', ERP_SIGN_SAYS.slipsOutside)
    return {
      value: absentCount,
      inputs: [
        input(ERP_SIGN_SAYS.slipsAbsent, absentCount, 'count'),
        input(ERP_SIGN_SAYS.slipsFound, found, 'count'),
        input(ERP_SIGN_SAYS.slipsUncovered, outside, 'count'),
      ],
      evidence: absent.length > 0 ? [bankSlipsNamed(absent.map(({ key }) => key))] : [],
    }
  },
}
