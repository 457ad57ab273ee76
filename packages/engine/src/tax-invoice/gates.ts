/** Gates that only the two sources together have. */

import type { JointSources } from '../joint/sources.ts'
import { percent } from '../kit/format.ts'
import type { Gate } from '../kit/verdict/gate.ts'
import { JOINT_TABLE } from './table.ts'

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
      text: `${names}无法判断，不能视为没有。`,
      rules: open.map(({ id }) => id),
      ask: '请授权采集纳税信用评级与违法违章信息。',
      change: '上述信息采集后可重新判断。',
    }
  },
}

const statementGate: Gate<JointSources> = {
  id: 'G-STATEMENT',
  about: 'LIMIT',
  title: '有完整年度的财务报表',
  threshold: `没有完整年度的资产负债表与利润表，参考额度按${percent(JOINT_TABLE.withoutStatement)}`,
  source: 'domain §6.3 营运资金量测算',
  judge({ facts }) {
    if (facts.invoice.lending?.statement) return null
    return {
      level: 'REVIEW',
      limitFactor: JOINT_TABLE.withoutStatement,
      text: facts.invoice.lending?.statementsCollected
        ? '已采集的财务报表没有完整年度，额度未经营运资金约束。'
        : '未采集财务报表，额度未经营运资金约束。',
      ask: '请授权采集或上传最近年度的资产负债表与利润表。',
      change: '取得年度报表后额度不再因此折减。',
    }
  },
}

export const JOINT_GATES: readonly Gate<JointSources>[] = [unknownGate, statementGate]
