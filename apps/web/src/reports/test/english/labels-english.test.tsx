/** Words around a report in English: the noun of its number, and no mark of full width, in labels and on the screen. */
import { invoiceReport } from '@xinjian/engine/invoice/report'
import { taxReport } from '@xinjian/engine/tax/report'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { archetype } from '../../../../../../packages/engine/test-support/archetypes.ts'
import { randomTax } from '../../../../../../packages/engine/test-support/random-tax.ts'
import { steadyFacts } from '../../../../../../packages/engine/test-support/tax-report-facts.ts'
import { fill } from '../../../ui/text.ts'
import { loadEnglish } from '../../english/english.ts'
import { proofText } from '../../evidence/proof-text.ts'
import { labelsOf } from '../../labels.ts'
import { ReportScreen } from '../../ReportScreen.tsx'

beforeAll(loadEnglish)

const CHINESE = /[\u3400-\u9fff]/
const FULL_WIDTH = /[，。；：、（）]/
/** One of many: `1 days`. What one does is no plural. */
const ONE_OF_MANY = /(?<![\d.,/-])1 (?!is\b|has\b|was\b|differs\b)[a-z]+s\b/
const HEAD = {
  reportNo: null,
  institution: '',
  fingerprint: null,
  createdAt: null,
  verifyUrl: null,
}
const wrong = (texts: readonly string[]): string[] => [
  ...new Set(texts.filter((text) => FULL_WIDTH.test(text) || ONE_OF_MANY.test(text))),
]

describe('labels in English', () => {
  it('say one of a thing', () => {
    const ones = Object.values(labelsOf('en')).map((label) =>
      label.replace(/\{(\w+)[^}]*\}/g, (place, key: string) => fill(place, { [key]: 1 })),
    )
    expect(ones.some((label) => label === '1 day old')).toBe(true)
    expect(wrong(ones)).toEqual([])
  })
  it.each([
    ['daysAgo', { n: 2 }, '2 days old'],
    ['ageInYears', { years: 1, months: 0 }, '1 year 0 months'],
    ['coverageOf', { known: 0, months: 1 }, '0 of 1 month'],
    ['rowsTotal', { n: '1,234' }, '1,234 rows'],
  ] as const)('%s of %j', (label, values, text) =>
    expect(fill(labelsOf('en')[label], values)).toBe(text),
  )
  it('reckon in brackets of half width', () => {
    const term = (name: string, value: number) => ({ name, value, unit: 'yuan' })
    const proof = {
      ...{ formula: 'GROWTH', value: 0.5, unit: 'ratio' },
      terms: [term('now', -50), term('then', -100)],
    }
    const text = (lang: 'zh' | 'en') =>
      proofText(proof as never, (of) => (of as { name: string }).name, String, lang)
    expect(text('en')).toBe('(now -50 − then -100) ÷ |then -100| = 0.5')
    expect(text('zh')).toBe('（now -50 − then -100） ÷ |then -100| = 0.5')
  })
})

describe('a screen in English', () => {
  const documents = {
    'invoices of a steady trade': () => invoiceReport(archetype('健康贸易').facts),
    'invoices with gaps': () => invoiceReport(archetype('数据缺失').facts),
    'taxes of a steady enterprise': () => taxReport(steadyFacts()),
    'taxes a day later': () => taxReport(steadyFacts({ judgedOn: '2026-03-21' })),
    ...Object.fromEntries(
      [1, 2, 3].map((seed) => [`taxes ${seed}`, () => taxReport(randomTax(seed))]),
    ),
  }
  it.each(Object.entries(documents))('of %s', (_, document) => {
    const html = renderToStaticMarkup(
      <ReportScreen
        document={document()}
        head={HEAD}
        lang="en"
        onOpen={() => {}}
        onAbnormal={() => {}}
      />,
    )
    // What stays Chinese is the enterprise's own, or marked as the original.
    const texts = html
      .replace(/<span lang="zh"[^>]*>.*?<\/span>/gs, '')
      .split(/<[^>]*>/)
      .map((text) => text.replace(/“[^”]*”/g, ''))
      .filter((text) => text !== '' && !CHINESE.test(text))
    expect(texts.length).toBeGreaterThan(100)
    expect(wrong(texts)).toEqual([])
  })
})
