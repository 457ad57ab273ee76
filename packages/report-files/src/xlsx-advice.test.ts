import { invoiceReport } from '@xinjian/engine/invoice/report'
import { taxInvoiceReport } from '@xinjian/engine/tax-invoice/report'
import { taxRiskReport } from '@xinjian/engine/tax-risk/report'
import { describe, expect, it } from 'vitest'
import { jointFacts } from '../../engine/test-support/joint-facts.ts'
import { sheetsOf } from './xlsx-sheets.ts'

const M0 = 24_313
const facts = jointFacts()
const sheet = (report: Parameters<typeof sheetsOf>[0], title: string) =>
  sheetsOf(report).find((one) => one.title === title)!

describe('rules in a workbook', () => {
  it('stand with category, reason, advice and policy where the kind gives them', () => {
    const report = taxRiskReport(facts, M0)
    const { columns, rows } = sheet(report, '风险规则')
    expect(columns.map(({ key }) => key).slice(-4)).toEqual([
      'category',
      'reason',
      'advice',
      'policy',
    ])
    expect(rows).toHaveLength(72)
    const court = rows.find(({ id }) => id === 'R-069')!
    expect(court).toMatchObject({ category: '经营主体', reason: '本平台未采集司法信息' })
    expect(court.advice).toMatch(/。$/)
  })
  it('have no such columns where it gives none', () => {
    const { columns, rows } = sheet(invoiceReport(facts.invoice), '风险规则')
    expect(columns.map(({ key }) => key)).not.toContain('advice')
    expect(Object.keys(rows[0]!)).not.toContain('policy')
  })
  it('stand behind the grade, with what holds it', () => {
    const { rows } = sheet(taxInvoiceReport(facts, M0), '概览')
    const at = rows.findIndex(({ label }) => label === '等级')
    expect(rows[at + 1]).toMatchObject({
      label: '等级说明',
      value: '发票评分卡评级BBB，税务各项未使其降低。',
    })
    const alone = sheet(invoiceReport(facts.invoice), '概览')
    expect(alone.rows.map(({ label }) => label)).not.toContain('等级说明')
  })
})
