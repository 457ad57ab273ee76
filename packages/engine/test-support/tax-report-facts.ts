/** Facts of tax reports for tests that state one thing exactly. */
import { parseMonth } from '../src/kit/calendar/window.ts'
import type { CitReturn, TaxFacts, VatReturn } from '../src/tax/facts.ts'

const month = (text: string): number => parseMonth(text.slice(0, 7))!

export type Ranges = Partial<Record<keyof TaxFacts['covered'], readonly [string, string][]>>

/** Nothing collected, looked at from 20 March 2026: M0 is 2026-02. */
export function taxReportFacts(
  more: Partial<Omit<TaxFacts, 'covered'>> & { covered?: Ranges } = {},
): TaxFacts {
  const { covered = {}, registration, ...rest } = more
  return {
    registration: { name: '示例有限公司', taxNo: null, taxpayerType: 'GENERAL', ...registration },
    dataCutoff: '2026-03-20T12:00:00.123+08:00',
    covered: Object.fromEntries(
      Object.entries(covered).map(([dataset, ranges]) => [
        dataset,
        ranges.map(([from, to]) => [month(from), month(to)] as const),
      ]),
    ),
    shareholders: null,
    ratings: null,
    vatReturns: null,
    citReturns: null,
    statements: null,
    payments: null,
    arrears: null,
    violations: null,
    insurance: null,
    bankAuths: null,
    invoiced: null,
    ...rest,
  }
}

const fen = (yuan: number): number => Math.round(yuan * 100)
const text = (index: number): string =>
  `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`

/** Amounts in yuan by 栏次, as a return tells them. */
export type Lines = Record<string, number | null>

const linesOf = (lines: Lines): VatReturn['lines'] =>
  Object.fromEntries(
    Object.entries(lines).map(([line, yuan]) => [
      line,
      { amount: yuan === null ? null : fen(yuan), ytd: null },
    ]),
  )

/** Declared on the tenth of the month after, unless said otherwise. */
export function vatReturn(
  from: string,
  lines: Lines,
  { to = from, ...more }: Partial<Omit<VatReturn, 'from' | 'to' | 'lines'>> & { to?: string } = {},
): VatReturn {
  const last = month(to)
  const form = more.form ?? 'GENERAL'
  return {
    key: `${form}/${from}-${to}`,
    form,
    from: month(from),
    to: last,
    declaredOn: `${text(last + 1)}-10`,
    deadline: null,
    status: null,
    lines: linesOf(lines),
    schedules: null,
    ...more,
  }
}

/** Sales, output, input and tax of a general taxpayer in the proportions of a trader. */
export const trade = (sales: number, burden = 0.03): Lines => ({
  '1': sales,
  '5': 0,
  '7': 0,
  '8': 0,
  '11': sales * 0.13,
  '12': sales * (0.13 - burden),
  '14': 0,
  '20': 0,
  '24': sales * burden,
})

/** A return of each month, the last being `last`; null = none of that month. */
export function monthlyVat(
  last: string,
  sales: readonly (number | null)[],
  more: Parameters<typeof vatReturn>[2] = {},
  linesOf: (sales: number) => Lines = trade,
): VatReturn[] {
  const end = month(last)
  return sales.flatMap((each, i) =>
    each === null ? [] : [vatReturn(text(end - sales.length + 1 + i), linesOf(each), more)],
  )
}

/** A quarter's return of a small taxpayer; `first` is its first month. */
export const smallReturn = (
  first: string,
  lines: Lines,
  more: Omit<NonNullable<Parameters<typeof vatReturn>[2]>, 'to'> = {},
): VatReturn => vatReturn(first, lines, { form: 'SMALL', to: text(month(first) + 2), ...more })

/** Quarters of `sales` each taxed at 1 %, the last beginning with `last`. */
export const quarterlyVat = (last: string, sales: readonly number[]): VatReturn[] =>
  sales.map((each, i) =>
    smallReturn(text(month(last) - 3 * (sales.length - 1 - i)), {
      '1': each,
      '9': 0,
      '15': each * 0.03,
      '16': each * 0.02,
      '20': each * 0.01,
    }),
  )

