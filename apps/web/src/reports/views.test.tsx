import type { Block, ReportDocument, Verdict } from '@xinjian/engine/report/document'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BlockView } from './blocks/BlockView.tsx'
import { sortRules } from './blocks/Rules.tsx'
import { type Mode, ReportProvider } from './context.tsx'
import { loadEnglish } from './english/english.ts'
import { indexReport, type ReportHead } from './model.ts'
import { ReportPaper } from './ReportPaper.tsx'
import { ReportScreen } from './ReportScreen.tsx'
import { GAP_TEXT, sampleReport } from './test-support/sample.ts'

const HEAD: ReportHead = {
  reportNo: 'INV202603150000001230',
  institution: '示例机构',
  fingerprint: '9f'.repeat(32),
  createdAt: '2026-03-15T02:04:11Z',
  verifyUrl: 'https://xinjian.example/verify?no=INV202603150000001230',
}
const blocks = sampleReport.sections.flatMap((s) => s.blocks)
const { paired } = indexReport(sampleReport)
const label = (block: Block) => (block.kind === 'chart' ? `chart/${block.chart}` : block.kind)
// A table that stands with a chart has no block of its own.
const kinds = [
  ...new Map(blocks.filter((b) => !paired.has(b.id)).map((block) => [label(block), block])),
]

const markup = (block: Block, mode: Mode, open = true) =>
  renderToStaticMarkup(
    <ReportProvider document={sampleReport} mode={mode} onOpen={open ? () => {} : undefined}>
      <BlockView block={block} />
    </ReportProvider>,
  )
const block = (id: string): Block => {
  const found = blocks.find((b) => b.id === id)
  if (!found) throw new Error(id)
  return found
}

