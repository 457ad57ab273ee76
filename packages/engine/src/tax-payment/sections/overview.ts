/** Which months are known, who the firm is, and the figures of the cover. */
import { rulesHit } from '../../kit/sections/appendix.ts'
import { kpis } from '../../kit/sections/blocks.ts'
import { coverageChart } from '../../kit/sections/coverage.ts'
import type { Section } from '../../report/document.ts'
import type { ReportBuild } from '../definition.ts'

const TAXPAYER = { GENERAL: '一般纳税人', SMALL: '小规模纳税人', INDIVIDUAL: '个体工商户' } as const

export function qualitySection(build: ReportBuild): Section {
  const { context } = build
  const sources = [{ name: '缴款信息', series: context.series }]
  return {
    id: 's00-quality',
    title: '数据范围与风险提示',
    blocks: [coverageChart(context, sources, '缴款'), rulesHit(build)],
  }
}

export function overviewSection({ context, indicator }: ReportBuild): Section {
  const r = context.facts.registration
  return {
    id: 's01-overview',
    title: '纳税概览',
    blocks: [
      kpis({ indicator }, 'overview-kpis', [
        'T-008.L12',
        'T-008.L24',
        'T-008.L36',
        'T-011.L12',
        'T-009.MAIN.L12',
        'T-041.L24',
        'T-042.L12',
        'T-019.L12',
        'T-020.asOf',
      ]),
      {
        kind: 'facts',
        id: 'profile',
        title: '登记信息',
        items: [
          { label: '企业名称', value: r.name },
          { label: '统一社会信用代码', value: r.taxNo },
          { label: '纳税人类型', value: r.taxpayerType ? TAXPAYER[r.taxpayerType] : null },
          { label: '税务登记状态', value: r.taxpayerStatus ?? null },
          { label: '行业', value: r.industryName ?? null },
          { label: '成立日期', value: r.establishedOn ?? null, type: 'date' },
        ],
      },
    ],
  }
}
