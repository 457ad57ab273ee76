import type { Gate } from '../../../kit/verdict/gate.ts'
import type { PolicyResult } from '../../../report/document.ts'
import { GATES_SAYS } from './words.ts'

/** The pack that the institution chose: what fails refuses, what cannot be said is for a person. */
export const POLICY_GATES: readonly Gate<{ policies: readonly PolicyResult[] }>[] = [
  {
    id: 'G-POLICY',
    about: 'POLICY',
    title: GATES_SAYS.packMet,
    threshold: GATES_SAYS.oneCheckChosen,
    source: 'domain §6.4',
    judge({ policies }) {
      const pack = policies.find(({ chosen }) => chosen)
      if (!pack || pack.result === 'PASS') return null
      const of = (result: string) =>
        pack.checks
          .filter((check) => check.result === result)
          .map(({ title, detail }) => `${title}（${detail}）`)
          .join('；')
      if (pack.result === 'FAIL')
        return {
          level: 'REJECT',
          limitFactor: null,
          text: GATES_SAYS.packFailed({ pack: pack.name, checks: of('FAIL') }),
          change: GATES_SAYS.packFailedChange({ pack: pack.name }),
        }
      return {
        level: 'REVIEW',
        text: GATES_SAYS.packOpen({ pack: pack.name, checks: of('UNKNOWN') }),
        ask: GATES_SAYS.packOpenAsk({ pack: pack.name }),
      }
    },
  },
]
