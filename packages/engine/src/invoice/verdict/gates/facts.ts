/** Facts that need no rating: red lines, registration, dormancy, arrears. They hold however little else is known. */

import type { Gate } from '../../../kit/verdict/gate.ts'
import { redLineGate } from '../../../kit/verdict/gates/red-line.ts'
import type { RuleResult } from '../../../report/document.ts'
import { sum, validCount } from '../../context/month-series.ts'
import type { GroundInput } from '../input.ts'
import { monthsOf } from '../months-of.ts'
import { VERDICT_TABLE } from '../table.ts'
import { GATES_SAYS } from './words.ts'

const HARD = GATES_SAYS.hardRefusals

/** The rule of the taxes on arrears. Where it is judged and refuses, it tells the fact, and this gate need not. */
const ARREARS = 'R-001'
const isRedLine = (rules: readonly RuleResult[]): boolean =>
  rules.some(({ id, result, redLine }) => id === ARREARS && result === 'HIT' && redLine)

export const FACT_GATES: readonly Gate<GroundInput>[] = [
  {
    id: 'G-STATUS',
    about: 'RED_LINE',
    title: GATES_SAYS.registered,
    threshold: GATES_SAYS.registeredThreshold({ dead: VERDICT_TABLE.dead }),
    source: HARD,
    judge({ build: { context } }) {
      const { registrationStatus: status } = context.facts.registration
      if (!status || !VERDICT_TABLE.dead.some((word) => status.includes(word))) return null
      return {
        level: 'REJECT',
        certain: true,
        limitFactor: null,
        text: GATES_SAYS.registeredAs({ status }),
        change: GATES_SAYS.enterpriseMayApply,
      }
    },
  },
  {
    id: 'G-ARREARS',
    about: 'RED_LINE',
    title: GATES_SAYS.noArrears,
    threshold: GATES_SAYS.arrearsRefuse,
    source: HARD,
    judge({ build }) {
      const owed = build.context.lending?.arrears
      if (!owed || owed <= 0 || isRedLine(build.rules)) return null
      return {
        level: 'REJECT',
        certain: true,
        limitFactor: null,
        text: GATES_SAYS.owes({ owed: owed / 100 }),
        rules: [ARREARS],
        change: GATES_SAYS.enterpriseMayApplyAnew,
        ask: GATES_SAYS.pleaseExplainArrears,
      }
    },
  },
  redLineGate(({ build: { rules } }) => rules),
  {
    id: 'G-DORMANT',
    about: 'RED_LINE',
    title: GATES_SAYS.tradedThisYear,
    threshold: GATES_SAYS.dormantThreshold,
    source: HARD,
    judge({ build: { context } }) {
      const { known, existed } = monthsOf(context, 'OUT')
      const valid = sum(context.out, context.span('L12'), validCount)
      if (valid > 0 || known === 0 || known < existed) return null
      return {
        level: 'REJECT',
        certain: true,
        limitFactor: null,
        text: GATES_SAYS.dormant({ known }),
        indicators: ['I-005.L12'],
        ask: GATES_SAYS.pleaseSayWhether,
        change: GATES_SAYS.enterpriseMayApplyAnewAfter,
      }
    },
  },
]
