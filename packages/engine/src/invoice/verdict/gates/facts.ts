/** Facts that need no rating: red lines, registration, dormancy, arrears. They hold however little else is known. */
import { amount } from '@xinjian/format/say/figures'
import type { Gate } from '../../../kit/verdict/gate.ts'
import { redLineGate } from '../../../kit/verdict/gates/red-line.ts'
import type { RuleResult } from '../../../report/document.ts'
import { sum, validCount } from '../../context/month-series.ts'
import type { GroundInput } from '../input.ts'
import { monthsOf } from '../months-of.ts'
import { VERDICT_TABLE } from '../table.ts'

const HARD = 'domain §6.2 硬拒'

/** The rule of the taxes on arrears. Where it is judged and refuses, it tells the fact, and this gate need not. */
const ARREARS = 'R-001'
const isRedLine = (rules: readonly RuleResult[]): boolean =>
  rules.some(({ id, result, redLine }) => id === ARREARS && result === 'HIT' && redLine)

export const FACT_GATES: readonly Gate<GroundInput>[] = [
  {
    id: 'G-STATUS',
    about: 'RED_LINE',
    title: '登记状态正常',
    threshold: `登记状态为${VERDICT_TABLE.dead.join('、')}即拒绝`,
    source: HARD,
    judge({ build: { context } }) {
      const { registrationStatus: status } = context.facts.registration
      if (!status || !VERDICT_TABLE.dead.some((word) => status.includes(word))) return null
      return {
        level: 'REJECT',
        certain: true,
        limitFactor: null,
        text: `企业登记状态为${status}。`,
        change: '登记状态恢复正常后可重新申请。',
      }
    },
  },
  {
    id: 'G-ARREARS',
    about: 'RED_LINE',
    title: '没有欠税',
    threshold: '欠税余额>0即拒绝',
    source: HARD,
    judge({ build }) {
      const owed = build.context.lending?.arrears
      if (!owed || owed <= 0 || isRedLine(build.rules)) return null
      return {
        level: 'REJECT',
        certain: true,
        limitFactor: null,
        text: `企业当前欠缴税款${amount(owed / 100)}元。`,
        rules: [ARREARS],
        change: '结清欠税并重新采集后可重新申请。',
        ask: '请提供欠税的成因与清缴凭证。',
      }
    },
  },
  redLineGate(({ build: { rules } }) => rules),
  {
    id: 'G-DORMANT',
    about: 'RED_LINE',
    title: '近12个月有开票',
    threshold: '近12个月销项采集完整而没有有效发票即拒绝',
    source: HARD,
    judge({ build: { context } }) {
      const { known, existed } = monthsOf(context, 'OUT')
      const valid = sum(context.out, context.span('L12'), validCount)
      if (valid > 0 || known === 0 || known < existed) return null
      return {
        level: 'REJECT',
        certain: true,
        limitFactor: null,
        text: `近12个月销项已采集${known}个月，没有一张有效发票。`,
        indicators: ['I-005.L12'],
        ask: '请企业说明是否停业，或以其他方式证明经营收入。',
        change: '恢复经营并开票满6个月后可重新申请。',
      }
    },
  },
]
