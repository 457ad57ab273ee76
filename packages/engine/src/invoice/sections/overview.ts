/** Sections 1 企业基本信息 and 2 发票概览. */

import { kpis } from '../../kit/sections/blocks.ts'
import type { Section } from '../../report/document.ts'
import { type Sector, sectorOf } from '../context/sector.ts'
import type { ReportBuild } from '../definition.ts'

const TAXPAYER = { GENERAL: '一般纳税人', SMALL: '小规模纳税人', INDIVIDUAL: '个体工商户' } as const

export function profileSection(build: ReportBuild): Section {
  const r = build.context.facts.registration
  const first = build.indicator('I-019.DATE.asOf').value
  return {
    id: 's01-profile',
    title: '企业基本信息',
    blocks: [
      {
        kind: 'facts',
        id: 'profile',
        title: '登记信息',
        items: [
          { label: '企业名称', value: r.name },
          { label: '统一社会信用代码', value: r.taxNo },
          { label: '法定代表人', value: r.legalRepresentative ?? null },
          { label: '注册资本(万元)', value: r.registeredCapitalWan ?? null, type: 'number' },
          { label: '实缴资本(万元)', value: r.paidInCapitalWan ?? null, type: 'number' },
          { label: '成立日期', value: r.establishedOn ?? null, type: 'date' },
          { label: '行业', value: r.industryName ?? null },
          { label: '行业门类', value: sectionText(sectorOf(build.context)) },
          { label: '纳税人类型', value: r.taxpayerType ? TAXPAYER[r.taxpayerType] : null },
          { label: '纳税信用等级', value: r.taxCreditGrade ?? null },
          { label: '税务登记状态', value: r.taxpayerStatus ?? null },
          { label: '登记状态', value: r.registrationStatus ?? null },
          { label: '参保人数', value: r.insuredCount ?? null, type: 'int' },
          { label: '首张发票日期', value: typeof first === 'string' ? first : null, type: 'date' },
        ],
      },
    ],
  }
}

function sectionText({ section, name, source }: Sector): string | null {
  if (!section) return null
  return `${name}（${section}${source === 'INFERRED' ? '，按开票商品推断' : ''}）`
}

/** The field set of a production report: amounts over five windows, growth, counts, parties, gaps, void, red. */
const OVERVIEW_KEYS = [
  'I-001.L1',
  'I-001.L3',
  'I-001.L6',
  'I-001.L12',
  'I-001.L24',
  'I-007.L12',
  'I-010.L3',
  'I-005.L12',
  'I-048.L12',
  'I-014.L12',
  'I-016.L12',
  'I-027.L12',
  'I-030.L12',
  'I-018.asOf',
] as const

export function overviewSection(build: ReportBuild): Section {
  return {
    id: 's02-overview',
    title: '发票概览',
    blocks: [kpis(build, 'overview-kpis', OVERVIEW_KEYS)],
  }
}
