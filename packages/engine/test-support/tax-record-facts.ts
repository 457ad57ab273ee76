/** Made-up rows of a tax report, each saying one thing; yuan in, 分 out. */
import type { Statement } from '../src/finance/facts.ts'
import { parseMonth } from '../src/kit/calendar/window.ts'
import type {
  BankTaxAuth,
  CitReturn,
  CreditRating,
  InsuranceMonth,
  InvoicedMonth,
  TaxFacts,
  VatReturn,
  Violation,
} from '../src/tax/facts.ts'
import { payment } from './tax-facts.ts'
import { type Ranges, taxReportFacts } from './tax-report-facts.ts'

export const monthOf = (text: string): number => parseMonth(text.slice(0, 7))!
const pad = (n: number): string => String(n).padStart(2, '0')
export const monthText = (m: number): string => `${Math.floor(m / 12)}-${pad((m % 12) + 1)}`
const fen = (yuan: number): number => Math.round(yuan * 100)

/** Declared on the tenth of the month after it; `to` for quarters. */
export function vat(
  from: string,
  sales: number,
  more: Partial<VatReturn> & { to?: number } = {},
): VatReturn {
  const start = monthOf(from)
  const to = more.to ?? start
  const form = more.form ?? 'GENERAL'
  const due = form === 'GENERAL' ? '34' : '22'
  return {
    key: `${form}/${start}-${to}`,
    form,
    from: start,
    to,
    declaredOn: `${monthText(to + 1)}-10`,
    deadline: `${monthText(to + 1)}-15`,
    status: '按期',
    lines: {
      '1': { amount: fen(sales), ytd: null },
      [due]: { amount: fen(sales * 0.03), ytd: null },
    },
    schedules: null,
    ...more,
  }
}

/** One a month of `sales` yuan, the last being `last`. */
export const monthlyVat = (last: string, sales: readonly number[]): VatReturn[] =>
  sales.map((each, i) => vat(monthText(monthOf(last) - sales.length + 1 + i), each))

/** Quarters by the month they begin with. */
export const quarterVat = (from: string, sales: number, more: Partial<VatReturn> = {}): VatReturn =>
  vat(from, sales, { form: 'SMALL', to: monthOf(from) + 2, ...more })

const LAYOUT = { A200000: ['1', '3'], '2017': ['1', '13'], '2024': ['1', '18'] } as const

/** `quarter` null = the annual return; revenue and profit since January. */
export function cit(
  year: number,
  quarter: number | null,
  revenue: number,
  profit: number,
  more: Partial<CitReturn> = {},
): CitReturn {
  const form = quarter === null ? 'A100000' : 'A200000'
  const layout = quarter === null ? (year >= 2024 ? '2024' : '2017') : 'A200000'
  const [first, second] = LAYOUT[layout]
  const after = quarter === null ? `${year + 1}-05-20` : `${monthText(year * 12 + quarter * 3)}-10`
  return {
    key: `${form}/${year}${quarter === null ? '' : `Q${quarter}`}`,
    form,
    layout,
    year,
    quarter,
    declaredOn: after,
    deadline: null,
    lines: { [first]: fen(revenue), [second]: fen(profit), '16': 0 },
    employees: null,
    totalAssetsWan: null,
    smallMicro: null,
    wages: null,
    research: null,
    ...more,
  }
}

/** 利润表 since January to the end of a month. */
export function income(to: string, revenue: number | null, profit: number | null): Statement {
  const m = monthOf(to)
  const last = new Date(Date.UTC(Math.floor(m / 12), (m % 12) + 1, 0)).getUTCDate()
  const item = (code: string, label: string, value: number | null) => ({
    key: `INCOME/${to}/${code}`,
    code,
    label,
    begin: null,
    end: null,
    current: null,
    ytd: value === null ? null : fen(value),
  })
  return {
    kind: 'INCOME',
    standard: 'SMALL',
    periodFrom: `${to.slice(0, 4)}-01-01`,
    periodTo: `${to}-${last}`,
    items: [item('revenue', '营业收入', revenue), item('totalProfit', '利润总额', profit)],
  }
}

export const rating = (
  year: number,
  grade: string,
  more: Partial<CreditRating> = {},
): CreditRating => ({
  key: String(year),
  year,
  grade,
  score: null,
  ratedOn: `${year + 1}-04-21`,
  revised: false,
  ...more,
})

export const violation = (
  registeredOn: string | null,
  more: Partial<Violation> = {},
): Violation => ({
  key: `${registeredOn}/${more.fact ?? ''}/${more.status ?? ''}`,
  registeredOn,
  fact: '未按规定期限办理纳税申报',
  means: null,
  status: '已处理',
  penalty: null,
  authority: null,
  ...more,
})

export const insured = (
  month: string,
  count: number | null,
  more: Partial<InsuranceMonth> = {},
): InsuranceMonth => ({
  key: month,
  month: monthOf(month),
  insured: count,
  payable: count === null ? null : fen(count * 1_680),
  paid: count === null ? null : fen(count * 1_680),
  ...more,
})

