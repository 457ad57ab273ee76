/** What the first screen of a report says, at every level of its verdict, and of documents that have none. */
import type { DecisionLevel, ReportDocument } from '@xinjian/engine/report/document'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ReportProvider } from '../context.tsx'
import { labelsOf } from '../labels.ts'
import { Summary } from '../parts/Summary.tsx'
import { ReportPaper } from '../ReportPaper.tsx'
import { ReportScreen } from '../ReportScreen.tsx'
import { sampleReport } from '../test-support/sample.ts'
import { decisionOf, withDecision } from '../test-support/sample-decision.ts'
import { plainReport } from '../test-support/sample-plain.ts'
import { FirstScreen } from '../verdict/FirstScreen.tsx'
import { probabilityText } from '../verdict/probability.ts'
import { standOf } from '../verdict/stand.ts'

const HEAD = {
  reportNo: 'INV202603150000001230',
  institution: '示例机构',
  fingerprint: '9f'.repeat(32),
  createdAt: '2026-03-15T02:04:11Z',
  verifyUrl: 'https://xinjian.example/verify?no=INV202603150000001230',
}
const LEVELS: [DecisionLevel, string][] = [
  ['ADMIT', '建议准入'],
  ['REVIEW', '人工复核'],
  ['REJECT', '建议拒绝'],
  ['UNRATABLE', '数据不足，不评级'],
]
const first = (document: ReportDocument) =>
  renderToStaticMarkup(
    <ReportProvider document={document} mode="screen">
      <FirstScreen head={HEAD} />
    </ReportProvider>,
  )
const below = (document: ReportDocument) =>
  renderToStaticMarkup(
    <ReportProvider document={document} mode="screen" onOpen={() => {}}>
      <Summary />
    </ReportProvider>,
  )
const NAMES: Record<string, string> = {
  level: '结论',
  grade: '信用等级',
  risk: '风险等级',
  limit: '参考额度',
  freshness: '数据时效',
  coverage: '数据覆盖',
}
const part = (html: string, name: string) =>
  new RegExp(`<section[^>]*aria-label="${NAMES[name]}"[^>]*>.*?</section>`, 's').exec(html)?.[0] ??
  ''

