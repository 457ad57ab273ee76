/** The basic report as it is read: a page without verdict that still says what stands first, in both languages. */
import { basicReport } from '@xinjian/engine/basic/report'
import type { ReportDocument } from '@xinjian/engine/report/document'
import { TAX_ENGINE } from '@xinjian/engine/tax/engine'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { randomTax } from '../../../../../packages/engine/test-support/random-tax.ts'
import { TAX_RECORD_GOLDEN } from '../../../../../packages/engine/test-support/tax-record-golden.ts'
import { inEnglish } from '../english/dictionary.ts'
import { loadEnglish } from '../english/english.ts'
import { ReportPaper } from '../ReportPaper.tsx'
import { ReportScreen } from '../ReportScreen.tsx'

const CHINESE = /[\u3400-\u9fff]/
const HEAD = {
  reportNo: null,
  institution: '',
  fingerprint: null,
  createdAt: null,
  verifyUrl: null,
}
const GOLDEN = Object.entries(TAX_RECORD_GOLDEN).map(
  ([name, facts]) => [name, TAX_ENGINE.decode(facts())] as const,
)

beforeAll(loadEnglish)

/** Every text but rows of tables and the words of bureau and enterprise, which stay as they were written. */
function texts(part: unknown, key = ''): string[] {
  if (['rows', 'value', 'evidence', 'cells', 'text'].includes(key)) return []
  if (typeof part === 'string') return [part]
  return part && typeof part === 'object'
    ? Object.entries(part).flatMap(([name, inner]) => texts(inner, name))
    : []
}
const unsaid = ({ enterprise, findings, ...rest }: ReportDocument) => [
  ...new Set(
    [...texts(rest), ...findings.strengths, ...findings.risks].filter((text) =>
      CHINESE.test(inEnglish(text).replace(/“[^”]*”/g, '')),
    ),
  ),
]

describe('in English', () => {
  it.each([
    [
      '存在违法违章记录“甲”(2025-08-01，逾期申报，状态未处理)，建议核实处理情况。',
      'A violation is on record: “甲” (2025-08-01, late returns, state: open). Check how it was dealt with.',
    ],
    [
      '存在违法违章记录“甲”(登记日期未注明，税务稽查，状态未注明)、“乙”(2025-01-02，其他，状态已处理)等3条，建议核实处理情况。',
      '3 violations are on record, among them “甲” (no day of registration, tax audit, state: not stated), “乙” (2025-01-02, other, state: settled). Check how they were dealt with.',
    ],
    [
      '存在违法违章记录“甲”(2025-08-01，逾期申报，状态未处理)、“乙”(登记日期未注明，其他，状态已处理)，建议核实处理情况。',
      'Violations are on record: “甲” (2025-08-01, late returns, state: open), “乙” (no day of registration, other, state: settled). Check how they were dealt with.',
    ],
    [
      '存在违法违章记录“甲”(2025-08-01，逾期缴款，状态“处罚”)，建议核实处理情况。',
      'A violation is on record: “甲” (2025-08-01, late payment, state: “处罚”). Check how it was dealt with.',
    ],
  ])('what a bureau says is quoted: %s', (zh, en) => expect(inEnglish(zh)).toBe(en))

  it.each(GOLDEN)('of %s has no Chinese of ours', (_, facts) =>
    expect(unsaid(basicReport({ ...facts, judgedOn: '2026-05-01' }))).toEqual([]),
  )
  it('of enterprises that no plan would make has none either', () => {
    const all = Array.from({ length: 40 }, (_, seed) => unsaid(basicReport(randomTax(seed)))).flat()
    expect([...new Set(all)]).toEqual([])
  })
})

describe.each(GOLDEN)('%s', (_, facts) => {
  const document = basicReport(facts)
  it.each([
    ['screen', <ReportScreen key="s" document={document} head={HEAD} lang="zh" />],
    ['paper', <ReportPaper key="p" document={document} head={HEAD} user="示例用户" />],
  ])('has no gap in its text on %s, and no verdict', (_name, view) => {
    const html = renderToStaticMarkup(view)
    expect(html).not.toMatch(/undefined|NaN|\[object|Infinity/)
    expect(html).not.toMatch(/信用评分|参考额度|风险分/)
    expect(html).toContain('这些见工商司法报告')
  })
})