export const bankAuth = (
  institution: string,
  authorisedAt: string | null,
  product = '税易贷',
): BankTaxAuth => ({
  key: `${institution}/${product}/${authorisedAt}`,
  institution,
  product,
  authorisedAt: authorisedAt && `${authorisedAt} 10:00:00`,
  expiresAt: null,
  status: '有效',
})

/** Sales of `yuan` a month, the last being `last`; purchases a fifth less. */
export function invoices(
  last: string,
  yuan: readonly number[],
  covered: readonly [string, string] = [monthText(monthOf(last) - yuan.length + 1), last],
): NonNullable<TaxFacts['invoiced']> {
  const range = [[monthOf(covered[0]), monthOf(covered[1])]] as const
  const months: InvoicedMonth[] = yuan.flatMap((each, i) =>
    each === 0
      ? []
      : [
          {
            month: monthOf(last) - yuan.length + 1 + i,
            sales: fen(each),
            purchases: fen(each * 0.8),
          },
        ],
  )
  return { covered: { sales: range, purchases: range }, months }
}

export const RETURN_MONTHS: Ranges = {
  VAT_RETURN: [['2023-03', '2026-03']],
  CIT_RETURN: [['2023-03', '2026-03']],
  FIN_STATEMENT: [['2023-03', '2026-03']],
  TAX_PAYMENT: [['2023-03', '2026-03']],
  SOCIAL_INSURANCE: [['2023-03', '2026-03']],
}

/** Everything covered, nothing in it but what is said. */
export const recordFacts = (more: Parameters<typeof taxReportFacts>[0] = {}): TaxFacts =>
  taxReportFacts({ covered: RETURN_MONTHS, ...more })

const THREE_YEARS = 36

/** A firm of which every source says the same: nothing differs and nothing is held against it. */
export function steadyFacts(more: Parameters<typeof taxReportFacts>[0] = {}): TaxFacts {
  const sales = Array.from({ length: THREE_YEARS }, (_, i) => 200_000 + i * 1_000)
  const first = monthOf('2023-03')
  const between = (from: number, to: number) =>
    sales.reduce((sum, each, i) => (first + i >= from && first + i <= to ? sum + each : sum), 0)
  const ends = [
    '2024-03',
    '2024-06',
    '2024-09',
    '2024-12',
    '2025-03',
    '2025-06',
    '2025-09',
    '2025-12',
  ]
  const toDate = (end: string) => between(Number(end.slice(0, 4)) * 12, monthOf(end))
  const taxes = sales.map((each) => each * 0.03)
  return recordFacts({
    registration: {
      name: '稳健示例有限公司',
      taxNo: null,
      taxpayerType: 'GENERAL',
      taxpayerStatus: '正常',
      establishedOn: '2018-05-04',
      generalFrom: '2018-06-01',
      regAddress: '示例市示例路1号',
      bizAddress: '示例市示例路1号',
      legalRepAge: 45,
      changes: [{ on: '2019-02-01', item: '经营范围', before: '甲', after: '乙' }],
      people: [{ role: '法定代表人', name: '张*', phone: '138****0001' }],
      taxKinds: [{ taxKind: '增值税', period: '月', validFrom: '2018-06-01', validTo: null }],
    },
    shareholders: [
      {
        key: '张三',
        name: '张三',
        kind: '自然人',
        ratio: 60,
        subscribedWan: 60,
        paidWan: 60,
        subscribedOn: '2018-05-04',
      },
      {
        key: '示例控股有限公司',
        name: '示例控股有限公司',
        kind: '企业法人',
        ratio: 40,
        subscribedWan: 40,
        paidWan: 0,
        subscribedOn: '2018-05-04',
      },
    ],
    ratings: [rating(2022, 'B'), rating(2023, 'A'), rating(2024, 'A')],
    vatReturns: monthlyVat('2026-02', sales),
    citReturns: [
      ...ends.map((end) =>
        cit(Number(end.slice(0, 4)), ((monthOf(end) % 12) + 1) / 3, toDate(end), toDate(end) * 0.1),
      ),
      cit(2024, null, toDate('2024-12'), toDate('2024-12') * 0.1, {
        wages: fen(12 * 20 * 5_600),
        employees: 20,
      }),
    ],
    statements: ends.map((end) => income(end, toDate(end), toDate(end) * 0.1)),
    payments: taxes.flatMap((tax, i) => {
      const of = first + i
      return [
        payment(`${monthText(of + 1)}-12`, tax, {
          periodFrom: `${monthText(of)}-01`,
          periodTo: `${monthText(of)}-28`,
        }),
        payment(`${monthText(of + 1)}-12`, tax * 0.07, {
          taxKind: '城市维护建设税',
          periodTo: `${monthText(of)}-28`,
        }),
        payment(`${monthText(of + 1)}-12`, (sales[i]! + sales[i]! * 0.8) * 0.0003, {
          taxKind: '印花税',
        }),
      ]
    }),
    arrears: [],
    violations: [],
    insurance: Array.from({ length: THREE_YEARS }, (_, i) => insured(monthText(first + i), 20)),
    bankAuths: [bankAuth('示例一银行', '2025-11-02')],
    invoiced: invoices('2026-02', sales),
    ...more,
  })
}
