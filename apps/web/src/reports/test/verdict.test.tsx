/** What a report says of an enterprise, and what it leaves unsaid where it could not judge. */
import type { ReportDocument, RuleResult } from '@xinjian/engine/report/document'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ReportProvider } from '../context.tsx'
import { loadEnglish } from '../english/english.ts'
import { Findings } from '../parts/Findings.tsx'
import { Quality } from '../parts/Quality.tsx'
import { Summary } from '../parts/Summary.tsx'
import { sampleReport } from '../test-support/sample.ts'
import { plainReport } from '../test-support/sample-plain.ts'

const read = (html: string) => html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')
const say = (
  node: React.ReactNode,
  document: ReportDocument,
  mode: 'screen' | 'paper' = 'screen',
  lang: 'zh' | 'en' = 'zh',
) =>
  read(
    renderToStaticMarkup(
      <ReportProvider document={document} mode={mode} lang={lang}>
        {node}
      </ReportProvider>,
    ),
  )
const { score, limit, risk } = sampleReport.verdict
if (!score || !limit || !risk) throw new Error('the sample judges everything')
const judged = (verdict: ReportDocument['verdict'], more: Partial<ReportDocument> = {}) =>
  say(<Summary />, { ...sampleReport, verdict, ...more })
const rules = (result: RuleResult['result'], n: number): RuleResult[] => {
  const [first] = sampleReport.rules
  if (!first) throw new Error('the sample has rules')
  return Array.from({ length: n }, (_, i) => ({ ...first, id: `R-${i}`, result, redLine: false }))
}

describe('a verdict', () => {
  it('shows a card for what was judged, and none for what was not', () => {
    const cards = [/\|信用评分/, /额度/, /风险等级|\|风险\|/]
    const all = judged({ score, limit, risk })
    expect(all).toContain(score.grade)
    expect(all).toContain(`${risk.score} / 100`)
    const alone = judged({ score })
    expect(alone).toContain(`|${score.value}|`)
    expect(alone).not.toContain('/ 100')
    expect(cards.some((card) => card.test(say(<Summary />, plainReport)))).toBe(false)
  })

  it('whose score could not be worked out says so, and shows no number', () => {
    const text = judged({ score: { ...score, value: null, reasons: [], breakdown: [] } })
    expect(text).not.toContain(`|${score.value}|`)
    expect(text).not.toMatch(/null|NaN|undefined/)
  })

  it('names no chance of default without the range of its sample', () => {
    expect(judged({ score })).not.toContain('4.72%')
    expect(judged({ score: { ...score, defaultProbability: null } })).not.toContain('%| ·')
    expect(judged({ score: { ...score, defaultProbability: null } })).not.toContain('4.72%')
  })

  it('without a limit says why instead of a nought', () => {
    const text = judged({ limit: { ...limit, suggest: null } })
    expect(text).not.toMatch(/\|0(\.00)?\|/)
    for (const leg of limit.legs) expect(text).toContain(leg.formula)
  })

  it('lists every reason with what was won, what could be won, and what was lost', () => {
    const text = judged({ score })
    for (const reason of score.reasons) {
      expect(text).toContain(reason.text)
      expect(text).toContain(`${reason.points} / ${reason.maxPoints}`)
    }
  })

  it('on paper opens what the screen folds', () => {
    const html = (mode: 'screen' | 'paper') =>
      renderToStaticMarkup(
        <ReportProvider document={sampleReport} mode={mode}>
          <Summary />
        </ReportProvider>,
      )
    expect(html('screen')).toContain('<details>')
    expect(html('paper')).not.toContain('<details>')
    for (const row of score.breakdown)
      expect(say(<Summary />, sampleReport, 'paper')).toContain(row.bin)
  })
})

describe('findings', () => {
  const found = (strengths: string[], risks: string[], more: Partial<ReportDocument> = {}) =>
    say(<Findings />, { ...sampleReport, findings: { strengths, risks }, ...more })
  const many = Array.from({ length: 9 }, (_, i) => `第${i}条`)

  it('are all that the engine chose for page one', () => {
    const text = found(
      many.map((m) => `好${m}`),
      many.map((m) => `坏${m}`),
    )
    expect(text.match(/好第/g)).toHaveLength(many.length)
    expect(text.match(/坏第/g)).toHaveLength(many.length)
  })

  it('none at all is said of the rules that could be judged, and differently where none could', () => {
    const said = [
      found([], [], { rules: rules('MISS', 4) }),
      found([], [], { rules: [...rules('MISS', 2), ...rules('UNKNOWN', 2)] }),
      found([], [], { rules: rules('UNKNOWN', 4) }),
    ]
    expect(new Set(said).size).toBe(3)
  })

  it('none at all and nothing judged is no card', () =>
    expect(found([], [], { rules: [] })).toBe(''))
})

describe('what a report rests on', () => {
  it('lists the checks of the data where there are any, each with its months', () => {
    const text = say(<Quality />, sampleReport)
    for (const check of sampleReport.quality) {
      expect(text).toContain(check.title)
      expect(text).toContain(check.detail)
    }
    const unchecked = say(<Quality />, { ...sampleReport, quality: [] })
    for (const check of sampleReport.quality) expect(unchecked).not.toContain(check.detail)
  })

  it('names up to four missing months, and counts more of them', () => {
    const months = (missing: number) =>
      Object.fromEntries(
        Array.from({ length: 12 }, (_, i) => [
          `2025${String(i + 1).padStart(2, '0')}`,
          i < missing ? 'NOT_COLLECTED' : 'COLLECTED',
        ]),
      ) as ReportDocument['coverage'][string]
    const brief = (missing: number) =>
      say(<Summary />, { ...plainReport, coverage: { TAX_PAYMENT: months(missing) } })
    expect(brief(0)).toMatch(/12.*12/)
    expect(brief(4)).toContain('2025-04')
    expect(brief(5)).not.toContain('2025-05')
    expect(brief(5)).toContain('5')
  })

  it('is said in English to an English reader', async () => {
    await loadEnglish()
    const text = say(<Quality />, plainReport, 'screen', 'en')
    expect(text).toContain('Tax payments')
    expect(text).not.toContain('缴款信息')
  })
})
