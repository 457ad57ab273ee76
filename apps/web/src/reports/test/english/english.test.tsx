/** The report in English: no Chinese but the enterprise's own data and what is marked as the original. */
import { INVOICE_INDICATORS } from '@xinjian/engine/invoice/indicators/registry'
import { invoiceReport } from '@xinjian/engine/invoice/report'
import { INVOICE_RULES } from '@xinjian/engine/invoice/rules/registry'
import { DATA_GATES } from '@xinjian/engine/invoice/verdict/gates/data'
import { FACT_GATES } from '@xinjian/engine/invoice/verdict/gates/facts'
import { OUTLIER_GATES } from '@xinjian/engine/invoice/verdict/gates/outlier'
import { POLICY_GATES } from '@xinjian/engine/invoice/verdict/gates/policy'
import { RATED_GATES } from '@xinjian/engine/invoice/verdict/gates/rated'
import { SCORE_GATES } from '@xinjian/engine/invoice/verdict/gates/score'
import { ADMISSION_PACKS } from '@xinjian/engine/invoice/verdict/policies'
import type { ReportDocument } from '@xinjian/engine/report/document'
import { TAX_PAYMENT_INDICATORS } from '@xinjian/engine/tax-payment/indicators/registry'
import { taxPaymentReport } from '@xinjian/engine/tax-payment/report'
import { VERDICT_GATES } from '@xinjian/engine/tax-payment/verdict'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { archetype } from '../../../../../../packages/engine/test-support/archetypes.ts'
import { smallFacts } from '../../../../../../packages/engine/test-support/small-facts.ts'
import {
  livelyFacts,
  monthlyTax,
  taxFacts,
} from '../../../../../../packages/engine/test-support/tax-facts.ts'
import { wildFacts } from '../../../../../../packages/engine/test-support/wild-facts.ts'
import { inEnglish } from '../../english/dictionary.ts'
import { loadEnglish } from '../../english/english.ts'
import { ReportScreen } from '../../ReportScreen.tsx'
import { withDecision } from '../../test-support/sample-decision.ts'

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

