/** 只看异常: what of a report is out of the ordinary. Pure. */
import type { Block, Flag, ReportDocument, Section } from '@xinjian/engine/report/document'
import type { ReportIndex } from './model.ts'

export const isAbnormal = (flag: Flag): flag is 'YELLOW' | 'RED' =>
  flag === 'YELLOW' || flag === 'RED'

/** A block with something that asks for a look: an indicator on watch, a rule that was hit, a flagged row. */
function raises(block: Block, index: ReportIndex): boolean {
  switch (block.kind) {
    case 'kpis':
    case 'indicators':
      return block.indicators.some((key) => isAbnormal(index.indicators.get(key)?.flag ?? 'GREY'))
    case 'rules':
      return block.rules.some((id) => index.rules.get(id)?.result === 'HIT')
    case 'table':
      return block.columns.some(
        ({ key, type }) =>
          type === 'flag' && block.rows.some((row) => isAbnormal(row[key] as Flag)),
      )
    default:
      return false
  }
}

/** Sections in which something is out of the ordinary; their charts and tables stay, as what it is seen in. */
export const abnormalSections = (document: ReportDocument, index: ReportIndex): Section[] =>
  document.sections.filter(({ blocks }) => blocks.some((block) => raises(block, index)))

/** Nothing stands in it that could be read: no row, no point of a curve. */
export function isEmptyBlock(block: Block): boolean {
  if (block.kind === 'table') return block.rows.length === 0
  if (block.kind === 'chart' && block.chart !== 'coverage')
    return block.series.every(({ values }) => values.every((value) => !value))
  return false
}
