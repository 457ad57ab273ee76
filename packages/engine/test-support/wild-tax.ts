/** Tax facts that nobody would make up, of every size: returns, records, payments, statements and invoices that need not fit together. */
import type { TaxFacts } from '../src/tax/facts.ts'
import { type Random, random } from './random.ts'
import { randomTax } from './random-tax.ts'
import { payment } from './tax-facts.ts'
import { bankAuth, income, insured, monthText, rating, violation } from './tax-record-facts.ts'

/** `taxReportFacts` look from 20 March 2026. */
const M0 = 2026 * 12 + 1

export function wildTax(seed: number): TaxFacts {
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
