import { describe, expect, it } from 'vitest'
import { monthly, smallFacts } from '../../test-support/small-facts.ts'
import { invoiceReport } from './report.ts'

const sources = {
  riskStated: { OUT: [], IN: [] },
  duplicates: 0,
  alikeCounted: 0,
  rejectedRows: 0,
}
const check = (linesDiffer: number | null | undefined) =>
  invoiceReport({
    ...smallFacts(monthly('2026-02', [1])),
    sources: { ...sources, ...(linesDiffer === undefined ? {} : { linesDiffer }) },
  }).quality.find((q) => q.check === 'LINES_SUM')

describe('an enterprise that took its consent to collect back', () => {
  const facts = smallFacts(monthly('2026-02', [1]))
  const said = (report: ReturnType<typeof invoiceReport>) =>
    [report.statements, report.quality].map((list) => JSON.stringify(list).includes('撤回'))

  it('is said to be judged by uploads alone; nobody else is', () => {
    expect(said(invoiceReport({ ...facts, uploadsOnly: true }))).toEqual([true, true])
    expect(said(invoiceReport(facts))).toEqual([false, false])
  })
})

describe('lines against heads', () => {
  it.each([
    [0, 'PASS', '未发现'],
    [3, 'FAIL', '3张发票的明细合计与票面金额不符，金额按票面、品类按明细计入'],
    [null, 'UNKNOWN', '来源未提供此项统计'],
    [undefined, 'UNKNOWN', '来源未提供此项统计'],
  ] as const)('%s that differ', (count, result, detail) => {
    expect(check(count)).toMatchObject({ result, detail })
  })
})
