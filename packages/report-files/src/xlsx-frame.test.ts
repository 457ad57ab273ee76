import type {
  Decision,
  IndicatorValue,
  ReportDocument,
  RuleResult,
} from '@xinjian/engine/report/document'
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
      统一社会信用代码: null,
      数据截止: '2026-03-01',
      统计期间: '2024-03 至 2026-02',
      近12个月: '2025-03 至 2026-02',
      风险: '有欠税',
      引擎版本: '1',
    })
  })

  it('names number and fingerprint where they are known, and the day of the data as a day', () => {
    const head = { reportNo: 'INV202603010000000015', fingerprint: 'ab'.repeat(32) }
    const plan = sheetsOf(PLAIN, head)[0]!
    const told = Object.fromEntries(plan.rows.map(({ label, value }) => [label, value]))
    expect(told).toMatchObject({ 报告编号: head.reportNo, '报告指纹（SHA-256）': head.fingerprint })
    const at = plan.rows.findIndex((row) => row.label === '数据截止')
    expect(plan.types?.(at, 'value')).toBe('date')
  })

  it('tells a verdict in Chinese, and no score nor limit where nothing can be rated', () => {
    const decision: Decision = {
      table: 'gates-1',
      level: 'UNRATABLE',
      text: '缺少销项发票',
      reasons: [],
      changes: ['补齐销项发票'],
      asks: [],
      coverage: [{ dataset: 'INVOICE_OUT', name: '销项发票', known: 5, months: 12 }],
      freshness: {
        judgedOn: '2026-03-01',
        lastRow: null,
        daysSinceLastRow: null,
        lastCollected: null,
        daysSinceCollected: null,
        flag: 'GREY',
        text: '没有发票',
      },
      policies: [],
    }
    const limit = { suggest: 1, legs: [], note: '' }
    const score = {
      value: 1,
      grade: 'A',
      card: '',
      defaultProbability: 0,
      reasons: [],
      breakdown: [],
    }
    const risk = { score: 0, level: 'LOW' } as const
    const told = overview({ ...PLAIN, verdict: { decision, limit, score, risk } })
    expect(told).toMatchObject({
      结论: '数据不足，不评级',
      什么会改变结论: '补齐销项发票',
      '数据覆盖 销项发票': '5 / 12 个月',
      风险等级: '判断不足',
    })
    for (const none of ['信用评分', '等级', '建议额度（元）']) expect(told).not.toHaveProperty(none)
  })

  it('names what binds the limit most, and nothing where there was no amount', () => {
    const reason = (id: string, limitFactor: number | null) =>
      ({
        id,
        about: 'RISK',
        level: 'REVIEW',
        text: id,
        limitFactor,
        threshold: '',
        source: '',
        evidence: [],
      }) as const
    const decision = {
      level: 'REVIEW',
      text: '',
      reasons: [reason('按一半', 0.5), reason('作废', null)],
      changes: [],
      asks: [],
      coverage: [],
      freshness: { text: '' },
      policies: [],
    } as unknown as Decision
    const of = (suggest: number | null) =>
      overview({ ...PLAIN, verdict: { decision, limit: { suggest, legs: [], note: '' } } })
    expect(of(null)).toHaveProperty('额度限制', '作废')
    expect(of(0)).not.toHaveProperty('额度限制')
  })

  it('lays the windows of one indicator side by side, each value of its own unit', () => {
    const value = (window: string, value: number | null): IndicatorValue => ({
      id: 'I-001',
      key: `I-001.${window}`,
      name: '开票金额',
      value,
      unit: 'yuan',
      window,
      flag: 'GREY',
      ...(value === null ? { reason: 'NO_DATA' as const } : {}),
      formula: '',
      inputs: [],
      evidence: [],
      version: '1',
    })
    const plan = sheetsOf({ ...PLAIN, indicators: [value('L12', 12), value('L3', null)] })[1]!
    expect(plan.columns.map(({ title }) => title)).toContain('近3个月')
    expect(plan.rows).toHaveLength(1)
    expect(plan.rows[0]).toMatchObject({ L12: 12, L3: null, reason: '近3个月 未采集' })
    expect(plan.types?.(0, 'L12')).toBe('money')
  })

  it('has the median of the industry beside a figure, in its unit, where there is one', () => {
    const value = (id: string, peer?: IndicatorValue['peer']): IndicatorValue => ({
      id,
      key: `${id}.L12`,
      name: id,
      value: 0.02,
      unit: 'ratio',
      window: 'L12',
      flag: 'GREEN',
      ...(peer ? { peer } : {}),
      formula: '',
      inputs: [],
      evidence: [],
      version: '1',
    })
    const peer = { n: 36, level: '批发业，大类F51', median: 0.021 }
    const plan = sheetsOf({ ...PLAIN, indicators: [value('T-010'), value('T-005', peer)] })[1]!
    const titles = plan.columns.map(({ title }) => title)
    expect(titles).toEqual(expect.arrayContaining(['行业中位数', '行业口径']))
    expect(plan.rows[0]).toMatchObject({ median: null, peers: null })
    expect(plan.rows[1]).toMatchObject({ median: 0.021, peers: '批发业，大类F51，36家' })
    expect(plan.types?.(1, 'median')).toBe('ratio')
    const without = sheetsOf({ ...PLAIN, indicators: [value('T-010')] })[1]!
    expect(without.columns.map(({ title }) => title)).not.toContain('行业中位数')
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
