/** What is told beside applications: consents of the bank-tax link as the tax report counts them (ML-05), and open loans (ML-07). */
import { namesOf } from '@xinjian/format/say/words'
import { input, without } from '../../kit/outcome.ts'
import { AUTH_FIGURE, authsCounted } from '../../tax/faces/auth-part.ts'
import type { IndicatorDefinition } from '../context.ts'
import { openLoans } from '../records/loans.ts'
import { institutionsOf, legsOf } from '../records/seen.ts'
import { loansSilence } from '../told.ts'
import { LENDING_SAYS } from '../words.ts'
import { figure, noted, whereTold } from './define.ts'
import { LENDING_INDICATOR_SAYS as SAYS } from './words.ts'

export const BESIDE_INDICATORS: readonly IndicatorDefinition[] = [
  figure({
    ...AUTH_FIGURE,
    compute: ({ facts, asOf }, _, { window }) =>
      facts.bankTax === null
        ? without('NO_DATA', SAYS.noAuths)
        : authsCounted(facts.bankTax, asOf, window),
  }),
  figure({
    id: 'ML-07',
    names: namesOf(SAYS, 'lenders'),
    unit: 'parties',
    formula: SAYS.lendersFormula,
    variants: [{ window: 'asOf', threshold: 'ML-07' }],
    compute: whereTold((context) => {
      const { open, untold } = openLoans(context)
      const n = institutionsOf(open)
      // Some may be more: within the lines it is not known to be.
      const within = n <= context.rules.flags['ML-07'].yellow[0].value
      return noted(
        {
          value: n,
          ...(untold.length > 0 && within ? { flagOn: null } : {}),
          inputs: [
            input(SAYS.inputInstitutions, n, 'parties'),
            input(SAYS.inputLoans, open.length, 'entries'),
          ],
          evidence: legsOf(open),
        },
        [untold.length > 0 ? LENDING_SAYS.openLoans({ n: untold.length }) : undefined],
      )
    }, loansSilence),
  }),
]