const CIT_EMPTY = {
  employees: null,
  totalAssetsWan: null,
  smallMicro: null,
  wages: null,
  research: null,
}
const citLines = (lines: Lines): CitReturn['lines'] =>
  Object.fromEntries(
    Object.entries(lines).map(([line, yuan]) => [line, yuan === null ? null : fen(yuan)]),
  )

/** A200000: sums since January. Declared on the twelfth after the quarter. */
export function citQuarter(
  year: number,
  quarter: number,
  lines: Lines,
  more: Partial<CitReturn> = {},
): CitReturn {
  return {
    key: `A200000/${year}Q${quarter}`,
    form: 'A200000',
    layout: 'A200000',
    year,
    quarter,
    declaredOn: `${text(year * 12 + quarter * 3)}-12`,
    deadline: null,
    lines: citLines(lines),
    ...CIT_EMPTY,
    ...more,
  }
}

/** A100000 in the layout of its year, declared on 20 May after it. */
export function citAnnual(year: number, lines: Lines, more: Partial<CitReturn> = {}): CitReturn {
  return {
    key: `A100000/${year}`,
    form: 'A100000',
    layout: year >= 2024 ? '2024' : '2017',
    year,
    quarter: null,
    declaredOn: `${year + 1}-05-20`,
    deadline: null,
    lines: citLines(lines),
    ...CIT_EMPTY,
    ...more,
  }
}

/** Four quarters of a year that earns `profit` on `revenue`, at 25 % less `relief`. */
export function citYearQuarters(
  year: number,
  revenue: number,
  profit: number,
  more: Partial<CitReturn> = {},
  quarters = 4,
): CitReturn[] {
  return [1, 2, 3, 4].slice(0, quarters).map((q) => {
    const part = q / 4
    return citQuarter(
      year,
      q,
      {
        '1': revenue * part,
        '2': (revenue - profit) * part,
        '3': profit * part,
        '10': profit * part,
        '12': Math.max(0, profit) * part * 0.25,
        '13': Math.max(0, profit) * part * 0.2,
      },
      more,
    )
  })
}

/** Three years of both taxes, everything filed in time: a trader of 100 万 a month. */
export const steadyFacts = (more: Parameters<typeof taxReportFacts>[0] = {}): TaxFacts =>
  taxReportFacts({
    registration: {
      name: '示例有限公司',
      taxNo: null,
      taxpayerType: 'GENERAL',
      taxpayerStatus: '正常',
      changes: [],
      legalRepAge: 40,
    },
    arrears: [],
    violations: [],
    covered: { VAT_RETURN: [['2023-03', '2026-03']], CIT_RETURN: [['2023-01', '2026-03']] },
    vatReturns: monthlyVat('2026-02', new Array(36).fill(1_000_000)),
    citReturns: [
      ...[2023, 2024, 2025].flatMap((year) =>
        citYearQuarters(year, 12_000_000, 1_200_000, { employees: 20, totalAssetsWan: 800 }),
      ),
      citAnnual(2023, {
        '1': 12_000_000,
        '2': 10_000_000,
        '13': 1_200_000,
        '23': 1_200_000,
        '25': 300_000,
        '26': 240_000,
        '28': 60_000,
        '31': 60_000,
        '32': 60_000,
        '33': 0,
      }),
      citAnnual(
        2024,
        {
          '1': 12_000_000,
          '2': 10_000_000,
          '6': 100_000,
          '18': 1_200_000,
          '28': 1_200_000,
          '30': 300_000,
          '31': 240_000,
          '33': 60_000,
          '36': 60_000,
          '37': 60_000,
          '38': 0,
        },
        { wages: fen(2_000_000), research: fen(100_000) },
      ),
    ],
    ...more,
  })
