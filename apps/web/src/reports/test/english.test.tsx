/** The report in English: no Chinese but the enterprise's own data and what is marked as the original. */
import { INVOICE_INDICATORS } from '@xinjian/engine/invoice/indicators/registry'
import { invoiceReport } from '@xinjian/engine/invoice/report'
import { INVOICE_RULES } from '@xinjian/engine/invoice/rules/registry'
import type { ReportDocument } from '@xinjian/engine/report/document'
import { TAX_PAYMENT_INDICATORS } from '@xinjian/engine/tax-payment/indicators/registry'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { archetype } from '../../../../../packages/engine/test-support/archetypes.ts'
import { inEnglish } from '../english/dictionary.ts'
import { loadEnglish } from '../english/english.ts'
import { ReportScreen } from '../ReportScreen.tsx'
import { withDecision } from '../test-support/sample-decision.ts'

const CHINESE = /[\u3400-\u9fff]/
const HEAD = {
  reportNo: null,
  institution: '',
  fingerprint: null,
  createdAt: null,
  verifyUrl: null,
}

beforeAll(loadEnglish)

/** Names of parties and goods, people and places of the enterprise: said as they are in any language. */
function ownData(document: ReportDocument): string[] {
  const cells = document.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (block.kind === 'table')
        return block.rows.flatMap((row) =>
          [row.name, row.party].filter((v) => typeof v === 'string'),
        )
      if (block.kind === 'chart' && ['pareto', 'treemap', 'sankey', 'graph'].includes(block.chart))
        return block.categories
      if (block.kind === 'facts') return block.items.map(({ value }) => value)
      return []
    }),
  )
  const goods = document.indicators.flatMap(({ inputs, detail }) => [
    ...inputs.flatMap(({ name, value }) => [name, value]),
    detail,
  ])
  return [...cells, ...goods, document.enterprise.name]
    .filter((text): text is string => typeof text === 'string' && CHINESE.test(inEnglish(text)))
    .sort((a, b) => b.length - a.length)
}

const unmarked = (document: ReportDocument) => {
  const html = renderToStaticMarkup(
    <ReportScreen
      document={document}
      head={HEAD}
      lang="en"
      onOpen={() => {}}
      onAbnormal={() => {}}
    />,
  )
  let rest = html.replace(/<span lang="zh"[^>]*>.*?<\/span>/gs, '')
  const own = ownData(document)
  for (const name of own) rest = rest.replaceAll(name, '')
  const left = new Set(rest.match(/[^<>"]*[\u3400-\u9fff][^<>"]*/g) ?? [])
  // Cut to its room inside a drawing: the beginning of a name of its own.
  const cut = (text: string) =>
    text.endsWith('…') && own.some((name) => name.startsWith(text.slice(0, -1)))
  return [...left].filter((text) => !cut(text))
}

describe('an English report', () => {
  it.each(['季节性制造', '顶额+红冲', '数据缺失', '进销倒挂'] as const)(
    'of %s has no Chinese but its own data and marked originals',
    (name) => expect(unmarked(invoiceReport(archetype(name).facts))).toEqual([]),
  )

  it('marks what it cannot say, and says so', () => {
    const document = withDecision(invoiceReport(archetype('季节性制造').facts), 'REVIEW')
    expect(unmarked(document)).toEqual([])
    const html = renderToStaticMarkup(<ReportScreen document={document} head={HEAD} lang="en" />)
    expect(html).toMatch(/<span lang="zh"[^>]*title="Original \(Chinese\)">/)
    expect(html).toContain('quoted from the document in Chinese')
  })
})

describe('the dictionary', () => {
  it('has every indicator as its engine’s registry calls it', () => {
    const names = [...INVOICE_INDICATORS, ...TAX_PAYMENT_INDICATORS].flatMap(
      ({ names, variants }) =>
        variants.map(({ label }) => [names.zh + (label?.zh ?? ''), names.en + (label?.en ?? '')]),
    )
    expect(names.map(([zh]) => [zh, inEnglish(zh!)])).toEqual(names)
  })

  it('has every rule', () =>
    expect(
      INVOICE_RULES.map(({ name }) => name).filter((name) => CHINESE.test(inEnglish(name))),
    ).toEqual([]))

  it('says figures as they were written, and leaves whole what it knows in part', () => {
    expect(inEnglish('<30万元')).toBe('<30 × 10,000 yuan')
    expect(inEnglish('前十客户(近12个月)')).toBe('Top ten customers (last 12 months)')
    expect(inEnglish('红冲金额率>5.00%中、>10.00%高、>30.00%红线')).toContain('> 30.00% red line')
    expect(inEnglish('前十客户(某个新的说法)')).toBe('前十客户(某个新的说法)')
  })
})
