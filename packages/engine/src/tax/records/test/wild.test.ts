/** Firms that nobody would make up, of every size: each document holds, and each sentence can be read. */
import { describe, expect, it } from 'vitest'
import { type Random, random } from '../../../../test-support/random.ts'
import { randomTax } from '../../../../test-support/random-tax.ts'
import { payment } from '../../../../test-support/tax-facts.ts'
import {
  bankAuth,
  income,
  insured,
  monthText,
  rating,
  violation,
} from '../../../../test-support/tax-record-facts.ts'
import type { ReportDocument } from '../../../report/document.ts'
import type { TaxFacts } from '../../facts.ts'
import { taxReport } from '../../report.ts'

const M0 = 2026 * 12 + 1

function wild(seed: number): TaxFacts {
  const base = randomTax(seed)
  const dice = random(seed + 9_999)
  const { next, int, pick } = dice
  const maybe = <T>(make: () => T): T | null => (next() < 0.2 ? null : make())
  const many = <T>(most: number, make: (i: number) => T): T[] =>
    Array.from({ length: int(0, most) }, (_, i) => make(i))
  const size = pick([1, 10_000, 90_000_000_000])
  const yuan = () => pick([0, -next() * size, next() * size, next() * size])
  const months = many(36, (i) => i)
  return {
    ...base,
    registration: {
      ...base.registration,
      legalRepAge: pick([null, 0, 19, 45, 99]),
      insured: pick([null, 0, 12]),
      taxpayerStatus: pick([null, '正常', '非正常']),
      ...(next() < 0.5 ? { changes: many(9, () => change(dice)) } : {}),
    },
    covered: {
      ...base.covered,
      TAX_PAYMENT: [[M0 - int(0, 40), M0 + int(-1, 1)]],
      SOCIAL_INSURANCE: [[M0 - int(0, 40), M0 + int(-2, 0)]],
    },
    ratings: maybe(() => many(6, (i) => rating(2019 + i, pick(['A', 'B', 'M', 'C', 'D', '？'])))),
    violations: maybe(() =>
      many(6, (i) =>
        violation(pick([null, `${monthText(M0 - i * 5)}-03`]), {
          key: `v${i}`,
          fact: pick([null, '偷税', '未按期申报']),
          status: pick([null, '未处理', '已处理', '奇怪']),
        }),
      ),
    ),
    insurance: maybe(() =>
      months.map((i) => insured(monthText(M0 - i), pick([null, 0, int(0, 9e4)]))),
    ),
    bankAuths: maybe(() =>
      many(12, (i) => bankAuth(`机构${i % 9}`, pick([null, `${monthText(M0 - i)}-09`]))),
    ),
    payments: maybe(() =>
      many(60, (i) =>
        payment(pick([null, `${monthText(M0 - (i % 30))}-11`]), yuan(), {
          key: `p${i}`,
          taxKind: pick(['增值税', '企业所得税', '印花税', '城市维护建设税']),
          periodTo: pick([null, `${monthText(M0 - (i % 30) - 1)}-28`]),
          payType: pick(['一般申报', '滞纳金', '罚款', '查补', null]),
        }),
      ),
    ),
    arrears: maybe(() => []),
    statements: maybe(() =>
      ['2024-12', '2025-03', '2025-06', '2025-12'].flatMap((end) =>
        next() < 0.3 ? [] : [income(end, pick([null, yuan()]), pick([null, yuan()]))],
      ),
    ),
    invoiced: maybe(() => ({
      covered: { sales: [[M0 - int(0, 30), M0]], purchases: [[M0 - int(0, 30), M0]] },
      months: months.map((i) => ({
        month: M0 - i,
        sales: Math.round(yuan() * 100),
        purchases: Math.round(yuan() * 100),
      })),
    })),
  }
}

const change = ({ pick, int }: Random) => ({
  on: pick([null, `${monthText(M0 - int(0, 30))}-07`]),
  item: pick(['法定代表人', '注册地址', '经营范围', '投资人', '主营行业', '']),
  before: null,
  after: null,
})

const sentencesOf = ({ findings, rules, quality, indicators, verdict, sections }: ReportDocument) =>
  [
    ...findings.strengths,
    ...findings.risks,
    verdict.decision?.text,
    ...rules.flatMap(({ text, reason }) => [text, reason]),
    ...quality.map(({ detail }) => detail),
    ...indicators.map(({ detail }) => detail),
    ...sections.flatMap(({ blocks }) =>
      blocks.flatMap((b) => (b.kind === 'text' ? b.paragraphs : 'note' in b ? [b.note] : [])),
    ),
  ].filter((text) => text !== undefined)

describe('firms of every kind', () => {
  it.each(Array.from({ length: 60 }, (_, seed) => seed))('hold together (%d)', (seed) => {
    // As they are stored.
    const facts = JSON.parse(JSON.stringify(wild(seed))) as TaxFacts
    const report = taxReport(facts, seed % 3 === 0 ? M0 - (seed % 11) : undefined)
    // Nothing that JSON cannot say.
    expect(JSON.parse(JSON.stringify(report))).toEqual(report)
    for (const { key, value, reason } of report.indicators)
      expect([key, value === null ? reason !== undefined : Number.isNaN(value)]).toEqual([
        key,
        value === null,
      ])
    for (const text of sentencesOf(report))
      expect(text).not.toMatch(
        /undefined|null|NaN|Infinity|-0\.00|。。|，，|；；|：$|^；|缺少度|\[object/,
      )
    for (const { id, result, reason, text } of report.rules) {
      if (result === 'UNKNOWN') expect([id, reason]).toEqual([id, expect.stringMatching(/\S/)])
      if (result === 'HIT') expect([id, text]).toEqual([id, expect.stringMatching(/。$/)])
    }
    const keys = report.indicators.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    const ids = report.sections.flatMap(({ blocks }) => blocks.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })
})
