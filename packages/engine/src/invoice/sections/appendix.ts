/** Section 14 指标附表: every indicator with formula and version, the uncomputable ones included. */

import { allIndicators, allRules } from '../../kit/sections/appendix.ts'
import { text } from '../../kit/sections/blocks.ts'
import type { Section } from '../../report/document.ts'
import type { ReportBuild } from '../definition.ts'
import { ENGINE_VERSION } from '../version.ts'

export function appendixSection(build: ReportBuild): Section {
  return {
    id: 's14-appendix',
    title: '指标附表',
    blocks: [
      text(
        'conventions',
        '除注明外，金额为价税合计净额(蓝票减红票)，红票计入红票开具当月，作废不计；窗口截至最近完整月，不含当月。',
        '“--”为0/0或分母为零，“新增”为比较期为零或金额过小，“未采集”为没有数据；没有数据不等于零，也不等于没有风险。',
        `计算版本 ${ENGINE_VERSION}`,
      ),
      allIndicators(build),
      allRules(build),
    ],
  }
}
