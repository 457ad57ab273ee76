/** A verdict of each level on the sample report, as the engine would write it: what the first screen is looked at with. */
import type {
  Decision,
  DecisionLevel,
  DecisionReason,
  ReasonLevel,
  ReportDocument,
} from '@xinjian/engine/report/document'

const reason = (
  id: string,
  about: DecisionReason['about'],
  level: ReasonLevel,
  text: string,
  more: Partial<DecisionReason> = {},
): DecisionReason => ({
  id,
  about,
  level,
  text,
  threshold: '近12个月已知月份不少于10个',
  source: '示例准入办法第6条',
  evidence: [],
  ...more,
})

const GAP = reason('G-GAP', 'RISK', 'REVIEW', '近12个月最长连续64天未开票，需要了解停开的原因。', {
  limitFactor: 0.5,
  rules: ['R-028'],
  indicators: ['I-016.L12'],
  evidence: [
    { dataset: 'INVOICE', direction: 'OUT', from: '2025-12-19', to: '2026-02-21', rows: 'VALID' },
  ],
})
const CONCENTRATED = reason('G-TOP', 'RISK', 'REVIEW', '第一大客户占近12个月开票额的58.20%。', {
  rules: ['R-038'],
})
const VOUCHERS = reason(
  'G-RED-LINE',
  'RED_LINE',
  'REJECT',
  '取得异常凭证2张，命中红线，额度作废。',
  {
    limitFactor: null,
    rules: ['R-034'],
  },
)
const UNCOLLECTED = reason(
  'G-COVERAGE-OUT',
  'COVERAGE',
  'UNRATABLE',
  '近12个月销项发票只采集到5个月，少于评级所需的10个月。',
  { limitFactor: null },
)

const LEVELS: Record<DecisionLevel, { text: string; reasons: DecisionReason[] }> = {
  ADMIT: { text: '评分、风险与额度一致，未触及任何准入条件。', reasons: [] },
  CLEAR: { text: '就纳税数据看，已判断的规则均未命中。', reasons: [] },
  REVIEW: {
    text: '评分达到准入线，但有连续断票与客户集中，须人工核实后按减半的额度审议。',
    reasons: [
      GAP,
      CONCENTRATED,
      reason('G-LATE', 'FRESHNESS', 'REVIEW', '数据已有32天，请先更新。'),
    ],
  },
  REJECT: {
    text: '命中红线，不论评分高低，不建议准入。',
    reasons: [
      VOUCHERS,
      GAP,
      CONCENTRATED,
      reason('G-GRADE', 'GRADE', 'REVIEW', '等级低于准入线。'),
    ],
  },
  UNRATABLE: {
    text: '缺少近12个月中7个月的销项发票，补齐后才能评级。',
    reasons: [UNCOLLECTED],
  },
}

export const decisionOf = (level: DecisionLevel): Decision => ({
  table: 'gates-2026.1',
  level,
  ...LEVELS[level],
  changes:
    level === 'ADMIT' || level === 'CLEAR'
      ? []
      : ['补齐缺失月份的销项发票', '说明春节前后停开的原因并提供合同'],
  asks:
    level === 'ADMIT' || level === 'CLEAR'
      ? []
      : ['2025-06至2025-12的销项发票', '前三大客户的购销合同'],
  coverage: [
    { dataset: 'INVOICE_OUT', name: '销项发票', known: level === 'UNRATABLE' ? 5 : 12, months: 12 },
    { dataset: 'INVOICE_IN', name: '进项发票', known: 12, months: 12 },
  ],
  freshness: {
    judgedOn: '2026-03-14',
    lastRow: '2026-02-27',
    daysSinceLastRow: 15,
    lastCollected: '2026-03-14',
    daysSinceCollected: 0,
    flag: level === 'REVIEW' ? 'YELLOW' : 'GREEN',
    text: '最近一张销项发票 2026-02-27（15天前），数据采集至 2026-03-14。',
  },
  policies: [
    {
      id: 'P-TAX',
      name: '税票贷',
      source: '示例银行产品办法',
      result: 'UNKNOWN',
      chosen: false,
      checks: [
        { id: 'C1', title: '成立满2年', result: 'PASS', detail: '成立于2018-05-16' },
        { id: 'C2', title: '纳税信用B级以上', result: 'UNKNOWN', detail: '纳税信用等级未采集' },
      ],
    },
    {
      id: 'P-BANK',
      name: '发票贷',
      source: '本机构准入包',
      result: 'FAIL',
      chosen: true,
      checks: [
        { id: 'C3', title: '近12个月开票不低于100万元', result: 'PASS', detail: '1,864.23万元' },
        { id: 'C4', title: '连续断票不超过60天', result: 'FAIL', detail: '64天' },
      ],
    },
  ],
})

/** The document as an engine with a verdict writes it: what cannot be rated carries no score and no limit. */
export function withDecision(document: ReportDocument, level: DecisionLevel): ReportDocument {
  const { score, limit, risk } = document.verdict
  const decision = decisionOf(level)
  if (level === 'UNRATABLE')
    return { ...document, verdict: { decision, ...(risk && { risk: { ...risk, level: null } }) } }
  return {
    ...document,
    verdict: {
      decision,
      ...(score && { score }),
      ...(limit && { limit: level === 'REJECT' ? { ...limit, suggest: null } : limit }),
      ...(risk && { risk }),
    },
  }
}
