import type { ReportDocument, RuleResult } from '@xinjian/engine/report/document'
import { REPORT_KIND_NAMES } from '@xinjian/engine/report/kinds'
import { describe, expect, it } from 'vitest'
import { sheetsOf } from './xlsx-sheets.ts'

const PLAIN: ReportDocument = {
  frame: 2,
  kind: REPORT_KIND_NAMES[0],
  engineVersion: '1',
  title: '示例报告',
  enterprise: { name: '示例公司', taxNo: null },
  asOf: '2026-03-01T00:00:00+08:00',
  periods: {
    last: '202602',
    span: ['202403', '202602'],
    windows: [{ name: '近12个月', from: '202503', to: '202602' }],
  },
  verdict: {},
  findings: { strengths: [], risks: ['有欠税'] },
  coverage: {},
  quality: [],
  indicators: [],
  rules: [],
  sections: [],
  conventions: [],
  statements: [],
}
const rule = (id: string, result: RuleResult['result']): RuleResult => ({
  id,
  name: id,
  result,
  level: 'HIGH',
  redLine: false,
  text: '',
  value: null,
  threshold: '',
  inputs: [],
  evidence: [],
  version: '1',
})
const overview = (report: ReportDocument) =>
  Object.fromEntries(sheetsOf(report)[0]!.rows.map(({ label, value }) => [label, value]))

describe('the workbook of a kind', () => {
  it('has no line and no sheet for what was not judged', () => {
    expect(sheetsOf(PLAIN).map((s) => s.title)).toEqual(['概览'])
    expect(overview(PLAIN)).toEqual({
      报告: '示例报告',
      企业: '示例公司',
      税号: null,
      数据截止: '2026-03-01T00:00:00+08:00',
      统计期间: '2024-03 至 2026-02',
      近12个月: '2025-03 至 2026-02',
      风险: '有欠税',
      引擎版本: '1',
    })
  })

  it('tells each block of a verdict by itself, a risk with its share judged', () => {
    const risk = { score: 12, level: 'LOW' } as const
    const rules = [rule('R-1', 'MISS'), rule('R-2', 'MISS'), rule('R-3', 'UNKNOWN')]
    const told = overview({ ...PLAIN, verdict: { risk }, rules })
    expect(told).toMatchObject({ 风险分: 12, 风险等级: '低', 已判断规则: '2 / 3' })
    expect(told).not.toHaveProperty('信用评分')
    const few = [rule('R-1', 'MISS'), rule('R-2', 'UNKNOWN'), rule('R-3', 'UNKNOWN')]
    expect(overview({ ...PLAIN, verdict: { risk }, rules: few }).风险等级).toBe('判断不足')
    const limit = { suggest: null, legs: [], note: '' }
    expect(overview({ ...PLAIN, verdict: { limit } })).toHaveProperty('建议额度（元）', null)
    const plan = sheetsOf({ ...PLAIN, verdict: { limit } })[0]!
    const at = plan.rows.findIndex((row) => row.label === '建议额度（元）')
    expect(plan.types?.(at, 'value')).toBe('money')
  })
})