/** Every sentence and name of a part of a document. */
function texts(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return part && typeof part === 'object' ? Object.values(part).flatMap(texts) : []
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

describe('the verdict in English', () => {
  const { facts } = archetype('健康贸易')
  const closed = { ...facts, registration: { ...facts.registration, registrationStatus: '注销' } }
  const reports = {
    CLEAR: facts,
    REVIEW: archetype('顶额+红冲').facts,
    UNRATABLE: archetype('数据缺失').facts,
    REJECT: closed,
    'REVIEW of purchases above sales': archetype('进销倒挂').facts,
    'UNRATABLE by the pack of the institution': { ...archetype('数据缺失').facts, policy: 'PUHUI' },
  }

  it.each(Object.entries(reports))('shows %s without a marked original', (_, of) => {
    const html = renderToStaticMarkup(
      <ReportScreen document={invoiceReport(of)} head={HEAD} lang="en" />,
    )
    expect(html.match(/<span lang="zh"[^>]*>.*?<\/span>/gs) ?? []).toEqual([])
    expect(unmarked(invoiceReport(of))).toEqual([])
  })

  it.each(Object.entries(reports))('says %s without a word left in Chinese', (name, of) => {
    const { verdict } = invoiceReport(of)
    expect(verdict.decision?.level).toBe(name.split(' ')[0])
    expect(texts(verdict).filter((text) => CHINESE.test(inEnglish(text)))).toEqual([])
  })

  it('keeps every figure of a sentence', () => {
    const times = (by: number) => (_: string, n: string) =>
      String(Math.round(Number(n.replaceAll(',', '')) * by))
    // Amounts of 万元 are said in yuan or in millions: both as plain yuan.
    const figures = (text: string) =>
      (
        text
          .replace(/([\d,.]*\d)万元/g, times(10_000))
          .replace(/([\d,.]*\d)m yuan/g, times(1_000_000))
          .replace(/([\d,]*\d) yuan/g, times(1))
          .match(/\d[\d,.]*/g) ?? []
      ).map((n) => n.replace(/[,.]$/, ''))
    const said = Object.values(reports)
      .flatMap((of) => invoiceReport(of).verdict.decision?.reasons ?? [])
      .map(({ text }) => [text, inEnglish(text)] as const)
    expect(said.length).toBeGreaterThan(5)
    for (const [zh, en] of said) expect(figures(en).toSorted(), en).toEqual(figures(zh).toSorted())
  })

  it('says the verdict on tax payments', () => {
    const facts = [
      livelyFacts(),
      livelyFacts({ arrears: null }),
      taxFacts([]),
      taxFacts(monthlyTax('2026-02', [1, 0, 5])),
    ]
    const said = facts.flatMap((of) => texts(taxPaymentReport(of).verdict))
    expect(said.filter((text) => CHINESE.test(inEnglish(text)))).toEqual([])
  })

  it('says the verdict on enterprises that no plan would make', () => {
    const said = Array.from({ length: 24 }, (_, seed) => {
      const { rows, plan } = wildFacts(seed)
      return texts(invoiceReport(smallFacts(rows, plan)).verdict)
    }).flat()
    expect(said.filter((text) => CHINESE.test(inEnglish(text)))).toEqual([])
  })

  it('has the threshold and source of every gate, and every check of the packs', () => {
    const gates = [
      ...FACT_GATES,
      ...DATA_GATES,
      ...OUTLIER_GATES,
      ...POLICY_GATES,
      ...RATED_GATES,
      ...SCORE_GATES,
      ...VERDICT_GATES,
    ].flatMap(({ threshold, source }) => [threshold, source])
    const packs = ADMISSION_PACKS.flatMap(({ name, source, items }) => [
      name,
      source,
      ...items.map(({ title }) => title),
    ])
    expect([...gates, ...packs].filter((text) => CHINESE.test(inEnglish(text)))).toEqual([])
  })

  it.each([
    [
      '命中红线：红冲率偏高（近12个月红冲金额占比45.00%，建议核实退货、折让等原因）；异常凭证（取得异常增值税扣税凭证税额60,000.00元，需进项转出）。',
      'Red line hit: High red rate (Red invoices are 45.00% of the blue ones over the last 12 months: check returns and rebates); Abnormal vouchers (Abnormal VAT vouchers with 60,000.00 yuan of tax: the input tax has to be reversed).',
    ],
    [
      '人工复核：最近一张销项发票开具于2025-11-03，此后至少70天没有开票，参考额度不予给出；评级A，风险等级未能判定（已判断12/40条），不给出参考额度。',
      'Review: The last sales invoice is of 2025-11-03, none in at least 70 days since: no limit is suggested; grade A, level of risk undetermined (12 of 40 rules judged), no limit is suggested.',
    ],
    [
      '建议拒绝：评级CC，低于可给予额度的最低等级B；风险高（已判断29/40条），不给出参考额度。',
      'Reject: Grade CC is below B, the lowest that can have a limit; high risk (29 of 40 rules judged), no limit is suggested.',
    ],
    [
      '因下列原因不予给出：评级CC，低于可给予额度的最低等级B。',
      'Not suggested because of: Grade CC is below B, the lowest that can have a limit.',
    ],
    [
      '不符合浦慧贷类（浦发银行公开条件）的条件：连续未开票不超过45天（2–4月除外）（最长连续未开票60天）；近12个月开票不少于35张（开票9张）。',
      'Conditions not met, Puhui loan (SPD Bank, as published): At most 45 days in a row without an invoice (months 2–4 excepted) (longest run without an invoice: 60 days); At least 35 invoices in the last 12 months (9 invoices).',
    ],
    [
      '请补充授权采集或上传2025-05至2025-08、2025-11的缴款信息。',
      'Please authorise the collection of tax payments of 2025-05 to 2025-08, 2025-11, or upload them.',
    ],
  ])('says the sentence %s', (zh, en) => expect(inEnglish(zh)).toBe(en))
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
    expect(inEnglish('<30万元')).toBe('<300,000 yuan')
    expect(inEnglish('前十客户(近12个月)')).toBe('Top ten customers (last 12 months)')
    expect(inEnglish('红冲金额率>5.00%中、>10.00%高、>30.00%红线')).toContain('> 30.00% red line')
    expect(inEnglish('前十客户(某个新的说法)')).toBe('前十客户(某个新的说法)')
  })
})