describe('the first screen', () => {
  it.each(LEVELS)(
    '%s is said in words, with its tone, its sentence and three reasons',
    (level, words) => {
      const html = first(withDecision(sampleReport, level))
      const decision = decisionOf(level)
      expect(html).toContain(`data-level="${level}"`)
      expect(part(html, 'level')).toContain(words)
      expect(html).toContain(decision.text)
      const shown = decision.reasons.filter(({ text }) => html.includes(`>${text}<`))
      expect(shown).toEqual(decision.reasons.slice(0, 3))
      expect(html).toContain(sampleReport.enterprise.name)
    },
  )

  it('says its level once: the sentence goes on after it', () => {
    const reject = withDecision(sampleReport, 'REJECT')
    const { decision } = reject.verdict
    if (!decision) throw new Error('no decision')
    const html = first({
      ...reject,
      verdict: { ...reject.verdict, decision: { ...decision, text: '建议拒绝：命中红线。' } },
    })
    expect(part(html, 'level').match(/建议拒绝/g)).toHaveLength(1)
    expect(part(html, 'level')).toContain('命中红线。')
  })

  it('sets a risk beside its share judged, freshness and coverage', () => {
    const html = first(withDecision(sampleReport, 'REVIEW'))
    expect(part(html, 'risk')).toMatch(/中风险.*已判断 4 \/ 6/s)
    expect(part(html, 'freshness')).toContain('15 天前')
    expect(part(html, 'coverage')).toContain('12 / 12 个月')
  })

  it('takes the share judged from the document where it says it', () => {
    const risk = { score: 1, level: 'LOW', judged: 19, rules: 40 } as const
    const html = first({ ...sampleReport, verdict: { risk } })
    expect(part(html, 'risk')).toContain('已判断 19 / 40')
  })

  it('says what cut the limit, and what voided it', () => {
    expect(part(first(withDecision(sampleReport, 'REVIEW')), 'limit')).toMatch(
      /已折减至 50%.*64天未开票/s,
    )
    const voided = part(first(withDecision(sampleReport, 'REJECT')), 'limit')
    expect(voided).toMatch(/不给出额度.*已作废.*红线/s)
  })

  it('speaks of no share where there was no amount to take it off', () => {
    const review = withDecision(sampleReport, 'REVIEW')
    const { limit } = review.verdict
    if (!limit) throw new Error('the sample has a limit')
    const none = { ...review, verdict: { ...review.verdict, limit: { ...limit, suggest: 0 } } }
    expect(part(first(none), 'limit')).not.toContain('50%')
    expect(below(none)).not.toContain('50%')
    expect(below(review)).toContain('50%')
  })

  it('shows no grade, no score, no limit and nothing green where nothing can be rated', () => {
    const { score, limit } = sampleReport.verdict
    // An engine leaves them out; were one to leave them in, the page still shows none.
    const left = withDecision(sampleReport, 'UNRATABLE')
    const document: ReportDocument = {
      ...left,
      verdict: {
        ...left.verdict,
        ...(score && { score }),
        ...(limit && { limit }),
        risk: { score: 0, level: 'LOW' },
      },
    }
    for (const html of [first(document) + below(document)]) {
      expect(html).toContain('缺少近12个月中7个月的销项发票')
      expect(html).not.toContain(`>${score?.grade}<`)
      expect(html).not.toContain(`>${score?.value}<`)
      expect(html).not.toContain('124.00')
      expect(html).not.toContain('>低风险<')
      expect(standOf(document).risk?.tone).toBe('UNJUDGED')
    }
    expect(part(first(document), 'grade')).toContain('不评级')
    expect(part(first(document), 'limit')).toContain('不给出额度')
  })

  it('of a document without a verdict has what was judged, and of one that judges nothing none of it', () => {
    const old = first(sampleReport)
    expect(old).not.toMatch(/data-level|主要理由|数据时效/)
    for (const name of ['grade', 'risk', 'limit', 'coverage']) expect(part(old, name)).not.toBe('')
    const plain = first(plainReport)
    for (const name of ['grade', 'risk', 'limit', 'level', 'freshness'])
      expect(part(plain, name)).toBe('')
  })

  it('folds engine and fingerprint into one line', () => {
    const html = first(sampleReport)
    expect(html.match(/<details/g)).toHaveLength(1)
    expect(html.indexOf(HEAD.fingerprint)).toBeGreaterThan(html.indexOf('<details'))
  })

  it('stands on page one of the paper, before the contents', () => {
    const html = renderToStaticMarkup(
      <ReportPaper document={withDecision(sampleReport, 'REVIEW')} head={HEAD} user="王" />,
    )
    expect(html.indexOf('人工复核')).toBeLessThan(html.indexOf('目录'))
  })
})

describe('below it', () => {
  it('stand all reasons with threshold, source and links, what would change it and what to ask for', () => {
    const document = withDecision(sampleReport, 'REJECT')
    const html = below(document)
    for (const { text, id } of decisionOf('REJECT').reasons) {
      expect(html).toContain(text)
      expect(html).toContain(id)
    }
    for (const words of [
      '示例准入办法第6条',
      '什么会改变结论',
      '需要企业补充',
      '补齐缺失月份的销项发票',
    ])
      expect(html).toContain(words)
    expect(html).toContain('R-028 长期断票')
    expect(html).toContain('最大连续未开票天数（近12个月）')
  })

  it('stand the policies in three states, the institution’s own first', () => {
    const html = below(withDecision(sampleReport, 'REVIEW'))
    expect(html.indexOf('发票贷')).toBeLessThan(html.indexOf('税票贷'))
    expect(html.match(/data-chosen=/g)).toHaveLength(1)
    for (const words of ['符合', '不符合', '无法判断', '本机构采用', '仅供参照'])
      expect(html).toContain(words)
  })
})

describe('a chance of default', () => {
  const score = sampleReport.verdict.score!
  const t = labelsOf('zh')
  const asWritten = (text: string) => text
  it('is told as a range of whole per cents with what it rests on', () =>
    expect(
      probabilityText(
        Object.assign({}, score, {
          probabilityRange: [0.004, 0.0372],
          horizon: '12个月',
          sample: '123家中82家违约',
        }),
        t,
        asWritten,
      ),
    ).toBe('<1%–4% · 观察期 12个月 · 样本 123家中82家违约'))
  it('without a range is not told: its digits are nobody’s', () => {
    expect(probabilityText(score, t, asWritten)).toBeNull()
    expect(
      renderToStaticMarkup(<ReportScreen document={sampleReport} head={HEAD} />),
    ).not.toContain('4.72%')
  })
})
