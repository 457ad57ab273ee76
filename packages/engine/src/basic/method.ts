/** How the basic report is put together, and what may be done with it: printed in its last chapters. */
import type { Method } from '../kit/frame.ts'
import { CONVENTION, referenceStatement, STATEMENT, sourceStatement } from '../kit/method.ts'
import { WITHOUT_SOURCE } from './shown.ts'

/** Days after which a basic report of the same data is no longer taken for current (domain §3.14). */
export const CURRENT_DAYS = 7

export const METHOD: Method = {
  conventions: [
    '本报告只列示采集到的登记、投资方、变更、纳税信用、欠税与违法违章信息，不评分，不给出结论，也不建议额度。',
    '欠税与登记状态以最近一次采集时税务机关显示的为准，之后的变化不在其中。未采集的项目写明未采集，不视为没有。',
    `${WITHOUT_SOURCE}没有采集来源，本报告不作说明。`,
    `数据截至日距报告日超过${CURRENT_DAYS}天的，在首页注明并建议重新采集。`,
    CONVENTION.flags,
  ],
  statements: [
    sourceStatement('登记、投资方、纳税信用、欠税及违法违章信息'),
    referenceStatement('指标与规则提示'),
    STATEMENT.use,
    STATEMENT.objection,
    STATEMENT.authenticity,
  ],
}
