/** What records and cross-checks of the tax report say, in English: names as the registry has them, sentences of facts of every kind. */
import { CROSS } from '@xinjian/engine/tax/cross/part'
import type { TaxFacts } from '@xinjian/engine/tax/facts'
import { TAX_LIMITS } from '@xinjian/engine/tax/params'
import { RECORDS } from '@xinjian/engine/tax/records/part'
import { taxReport } from '@xinjian/engine/tax/report'
import { expect, it } from 'vitest'
import { arrear, payment } from '../../../../../../packages/engine/test-support/tax-facts.ts'
import {
  bankAuth,
  cit,
  income,
  insured,
  invoices,
  monthlyVat,
  quarterVat,
  rating,
  recordFacts,
  steadyFacts,
} from '../../../../../../packages/engine/test-support/tax-record-facts.ts'
import { inEnglish } from '../../english/dictionary.ts'

const CHINESE = /[\u3400-\u9fff]/
const PARTS = [RECORDS, CROSS]
const RULES = PARTS.flatMap(({ rules }) => rules(TAX_LIMITS))
const INDICATORS = PARTS.flatMap(({ indicators }) => indicators)
const MINE = new Set([...RULES, ...INDICATORS].map(({ id }) => id))
const SECTIONS = /^s(?:01|02|03|09|10|11|12|13)-/
/** Words of the bureau and of the enterprise, and rows of payments, which are said elsewhere. */
const TOLD =
  /^(?:name|institution|product|status|kind|fact|means|before|after|item|payType|taxItem|period)$/

const year = (yuan: number) => Array.from({ length: 12 }, () => yuan)
const named = { name: 'x', taxNo: null }

const FACTS: Record<string, () => TaxFacts> = {
  steady: steadyFacts,
  nothing: () => recordFacts(),
  'nothing found': () =>
    recordFacts({
      registration: { ...named, changes: [], taxKinds: [], people: [] },
      vatReturns: [],
      citReturns: [],
      statements: [],
      payments: [],
      arrears: [],
      violations: [],
      insurance: [],
      bankAuths: [],
      ratings: [],
      shareholders: [],
      invoiced: invoices('2026-02', [5]),
    }),
  bad: () =>
    recordFacts({
      registration: {
        ...named,
        taxpayerStatus: '非正常',
        legalRepAge: 17,
        regAddress: 'a',
        bizAddress: 'b',
        changes: [
          ['2025-04-01', '法定代表人'],
          ['2025-12-01', '法定代表人'],
          ['2024-04-01', '注册地址'],
          ['2025-04-01', '注册地址'],
          ['2025-05-01', '注册地址'],
          ['2026-01-01', '主营行业'],
        ].map(([on, item]) => ({ on: on!, item: item!, before: null, after: null })),
      },
      ratings: [rating(2022, 'A'), rating(2023, 'B'), rating(2024, 'D')],
      insurance: [insured('2026-02', 0), insured('2025-02', 30), insured('2025-12', 4)],
      bankAuths: [...'abcdefgh']
        .map((who) => bankAuth(who, '2025-11-02'))
        .concat(bankAuth('z', null)),
      vatReturns: monthlyVat('2026-02', year(500_000).with(3, 0)),
      invoiced: invoices('2026-02', year(900_000)),
      citReturns: [
        cit(2025, 4, 9e6, 1e6, { employees: 20 }),
        cit(2024, null, 5e6, 1e5, { wages: 5e7 }),
      ],
      statements: [income('2025-12', 5e6, 3e5)],
      payments: [payment('2025-11-20', 500, { taxKind: '印花税' }), payment(null, 5)],
      arrears: [arrear(20_000)],
    }),
  'in part': () =>
    recordFacts({
      registration: {
        ...named,
        changes: [{ on: null, item: '法定代表人', before: null, after: null }],
      },
      vatReturns: monthlyVat('2026-02', year(5e5)).filter((_, i) => i !== 4),
      invoiced: invoices('2026-02', year(5e5).slice(3)),
      statements: [income('2025-12', 5, null)],
      citReturns: [cit(2025, 4, 5, 5), cit(2025, 2, 5, 5)],
      payments: [payment('2026-02-10', 5)],
      ratings: [rating(2024, 'A')],
      insurance: [insured('2025-12', null)],
      arrears: [arrear(null)],
    }),
  quarterly: () =>
    recordFacts({
      registration: { ...named, taxpayerType: 'SMALL' },
      vatReturns: ['2025-01', '2025-04', '2025-07', '2025-10'].map((from) => quarterVat(from, 3e5)),
      invoiced: invoices('2026-02', [...year(1e5).with(4, 5e5), 1, 1]),
    }),
}

