/** What grade, risk and limit come to beside each other. */
import { percent } from '@xinjian/format/say/figures'
import type { Gate } from '../../../kit/verdict/gate.ts'
import { SMALL_AMOUNT_MAX_WAN } from '../../../report/limit/terms.ts'
import type { RatedInput } from '../input.ts'
import { VERDICT_TABLE } from '../table.ts'

const { limit: shares, grades, refusingRules } = VERDICT_TABLE
const PLATFORM = '平台默认裁决表；domain §4、§6.2'

const names = (rules: readonly { name: string }[]): string =>
  rules.map(({ name }) => name).join('、')

/** There is an amount that a gate can cut, and that clearing its matter gives back. */
const lends = ({ suggest }: RatedInput['limit']): boolean => suggest !== null && suggest > 0

const shareOf = (limit: RatedInput['limit'], share: number) =>
  lends(limit) ? { limitFactor: share } : {}

/** What clearing the matters of a gate changes. `amount`: said where an amount waits for it. */
const cleared = (limit: RatedInput['limit'], amount: string): string =>
  `上述事项核实排除后${lends(limit) ? amount : '，此项不再影响结论'}。`

/** Why there is nothing to lend: nothing to compute with, no need of working capital, or too little. */
function withoutLimit({ suggest, legs }: RatedInput['limit']) {
  if (suggest === null)
    return {
      text: '现有数据不能测算参考额度。',
      ask: '请补充缴款信息、财务报表或银行流水，以便测算额度。',
    }
  const chosen = legs.some(({ name }) => name === '小额简化测算')
  if (!chosen && legs.some(({ name, value }) => name === '营运资金' && value === 0))
    return {
      text: '按最近年度报表测算，自有资金与现有借款已覆盖营运资金需要，没有新增额度。',
      ask: '如有新增资金需求，请提供订单、合同等用途证明。',
      change: `本机构选用小额简化测算后，可给出不超过${SMALL_AMOUNT_MAX_WAN}万元的小额额度。`,
    }
  return { text: '测算的参考额度不足1万元。', ask: '请补充可佐证经营规模的材料。' }
}

export const RATED_GATES: readonly Gate<RatedInput>[] = [
  {
    id: 'G-GRADE-REJECT',
    about: 'GRADE',
    title: '评级不低于B',
    threshold: `评级${grades.reject.join('、')}建议拒绝`,
    source: 'domain §6.3 评级系数为零',
    judge({ score }) {
      if (!grades.reject.includes(score.grade)) return null
      return {
        level: 'REJECT',
        limitFactor: null,
        text: `评级${score.grade}，低于可给予额度的最低等级B。`,
        change: '扣分最多的各项改善后可重新评级。',
      }
    },
  },
  {
    id: 'G-RISK-HIGH',
    about: 'RISK',
    title: '风险等级不为高',
    threshold: `风险等级为高，不给额度，须人工复核；高级别规则命中${refusingRules}条及以上，建议拒绝`,
    source: PLATFORM,
    judge({ risk, limit, build: { rules } }) {
      if (risk.level !== 'HIGH' || rules.some((r) => r.result === 'HIT' && r.redLine)) return null
      const hits = rules.filter((r) => r.result === 'HIT' && r.level === 'HIGH')
      return {
        level: hits.length >= refusingRules ? 'REJECT' : 'REVIEW',
        limitFactor: null,
        text: `风险等级为高，命中${names(hits)}。`,
        rules: hits.map(({ id }) => id),
        evidence: hits.flatMap(({ evidence }) => evidence),
        ask: `请就${names(hits)}提供说明与证明材料。`,
        change: cleared(limit, '可给出额度'),
      }
    },
  },
  {
    id: 'G-HIGH-RULE',
    about: 'RISK',
    title: '没有高级别规则命中',
    threshold: `命中高级别规则，额度按${percent(shares.highRule)}，须人工复核`,
    source: PLATFORM,
    judge({ risk, limit, build: { rules } }) {
      if (risk.level === 'HIGH') return null
      const hits = rules.filter((r) => r.result === 'HIT' && r.level === 'HIGH')
      if (hits.length === 0) return null
      return {
        level: 'REVIEW',
        ...shareOf(limit, shares.highRule),
        text: `命中高级别规则：${names(hits)}。`,
        rules: hits.map(({ id }) => id),
        evidence: hits.flatMap(({ evidence }) => evidence),
        ask: `请就${names(hits)}提供说明与证明材料。`,
        change: cleared(limit, '额度不再折减'),
      }
    },
  },
  {
    id: 'G-RISK-MEDIUM',
    about: 'RISK',
    title: '风险等级不为中',
    threshold: `风险等级为中，额度按${percent(shares.mediumRisk)}，须人工复核`,
    source: PLATFORM,
    judge({ risk, limit, build: { rules } }) {
      const hits = rules.filter((r) => r.result === 'HIT')
      if (risk.level !== 'MEDIUM' || hits.some((r) => r.level === 'HIGH')) return null
      return {
        level: 'REVIEW',
        ...shareOf(limit, shares.mediumRisk),
        text: `风险等级为中，命中${names(hits)}。`,
        rules: hits.map(({ id }) => id),
      }
    },
  },
  {
    id: 'G-RISK-UNJUDGED',
    about: 'RISK',
    title: '风险规则多数可判断',
    threshold: `可判断的规则不足半数，不说风险等级，额度按${percent(shares.unjudgedRisk)}`,
    source: PLATFORM,
    judge({ risk, limit }) {
      if (risk.level !== null) return null
      return {
        level: 'REVIEW',
        ...shareOf(limit, shares.unjudgedRisk),
        text: `${risk.rules}条风险规则只能判断${risk.judged}条，不足以给出风险等级。`,
        ask: '请补充登记信息、发票明细与开票时间，以便判断其余规则。',
        change: '补充数据后可给出风险等级。',
      }
    },
  },
  {
    id: 'G-GRADE-REVIEW',
    about: 'GRADE',
    title: '评级不低于BBB',
    threshold: `评级${grades.review.join('、')}须人工复核`,
    source: PLATFORM,
    judge({ score }) {
      if (!grades.review.includes(score.grade)) return null
      return {
        level: 'REVIEW',
        text: `评级${score.grade}，须人工复核。`,
        change: '扣分最多的各项改善后可重新评级。',
      }
    },
  },
  {
    id: 'G-LIMIT',
    about: 'LIMIT',
    title: '能测算出额度',
    threshold: '参考额度不足1万元或不能测算，须人工复核',
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
    title: '法定代表人近期未变更',
    threshold: '命中 R-046（频繁变更法人，或180天内变更）须人工复核',
    source: 'domain §6.2 硬拒清单：法人变更≤180天复核',
    judge({ build: { rules } }) {
      const hit = rules.find((r) => r.id === 'R-046' && r.result === 'HIT')
      if (!hit) return null
      return {
        level: 'REVIEW',
        text: hit.text,
        rules: [hit.id],
        ask: '请提供法定代表人变更的原因与新任法定代表人的资信材料。',
      }
    },
  },
]
