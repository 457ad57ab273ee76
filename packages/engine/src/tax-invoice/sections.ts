/** 摘要, sections 2, 3, 6, 7, 8, 9 of the invoice report and 3, 4, 5, 9, 11, 12 of the tax report (domain §3.9). */
import { qualitySection } from '../joint/quality-section.ts'
import type { JointSources } from '../joint/sources.ts'
import { allIndicators, allRules } from '../kit/sections/appendix.ts'
import { table, text } from '../kit/sections/blocks.ts'
import { placed } from '../kit/sections/places.ts'
import type { ScoreResult, Section } from '../report/document.ts'
import { JOINT_TABLE } from './table.ts'
import { ENGINE_VERSION } from './version.ts'

const INVOICE_PLACES = ['s02', 's03', 's06', 's07', 's08', 's09']
const TAX_PLACES = ['s03', 's04', 's05', 's09', 's11', 's12']

export function reportSections(sources: JointSources, score: ScoreResult | undefined): Section[] {
  const { invoice, tax, all } = sources
  const build = { ...all, context: null }
  return [
    qualitySection(sources),
    ...placed([
      ...(score?.held ? [scoreSection(score, sources)] : []),
      ...invoice.sections(INVOICE_PLACES),
      ...tax.sections(TAX_PLACES),
      {
        id: 'appendix',
        title: '指标附表',
        blocks: [
          text('version', `计算版本 ${ENGINE_VERSION}`),
          allIndicators(build),
          allRules(build),
        ],
      },
    ]),
  ]
}

/** What each leg of the joint card found, and how far it holds the grade. */
function scoreSection({ held }: ScoreResult, { all }: JointSources): Section {
  return {
    id: 'joint-score',
    title: '联合评级',
    blocks: [
      text('joint-score-text', held!.text),
      table(
        'joint-factors',
        '税务各项对等级的限制',
        [
          { key: 'name', title: '项目', type: 'text' },
          { key: 'found', title: '情况', type: 'text' },
          { key: 'cap', title: '等级不高于', type: 'text' },
          { key: 'holds', title: '限制了本次等级', type: 'bool' },
        ],
        held!.factors.map(({ name, found, cap, holds, indicators }) => ({
          cells: { name, found, cap: cap ?? '不限', holds },
          evidence: indicators.flatMap((key) => all.indicator(key).evidence),
        })),
        `专家规则表 ${JOINT_TABLE.version}；未采集或不能判断的一项按其最不利的一档限制，不以缺失为好；行业基准不足时税负一项不作限制`,
      ),
    ],
  }
}