function textsOf(facts: TaxFacts): string[] {
  const { indicators, rules, quality, sections } = taxReport(facts)
  const own = indicators.filter(({ id }) => MINE.has(id))
  const judged = rules.filter(({ id }) => MINE.has(id))
  const blocks = sections.filter(({ id }) => SECTIONS.test(id)).flatMap((s) => s.blocks)
  return [
    ...own.flatMap(({ detail, inputs }) => [detail, ...inputs.map(({ name }) => name)]),
    ...judged.flatMap(({ text, reason, inputs, threshold }) => [
      text,
      reason,
      threshold,
      ...inputs.map(({ name }) => name),
    ]),
    ...quality
      .filter(
        ({ check }) =>
          check.startsWith('CROSS_') ||
          /^(?:RATINGS|VIOLATIONS|ARREARS|BANK_AUTHS|SHAREHOLDERS|ADDRESSES)$/.test(check),
      )
      .flatMap(({ title, detail }) => [title, detail]),
    ...sections.filter(({ id }) => SECTIONS.test(id)).map(({ title }) => title),
    ...blocks.flatMap((block) => [
      'title' in block ? block.title : undefined,
      'note' in block ? block.note : undefined,
      ...(block.kind === 'text' ? block.paragraphs : []),
      ...(block.kind === 'facts' ? block.items.map(({ label }) => label) : []),
      ...(block.kind === 'table'
        ? [
            ...block.columns.map(({ title }) => title),
            ...block.rows.flatMap((row) =>
              Object.entries(row).map(([key, cell]) =>
                !TOLD.test(key) && typeof cell === 'string' ? cell : undefined,
              ),
            ),
          ]
        : []),
    ]),
  ].filter((text) => text !== undefined)
}

it('has every indicator as the registry calls it', () => {
  const names = INDICATORS.flatMap(({ names, variants }) =>
    variants.map(({ label }) => [names.zh + (label?.zh ?? ''), names.en + (label?.en ?? '')]),
  )
  expect(names.map(([zh]) => [zh, inEnglish(zh!)])).toEqual(names)
})

it('has every rule and formula', () => {
  const texts = [...RULES.map(({ name }) => name), ...INDICATORS.map(({ formula }) => formula)]
  expect(texts.filter((text) => CHINESE.test(inEnglish(text)))).toEqual([])
})

it.each(Object.keys(FACTS))('says the document of a firm: %s', (name) => {
  const texts = textsOf(FACTS[name]!())
  expect(texts.length).toBeGreaterThan(100)
  expect([...new Set(texts)].filter((text) => CHINESE.test(inEnglish(text)))).toEqual([])
})

it.each([
  [
    '2025-03、2025-04、2025-05等12期：未采集销项发票',
    '2025-03, 2025-04, 2025-05 and others, 12 in all: sales invoices not collected',
  ],
  // A reason ends as the words on a return do, and is none of them.
  [
    '2023年：缺少2023-01的增值税申报表，缺少企业所得税申报表；2025年第2季度：未采集企业所得税申报表',
    '2023: there is no VAT return of 2023-01, there is no income tax return; Q2 2025: income tax returns were not collected',
  ],
  [
    '2024年度(2024-01至2024-12)、2025年第1季度(2025-01至2025-03)企业所得税申报表',
    'Income tax returns: year 2024 (2024-01 to 2024-12), Q1 2025 (2025-01 to 2025-03)',
  ],
  ['未注明、0%、6%', 'not stated, 0%, 6%'],
  [
    '近12个月产生滞纳金1次0.50元。',
    'Late fees were paid 1 time in the last 12 months, 0.50 yuan in all.',
  ],
  ['只比较双方均有数据的9/12期', '9 of 12 periods compared, those that both sources tell'],
  ['2022年B、2023年A、2024年A', '2022: B, 2023: A, 2024: A'],
  [
    '2026-01相差100,000.00元(100.00%)，开票金额大于申报销售额，疑似少申报收入，建议核实开票与申报的时间差。',
    '2026-01: invoiced 100,000.00 yuan (100.00%) more than declared, possibly too little declared: check the timing of invoices and returns.',
  ],
  [
    '近24个月地址变更3次，近6个月主营业务变更1次。',
    'Address: 3 changes in the last 24 months; main business: 1 change in the last 6 months.',
  ],
])('says %s', (zh, en) => expect(inEnglish(zh)).toBe(en))
