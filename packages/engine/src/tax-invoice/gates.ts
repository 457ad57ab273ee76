/** Gates that only the two sources together have. */

import { workingCapitalLeg } from '../invoice/part.ts'
import type { JointSources } from '../joint/sources.ts'
import type { Gate } from '../kit/verdict/gate.ts'
import { type KnownMonths, knownMonths, monthList } from '../kit/verdict/known-months.ts'

/** Rules on facts of the bureau that a lender must not take for settled while nobody looked. */
const MUST_KNOW = ['R-003', 'R-067']

const unknownGate: Gate<JointSources> = {
  id: 'G-TAX-UNKNOWN',
  about: 'COVERAGE',
  title: '信用等级与违法违章可以判断',
  threshold: '纳税信用等级、涉税处罚任一不能判断须人工复核',
  source: 'domain §6.2 硬拒清单：D级、涉税犯罪',
  judge({ all }) {
    const open = all.rules.filter(
      ({ id, result }) => MUST_KNOW.includes(id) && result === 'UNKNOWN',
    )
    if (open.length === 0) return null
    const names = open.map(({ name }) => name).join('、')
    return {
      level: 'REVIEW',
      text: `尚无法判断是否存在：${names}，不能视为没有。`,
      rules: open.map(({ id }) => id),
      ask: '请授权采集纳税信用评级与违法违章信息。',
      change: '上述信息采集后可重新判断。',
    }
  },
}

/** Months of the last twelve of which payments were looked at. */
export function paymentMonths({ build: { context } }: JointSources['tax']): KnownMonths {
  const span = context.span('L12')
  const none = { start: span.from, end: span.from - 1, states: [] }
  return knownMonths(context.states('TAX_PAYMENT') ?? none, span)
}

const paymentGate: Gate<JointSources> = {
  id: 'G-COVERAGE-PAYMENT',
  about: 'COVERAGE',
  title: '缴款信息采集完整',
  threshold: '近12个月缴款信息缺月即须人工复核',
  source: 'domain §3.1 缺失月份；平台默认裁决表',
  judge({ tax }) {
    const { known, missing } = paymentMonths(tax)
    if (missing.length === 0) return null
    return {
      level: 'REVIEW',
      text:
        known === 0
          ? '近12个月缴款信息未采集，实缴税款与滞纳金无法核对。'
          : `近12个月缴款信息缺${missing.length}个月（${monthList(missing)}），实缴税款与滞纳金不能完整核对。`,
      ask: '请授权采集近12个月缴款信息。',
      change: '补齐缴款信息后可重新判断。',
    }
  },
}

/** Working capital bounds the limit: without a year to compute it from, what is left would be larger for less known. */
const statementGate: Gate<JointSources> = {
  id: 'G-STATEMENT',
  about: 'LIMIT',
  title: '营运资金可以测算',
  threshold: '没有可用的完整年度资产负债表与利润表，营运资金无从测算，不给额度',
  source: 'domain §6.3 营运资金量测算',
  judge({ invoice }) {
    const { value, formula } = workingCapitalLeg(invoice.build)
    if (value !== null) return null
    const why = formula.slice(formula.lastIndexOf('；') + 1)
    return {
      level: 'REVIEW',
      limitFactor: null,
      text: `${why}，营运资金需要无从测算，参考额度不予给出。`,
      ask: '请授权采集或上传最近年度的资产负债表与利润表。',
      change: '取得可用的年度报表后可测算额度。',
    }
  },
}

export const JOINT_GATES: readonly Gate<JointSources>[] = [unknownGate, paymentGate, statementGate]
