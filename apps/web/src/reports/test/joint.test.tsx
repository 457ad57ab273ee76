/** Reports that join sources, as they are read: advice beside a rule, a grade that is held, a radar with holes, English. */
import { ADVICE } from '@xinjian/engine/joint/catalogue/catalogue'
import type { ReportDocument, RuleBlock } from '@xinjian/engine/report/document'
import { taxInvoiceReport } from '@xinjian/engine/tax-invoice/report'
import { taxRiskReport } from '@xinjian/engine/tax-risk/report'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  jointFacts,
  jointTaxes,
  noInvoices,
  noTaxes,
  shortFacts,
  staleFacts,
} from '../../../../../packages/engine/test-support/joint-facts.ts'
import { arrear } from '../../../../../packages/engine/test-support/tax-facts.ts'
import { rating } from '../../../../../packages/engine/test-support/tax-record-facts.ts'
import { Radar } from '../charts/share/Radar.tsx'
import { ReportProvider } from '../context.tsx'
import { inEnglish } from '../english/dictionary.ts'
import { loadEnglish } from '../english/english.ts'
import { ReportPaper } from '../ReportPaper.tsx'
import { ReportScreen } from '../ReportScreen.tsx'
import { sampleReport } from '../test-support/sample.ts'

const M0 = 24_313
const CHINESE = /[\u3400-\u9fff]/
const HEAD = {
  reportNo: null,
  institution: '',
  fingerprint: null,
  createdAt: null,
  verifyUrl: null,
}
const FACTS = [
  jointFacts(),
  jointFacts({ tax: noTaxes() }),
  jointFacts({ invoice: noInvoices() }),
  staleFacts(),
  shortFacts(),
  jointFacts({ tax: jointTaxes({ arrears: [arrear(500)], ratings: [rating(2024, 'C')] }) }),
  jointFacts({ tax: jointTaxes({ payments: null, statements: null, violations: null }) }),
]
const RISK = FACTS.map((facts) => taxRiskReport(facts, M0))
const BOTH = FACTS.map((facts) => taxInvoiceReport(facts, M0))

beforeAll(loadEnglish)

const screen = (document: ReportDocument) =>
  renderToStaticMarkup(<ReportScreen document={document} head={HEAD} lang="zh" />)
const paper = (document: ReportDocument) =>
  renderToStaticMarkup(<ReportPaper document={document} head={HEAD} user="示例用户" />)

describe.each([
  ['screen', screen],
  ['paper', paper],
] as const)('on %s', (_, show) => {
  it('a rule that was hit or is open says what to verify, and every rule its law', () => {
    const document = RISK[5]!
    const html = show(document)
    const listed = new Set(
      document.sections
        .flatMap(({ blocks }) => blocks)
        .filter((block): block is RuleBlock => block.kind === 'rules')
        .flatMap(({ rules }) => rules),
    )
    expect(listed.size).toBe(72)
    for (const { id, result, advice, policy } of document.rules) {
      expect(html.includes(`建议：${advice}`), id).toBe(result !== 'MISS')
      if (policy) expect(html, id).toContain(`政策依据：${policy}`)
    }
  })
  it('a kind that gives no advice shows none', () => {
    const html = show(sampleReport)
    expect(html).not.toContain('建议：')
    expect(html).not.toContain('政策依据')
  })
  it.each([...RISK, ...BOTH].map((document, i) => [i, document] as const))(
    'document %i has no gap in its text',
    (_, document) => expect(show(document)).not.toMatch(/undefined|NaN|\[object|Infinity/),
  )
})

describe('a grade that is held', () => {
  const held = BOTH[0]!
  it('is said beside the scale, which shows the grade of the card', () => {
    const { score } = held.verdict
    const html = screen({
      ...held,
      verdict: {
        ...held.verdict,
        score: {
          ...score!,
          grade: 'B',
          held: { ...score!.held!, before: 'BBB', text: '限制为B。' },
        },
      },
    })
    expect(html).toContain('限制为B。')
    expect(html).toContain(`aria-label="BBB ${score!.value}"`)
    expect(html).toMatch(/data-grade="B"/)
  })
})

describe('radar', () => {
  const radar = (values: (number | null)[]) =>
    renderToStaticMarkup(
      <ReportProvider document={sampleReport} mode="screen">
        <Radar
          block={{
            kind: 'chart',
            id: 'r',
            title: '各类',
            chart: 'radar',
            categories: ['甲', '乙', '丙', '丁'],
            series: [{ name: '分', values, unit: 'index' }],
          }}
        />
      </ReportProvider>,
    )
  const corners = (html: string) =>
    / class="[^"]*radarShape[^"]*" points="([^"]*)"/.exec(html)![1]!.split(' ').filter(Boolean)
  it('has a corner for what is known only, and names what is not', () => {
    const html = radar([10, null, 0, 40])
    expect(corners(html)).toHaveLength(3)
    expect(html).toContain('乙 --')
    expect(html).not.toContain('丙 --')
  })
  it('of nothing known has none', () => {
    expect(corners(radar([null, null, null, null]))).toEqual([])
  })
})

function texts(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return part && typeof part === 'object' ? Object.values(part).flatMap(texts) : []
}
const left = (part: unknown) => [
  ...new Set(texts(part).filter((text) => CHINESE.test(inEnglish(text)))),
]
/** Evidence is said in the drawer, in the words of the rows. */
const without = ({ evidence: _, inputs: __, ...rest }: Record<string, unknown>) => rest

describe('in English', () => {
  it('says the advice and the law of every rule', () => {
    expect(left(ADVICE)).toEqual([])
  })
  it('says verdict, findings, methods and what was tested', () => {
    for (const { verdict, findings, conventions, statements } of [...BOTH, ...RISK]) {
      const reasons = verdict.decision?.reasons.map((reason) => without({ ...reason })) ?? []
      expect(left([{ ...verdict, decision: { ...verdict.decision, reasons } }])).toEqual([])
      expect(left([findings.risks, conventions, statements])).toEqual([])
    }
  })
  it('says every rule, hit, clear or open', () => {
    for (const { rules } of RISK)
      expect(left(rules.map((rule) => without({ ...rule })))).toEqual([])
  })
  it('says the titles of chapters and the summary', () => {
    for (const { sections } of [...BOTH, ...RISK]) {
      expect(left(sections.map(({ title }) => title))).toEqual([])
      const own = sections
        .filter(({ id }) => /summary|joint-score/.test(id))
        .flatMap(({ blocks }) => blocks.map((block) => without({ ...block })))
      expect(left(own)).toEqual([])
    }
  })
})
