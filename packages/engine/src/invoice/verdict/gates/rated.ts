/** What grade, risk and limit come to beside each other. */

import type { Gate } from '../../../kit/verdict/gate.ts'
import { SMALL_AMOUNT_MAX_WAN } from '../../../report/limit/terms.ts'
import { LIMIT_SAYS } from '../../limit/words.ts'
import type { RatedInput } from '../input.ts'
import { VERDICT_TABLE } from '../table.ts'
import { GATES_SAYS } from './words.ts'

const { limit: shares, grades, refusingRules } = VERDICT_TABLE
const PLATFORM = GATES_SAYS.defaultTablePlatform

const names = (rules: readonly { name: string }[]): string[] => rules.map(({ name }) => name)

/** There is an amount that a gate can cut, and that clearing its matter gives back. */
const lends = ({ suggest }: RatedInput['limit']): boolean => suggest !== null && suggest > 0

const shareOf = (limit: RatedInput['limit'], share: number) =>
  lends(limit) ? { limitFactor: share } : {}

/** What clearing the matters of a gate changes. `amount`: said where an amount waits for it. */
const cleared = (limit: RatedInput['limit'], amount: string): string =>
  lends(limit) ? amount : GATES_SAYS.clearedNothing

/** Why there is nothing to lend: nothing to compute with, no need of working capital, or too little. */
function withoutLimit({ suggest, legs }: RatedInput['limit']) {
  if (suggest === null)
    return {
      text: GATES_SAYS.dataAtHand,
      ask: GATES_SAYS.pleaseAddTax,
    }
  const chosen = legs.some(({ name }) => name === LIMIT_SAYS.smallAmountSimplified)
  if (!chosen && legs.some(({ name, value }) => name === LIMIT_SAYS.workingCapital && value === 0))
    return {
      text: GATES_SAYS.latestAnnualStatements,
      ask: GATES_SAYS.ifMoreFunds,
      change: GATES_SAYS.smallAmountPossible({ most: SMALL_AMOUNT_MAX_WAN * 10_000 }),
    }
  return { text: GATES_SAYS.limitComputedBelow, ask: GATES_SAYS.pleaseAddMaterial }
}

export const RATED_GATES: readonly Gate<RatedInput>[] = [
  {
    id: 'G-GRADE-REJECT',
    about: 'GRADE',
    title: GATES_SAYS.gradeLeastB,
    threshold: GATES_SAYS.gradesGradesReject({ grades: grades.reject }),
    source: GATES_SAYS.gradeFactorSource,
    judge({ score }) {
      if (!grades.reject.includes(score.grade)) return null
      return {
        level: 'REJECT',
        limitFactor: null,
        text: GATES_SAYS.belowB({ grade: score.grade }),
        change: GATES_SAYS.itCanBe,
      }
    },
  },
  {
    id: 'G-RISK-HIGH',
    about: 'RISK',
    title: GATES_SAYS.notHigh,
    threshold: GATES_SAYS.highRiskNo({ rules: refusingRules }),
    source: PLATFORM,
    judge({ risk, limit, build: { rules } }) {
      if (risk.level !== 'HIGH' || rules.some((r) => r.result === 'HIT' && r.redLine)) return null
      const hits = rules.filter((r) => r.result === 'HIT' && r.level === 'HIGH')
      return {
        level: hits.length >= refusingRules ? 'REJECT' : 'REVIEW',
        limitFactor: null,
        text: GATES_SAYS.highRisk({ rules: names(hits) }),
        rules: hits.map(({ id }) => id),
        evidence: hits.flatMap(({ evidence }) => evidence),
        ask: GATES_SAYS.explain({ rules: names(hits) }),
        change: cleared(limit, GATES_SAYS.clearedLimit),
      }
    },
  },
  {
    id: 'G-HIGH-RULE',
    about: 'RISK',
    title: GATES_SAYS.noHighRule,
    threshold: GATES_SAYS.highLevelRule({ share: shares.highRule }),
    source: PLATFORM,
    judge({ risk, limit, build: { rules } }) {
      if (risk.level === 'HIGH') return null
      const hits = rules.filter((r) => r.result === 'HIT' && r.level === 'HIGH')
      if (hits.length === 0) return null
      return {
        level: 'REVIEW',
        ...shareOf(limit, shares.highRule),
        text: GATES_SAYS.highRule({ rules: names(hits) }),
        rules: hits.map(({ id }) => id),
        evidence: hits.flatMap(({ evidence }) => evidence),
        ask: GATES_SAYS.explain({ rules: names(hits) }),
        change: cleared(limit, GATES_SAYS.clearedWhole),
      }
    },
  },
  {
    id: 'G-RISK-MEDIUM',
    about: 'RISK',
    title: GATES_SAYS.notMedium,
    threshold: GATES_SAYS.mediumRiskShare({ share: shares.mediumRisk }),
    source: PLATFORM,
    judge({ risk, limit, build: { rules } }) {
      const hits = rules.filter((r) => r.result === 'HIT')
      if (risk.level !== 'MEDIUM' || hits.some((r) => r.level === 'HIGH')) return null
      return {
        level: 'REVIEW',
        ...shareOf(limit, shares.mediumRisk),
        text: GATES_SAYS.mediumRisk({ rules: names(hits) }),
        rules: hits.map(({ id }) => id),
      }
    },
  },
  {
    id: 'G-RISK-UNJUDGED',
    about: 'RISK',
    title: GATES_SAYS.mostJudged,
    threshold: GATES_SAYS.lessThanHalf({ share: shares.unjudgedRisk }),
    source: PLATFORM,
    judge({ risk, limit }) {
      if (risk.level !== null) return null
      return {
        level: 'REVIEW',
        ...shareOf(limit, shares.unjudgedRisk),
        text: GATES_SAYS.fewJudged({ rules: risk.rules!, judged: risk.judged! }),
        ask: GATES_SAYS.pleaseAddRegistration,
        change: GATES_SAYS.moreDataLevel,
      }
    },
  },
  {
    id: 'G-GRADE-REVIEW',
    about: 'GRADE',
    title: GATES_SAYS.gradeLeastBbb,
    threshold: GATES_SAYS.gradesGradesReview({ grades: grades.review }),
    source: PLATFORM,
    judge({ score }) {
      if (!grades.review.includes(score.grade)) return null
      return {
        level: 'REVIEW',
        text: GATES_SAYS.needsReview({ grade: score.grade }),
        change: GATES_SAYS.itCanBe,
      }
    },
  },
  {
    id: 'G-LIMIT',
    about: 'LIMIT',
    title: GATES_SAYS.limitComputed,
    threshold: GATES_SAYS.limitBelow10,
    source: 'domain §6.3',
    judge({ limit, score }) {
      if (lends(limit)) return null
      if (grades.reject.includes(score.grade)) return null
      return {
        level: 'REVIEW',
        ...withoutLimit(limit),
      }
    },
  },
  {
    id: 'G-LEGAL-REP',
    about: 'POLICY',
    title: GATES_SAYS.representativeStays,
    threshold: GATES_SAYS.representativeStaysThreshold,
    source: GATES_SAYS.representativeStaysSource,
    judge({ build: { rules } }) {
      const hit = rules.find((r) => r.id === 'R-046' && r.result === 'HIT')
      if (!hit) return null
      return {
        level: 'REVIEW',
        text: hit.text,
        rules: [hit.id],
        ask: GATES_SAYS.pleaseGiveReason,
      }
    },
  },
]
