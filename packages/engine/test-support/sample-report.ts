import { invoiceReport } from '../src/invoice/report.ts'
import type { ReportDocument } from '../src/report/document.ts'
import { type ArchetypeName, archetype } from './archetypes.ts'

/**
 * A whole invoice report of an invented enterprise, for whoever renders reports: lines, kinds, times, regions, 数电 and
 * 税控, a partial current month, all block and chart kinds of the invoice report. `健康贸易` is calm, `顶额+红冲` hits a red
 * line, `数据缺失` shows missing months and null values with reasons, `断票恢复` has a gap, `季节性制造` a season. Same
 * bytes on every machine.
 */
export function sampleReport(name: ArchetypeName = '健康贸易'): ReportDocument {
  return invoiceReport(archetype(name).facts)
}