describe('every block kind', () => {
  it('is in the sample: seven blocks, thirteen charts', () => {
    expect(new Set(blocks.map((b) => b.kind)).size).toBe(7)
    expect(kinds.filter(([kind]) => kind.startsWith('chart/'))).toHaveLength(13)
  })

  describe.each(kinds)('%s', (_kind, sample) => {
    it.each(['screen', 'paper'] as const)('renders on %s without gaps in its text', (mode) => {
      const html = markup(sample, mode)
      expect(html.length).toBeGreaterThan(100)
      expect(html).not.toMatch(/undefined|NaN|\[object|Infinity/)
    })
  })

  it('asks for evidence on screen, never on paper', () => {
    expect(markup(block('overview.kpis'), 'screen')).toContain('<button')
    expect(markup(block('overview.kpis'), 'paper')).not.toContain('<button')
    expect(markup(block('overview.kpis'), 'screen', false)).not.toContain('<button')
  })
})

describe('charts with parts', () => {
  it('open a part to its invoices by pointer and keyboard, and say what it is', () => {
    const html = markup(block('maps.region'), 'screen')
    const parts = html.match(/<g class="part partOpen"[^>]*>/g) ?? []
    expect(parts).toHaveLength(4)
    for (const part of parts) expect(part).toMatch(/role="button" tabindex="0"/)
    expect(html).toContain('aria-label="广东 6,200,000.00 元 67.29% · 查看依据"')
  })

  it('open a slice of a ring by itself and by its line', () => {
    const html = markup(block('structure.kind'), 'screen')
    expect(html.match(/<g class="part partOpen"[^>]*>/g)).toHaveLength(3)
    expect(html.match(/<button type="button" tabindex="-1">/g)).toHaveLength(3)
    expect(html).toContain('aria-label="数电专票 12,000,000.00 元 64.37% · 查看依据"')
    expect(markup(block('structure.kind'), 'paper')).not.toContain('<button')
  })

  it('are one picture on paper, and no buttons where nobody listens', () => {
    const paper = markup(block('maps.flow'), 'paper')
    expect(paper).toContain('role="img"')
    expect(paper).not.toContain('tabindex')
    const shared = markup(block('maps.region'), 'screen', false)
    expect(shared).not.toContain('partOpen')
    expect(shared).toContain('tabindex="0"')
  })

  it('stand with their table: one or the other on screen, beside a ring, in the annex of the paper', () => {
    expect(markup(block('maps.region'), 'screen')).toMatch(/aria-pressed="true">图<.*">表</)
    expect(markup(block('maps.region-table'), 'screen')).toBe('')
    expect(markup(block('structure.kind'), 'screen')).toContain('<table')
    const paper = markup(block('maps.region'), 'paper')
    expect(paper).toContain('数据表（5 行）见附录')
    expect(paper).not.toContain('<table')
  })

  it('write the figures beside the colours', () => {
    const map = markup(block('maps.region'), 'paper')
    for (const text of ['黑龙江', '台湾', '67%', '0.1%', '本省', '地区不明'])
      expect(map).toContain(text)
    const flow = markup(block('maps.flow'), 'paper')
    expect(flow).toContain('⇄ ABS粒子等')
    expect(flow).toContain('进销差额')
    expect(markup(block('maps.mix'), 'paper')).toContain('货物')
  })

  it('mark the home province once', () =>
    expect(markup(block('maps.region'), 'screen').match(/ownFrame/g)).toHaveLength(1))
})

describe('tables', () => {
  it('are paged beyond twenty rows on screen; on paper the first stand in the body, all in the annex', () => {
    const rows = (html: string) => html.match(/示例客户\d+贸易/g)?.length
    expect(rows(markup(block('customers.top'), 'screen'))).toBe(20)
    expect(markup(block('customers.top'), 'screen')).toContain('查看全部')
    expect(rows(markup(block('customers.top'), 'paper'))).toBe(10)
    expect(markup(block('customers.top'), 'paper')).toContain('其余 14 行见附录')
    const whole = renderToStaticMarkup(
      <ReportPaper document={sampleReport} head={HEAD} user="王示例" />,
    )
    expect(whole).toContain('id="blk-customers.top-whole"')
    expect(whole.slice(whole.indexOf('blk-customers.top-whole'))).toMatch(/示例客户24贸易/)
    expect(markup(block('customers.top'), 'paper')).not.toContain('查看全部')
  })

  it('say the unit once, above', () => {
    const html = markup(block('customers.top'), 'screen')
    expect(html.match(/单位：元/g)).toHaveLength(1)
    expect(html).not.toMatch(/<th[^>]*>销售额<small>/)
  })

  it('link only rows that can be traced', () => {
    const html = markup({ ...block('customers.top'), evidence: [[]] } as Block, 'screen')
    expect(html).not.toContain('figure')
  })

  it('say so when they are empty', () =>
    expect(markup(block('indicators.empty'), 'screen')).toContain('没有符合条件的数据'))
})

describe('what is not known', () => {
  it('is explained beside the indicator', () => {
    const html = markup(block('indicators.all'), 'paper')
    for (const why of ['分子与分母均为零', '上期为零', '不等于零', '9/12', '历史不足', '不适用于'])
      expect(html).toContain(why)
  })

  it('counts the rules of the whole report where only hits are listed, as the summary does', () => {
    const hits = sampleReport.rules.filter((r) => r.result === 'HIT').map((r) => r.id)
    const unknown = sampleReport.rules.filter((r) => r.result === 'UNKNOWN').length
    expect(unknown).toBeGreaterThan(0)
    const list = { kind: 'rules', id: 'hits', title: '命中', rules: hits } as const
    expect(markup(list, 'screen')).toContain(`无法判断 ${unknown}`)
    expect(markup({ ...list, rules: [] }, 'screen')).toContain('没有命中的风险规则')
  })

  it('keeps undecided rules in the list, last, each with its reason', () => {
    const order = sortRules(sampleReport.rules)
    expect(order.map((r) => r.result)).toEqual(['HIT', 'HIT', 'HIT', 'MISS', 'UNKNOWN', 'UNKNOWN'])
    expect(order[0]?.redLine).toBe(true)
    const html = markup(block('rules.all'), 'screen')
    expect(html).toContain('进项发票有3个月未采集')
    expect(html).toContain('缺少成立日期')
  })

  it('does not call a value without thresholds "no data"', () => {
    const html = markup(block('indicators.all'), 'screen')
    expect(html.match(/无数据/g)?.length).toBe(
      sampleReport.indicators.filter((i) => i.flag === 'GREY' && i.value === null).length,
    )
  })
})

describe('whole reports', () => {
  const screen = renderToStaticMarkup(
    <ReportScreen document={sampleReport} head={HEAD} onOpen={() => {}} />,
  )
  const paper = renderToStaticMarkup(
    <ReportPaper document={sampleReport} head={HEAD} user="王示例" />,
  )

  it('carry the frame: cover facts, A to E, fingerprint, code', () => {
    for (const html of [screen, paper]) {
      for (const text of [
        sampleReport.enterprise.name,
        HEAD.reportNo!,
        HEAD.fingerprint!,
        '2026-03-15 10:04:11',
      ])
        expect(html).toContain(text)
      for (const id of ['summary', 'quality', 'basic', 'method', 'statement'])
        expect(html).toContain(`id="sec-${id}"`)
      expect(html).toContain('20日内')
    }
  })

  it('lead from a risk to the section that shows it', () => {
    expect(paper).toMatch(new RegExp(`<a href="#sec-rules">${GAP_TEXT.slice(0, 10)}`))
    expect(screen).toMatch(new RegExp(`jump">${GAP_TEXT.slice(0, 10)}`))
  })

  it('print watermark and contents on paper, with links that stay inside', () => {
    expect(paper.match(/示例机构 {2}王示例 {2}2026-03-15/g)?.length).toBeGreaterThan(4)
    for (const section of sampleReport.sections)
      expect(paper).toContain(`<a href="#contents-${section.id}">`)
  })

  it('follow the reader’s language around the document', async () => {
    await loadEnglish()
    const english = renderToStaticMarkup(
      <ReportScreen document={sampleReport} head={HEAD} lang="en" />,
    )
    expect(english).toContain('Data quality')
    expect(english).toContain(GAP_TEXT)
  })
})

describe('blocks of a verdict', () => {
  const { score, limit, risk } = sampleReport.verdict
  const page = (verdict: Verdict, more: Partial<ReportDocument> = {}) =>
    renderToStaticMarkup(
      <ReportScreen document={{ ...sampleReport, verdict, ...more }} head={HEAD} />,
    )

  it.each<[string, Verdict, string[], string[]]>([
    ['score alone', { score: score! }, ['score', '扣分原因'], ['limit', 'riskLevel']],
    ['limit alone', { limit: limit! }, ['limit'], ['score', '扣分原因', 'riskLevel']],
    ['risk alone', { risk: risk! }, ['riskLevel'], ['score', 'limit', '主要指标']],
  ])('%s', (_, verdict, there, absent) => {
    const html = page(verdict)
    for (const part of there) expect(html).toContain(part)
    for (const part of absent) expect(html).not.toContain(part)
  })

  it('tell how much of the rules could be judged', () =>
    expect(page({ risk: risk! })).toMatch(/已判断<\/dt><dd[^>]*>4 \/ 6</))

  it('do not call it low risk when less than half could be judged', () => {
    const low = { score: 0, level: 'LOW' } as const
    const rules = sampleReport.rules
    expect(page({ risk: low })).toContain('低风险')
    const few = rules.map((rule, i) => (i < 2 ? rule : { ...rule, result: 'UNKNOWN' as const }))
    expect(page({ risk: low }, { rules: few })).toContain('risk-UNJUDGED')
    expect(page({ risk: low }, { rules: few })).not.toContain('>低风险')
    expect(page({ risk: { score: 60, level: 'HIGH' } }, { rules: few })).toContain('高风险')
  })

  it('find no risk only among the rules that could be judged', () => {
    const findings = { strengths: [], risks: [] }
    expect(page({ risk: risk! }, { findings })).toContain('已判断的 4 条规则中未发现')
    const rules = sampleReport.rules.filter((rule) => rule.result !== 'UNKNOWN')
    expect(page({ risk: risk! }, { findings, rules })).toContain('>未发现需要特别关注')
    const none = sampleReport.rules.map((rule) => ({ ...rule, result: 'UNKNOWN' as const }))
    expect(page({ risk: risk! }, { findings, rules: none })).toContain('风险规则均无法判断')
  })
})
