/**
 * The indicators of statements once more, the slow way: every figure is looked up in the rows by hand, fractions are exact, nothing of
 * the engine is used but the shape of the facts.
 */
import type { Statement } from '../src/finance/facts.ts'

/** Whole 分 as a fraction of integers: no rounding anywhere. */
type Exact = readonly [top: bigint, bottom: bigint]
const times = ([a, b]: Exact, [c, d]: Exact): Exact => [a * c, b * d]
const plus = ([a, b]: Exact, [c, d]: Exact): Exact => [a * d + c * b, b * d]
const minus = (a: Exact, [c, d]: Exact): Exact => plus(a, [-c, d])
const over = (a: Exact, [c, d]: Exact): Exact | null => {
  if (c === 0n) return null
  const positive = c > 0n === d > 0n
  return positive ? times(a, [d, c]) : null
}
const negative = ([a, b]: Exact): boolean => a !== 0n && a > 0n !== b > 0n
const number = ([a, b]: Exact): number => {
  const scaled = (a * 10n ** 12n) / b
  return Number(scaled) / 1e12
}
const int = (n: number): Exact => [BigInt(n), 1n]

type Kind = Statement['kind']
const KIND: Record<string, Kind> = {
  revenue: 'INCOME',
  cost: 'INCOME',
  cashFromSales: 'CASH',
  operatingNet: 'CASH',
}
for (const code of 'operatingProfit totalProfit incomeTax netProfit interestExpenses entertainmentExpenses sellingExpenses adminExpenses financeExpenses researchExpenses taxesAndSurcharges'.split(
  ' ',
))
  KIND[code] = 'INCOME'

type Get = (code: string) => Exact | null

/** Rows of a column of one statement; a code that stands twice with two amounts says nothing. */
function column(
  statement: Statement | undefined,
  which: 'begin' | 'end' | 'ytd',
): Map<string, bigint | null> {
  const said = new Map<string, bigint | null>()
  for (const item of statement?.items ?? []) {
    const amount = item[which]
    if (item.code === null || amount === null) continue
    const before = said.get(item.code)
    said.set(item.code, before === undefined || before === BigInt(amount) ? BigInt(amount) : null)
  }
  return said
}

const SUMS: [string, string[]][] = [
  [
    'currentAssets',
    'cash shortInvestments notesReceivable accountsReceivable prepayments otherReceivables inventories otherCurrentAssets'.split(
      ' ',
    ),
  ],
  [
    'currentLiabilities',
    'shortLoans notesPayable accountsPayable advances contractLiabilities taxesPayable otherPayables'.split(
      ' ',
    ),
  ],
  ['nonCurrentLiabilities', ['longLoans', 'bondsPayable']],
  ['nonCurrentAssets', ['fixedAssets', 'intangibleAssets']],
]

/** The random statements hold these codes alone, so that the sums of the form are these. */
function reader(statement: Statement | undefined, which: 'begin' | 'end' | 'ytd'): Get {
  const rows = column(statement, which)
  const plain = (code: string): bigint | undefined | null => rows.get(code)
  const combine = (a: string, b: string, sign: 1n | -1n): bigint | undefined => {
    const [x, y] = [plain(a), plain(b)]
    return typeof x === 'bigint' && typeof y === 'bigint' ? x + sign * y : undefined
  }
  const sum = (code: string): bigint | undefined | null => {
    const own = plain(code)
    if (own !== undefined) return own
    if (code === 'currentAssets') return combine('totalAssets', 'nonCurrentAssets', -1n)
    if (code === 'nonCurrentAssets') return combine('totalAssets', 'currentAssets', -1n)
    if (code === 'currentLiabilities')
      return combine('totalLiabilities', 'nonCurrentLiabilities', -1n)
    if (code === 'nonCurrentLiabilities')
      return combine('totalLiabilities', 'currentLiabilities', -1n)
    if (code === 'totalAssets') return combine('currentAssets', 'nonCurrentAssets', 1n) ?? undefined
    if (code === 'totalLiabilities')
      return (
        combine('currentLiabilities', 'nonCurrentLiabilities', 1n) ??
        combine('totalAssets', 'totalEquity', -1n)
      )
    if (code === 'totalEquity') return combine('totalAssets', 'totalLiabilities', -1n)
    if (code === 'netProfit') return combine('totalProfit', 'incomeTax', -1n)
    if (code === 'totalProfit') return combine('netProfit', 'incomeTax', 1n)
    return undefined
  }
  const near = (a: bigint, b: bigint) => (a > b ? a - b : b - a) <= 100n
  const silent = (code: string): bigint | undefined => {
    for (const [whole, parts] of SUMS) {
      if (!parts.includes(code)) continue
      const goal = sum(whole)
      const said = parts.map(plain)
      if (typeof goal !== 'bigint' || said.includes(null)) return undefined
      const listed = said.reduce<bigint>((all, part) => all + (part ?? 0n), 0n)
      return near(listed, goal) ? 0n : undefined
    }
    const costs = 'cost taxesAndSurcharges sellingExpenses adminExpenses financeExpenses'.split(' ')
    if (statement?.standard !== 'SMALL') costs.push('researchExpenses')
    if (code !== 'revenue' && !costs.includes(code)) return undefined
    const profit = sum('operatingProfit')
    const [revenue, ...spent] = ['revenue', ...costs].map(plain)
    if (typeof profit !== 'bigint' || revenue === null || spent.includes(null)) return undefined
    const left = spent.reduce<bigint>((rest, part) => rest - (part ?? 0n), revenue ?? 0n)
    return near(left, profit) ? 0n : undefined
  }
  return (code) => {
    if (!statement) return null
    const found = sum(code) ?? (sum(code) === null ? null : silent(code))
    return typeof found === 'bigint' ? [found, 1n] : null
  }
}

export interface SlowYear {
  /** Keys without the window: `F-01`, `F-09.ROE`. Absent = no value. */
  [key: string]: number | boolean | undefined
}

/** The indicators of the year that ends with December of `year`. */
export function slowYear(all: readonly Statement[], year: number): SlowYear {
  const at = (kind: Kind, y: number) =>
    all.find((s) => s.kind === kind && s.periodTo === `${y}-12-31`)
  const read = (y: number, which: 'begin' | 'end'): Get => reader(at('BALANCE', y), which)
  const flowOf =
    (y: number): Get =>
    (code) =>
      reader(at(KIND[code] ?? 'INCOME', y), 'ytd')(code)
  const end = read(year, 'end')
  const begin: Get = (code) => read(year, 'begin')(code) ?? read(year - 1, 'end')(code)
  const flow = flowOf(year)
  const before = flowOf(year - 1)
  const add = (...parts: (Exact | null)[]): Exact | null =>
    parts.includes(null) ? null : (parts as Exact[]).reduce((a, b) => plus(a, b), int(0))
  const mean = (...codes: string[]): Exact | null => {
    const [b, e] = [add(...codes.map(begin)), add(...codes.map(end))]
    if (!e) return null
    return b ? times(plus(b, e), [1n, 2n]) : e
  }
  const ratio = (a: Exact | null, b: Exact | null): number | undefined => {
    const found = a && b && over(a, b)
    return found ? number(found) : undefined
  }
  const share = (a: Exact | null, b: Exact | null): number | undefined =>
    a && negative(a) ? undefined : ratio(a, b)
  const less = (a: Exact | null, b: Exact | null): Exact | null => (a && b ? minus(a, b) : null)
  const scale = (n: number, a: Exact | null): Exact | null => a && times(int(n), a)
  const grow = (now: Exact | null, then: Exact | null): number | undefined =>
    then && negative(then) ? undefined : ratio(less(now, then), then)
  const gross = (get: Get): Exact | null => less(get('revenue'), get('cost'))
  const revenue = flow('revenue')
  const cost = flow('cost')
  const debtors = mean('accountsReceivable', 'notesReceivable')
  const creditors = mean('accountsPayable', 'notesPayable')
  const goods = mean('inventories')
  const prepaid = mean('prepayments')
  const advanced = mean('advances', 'contractLiabilities')
  const cycle = (): number | undefined => {
    const held = [debtors, goods, creditors, prepaid, advanced]
    if (held.some((h) => !h || negative(h)) || !revenue || !cost) return undefined
    const [ar, inv, ap, pre, adv] = held as Exact[]
    const days = [
      over(times(int(365), ar!), revenue),
      over(times(int(365), inv!), cost),
      over(times(int(-365), ap!), cost),
      over(times(int(365), pre!), cost),
      over(times(int(-365), adv!), revenue),
    ]
    const sum = add(...days)
    return sum ? number(sum) : undefined
  }
  const returns = (code: string): number | undefined => {
    const [b, e] = [begin(code), end(code)]
    if (!e || negative(e) || (b && negative(b))) return undefined
    return ratio(flow('netProfit'), mean(code))
  }
  const short = (): boolean | undefined => {
    const fixed = ratio(end('fixedAssets'), end('totalAssets'))
    const gap = less(end('currentAssets'), end('currentLiabilities'))
    return fixed === undefined || !gap ? undefined : negative(gap) && fixed > 0.5
  }
  const income = at('INCOME', year)
  const own =
    income?.standard !== 'SMALL' && income?.items.some(({ code }) => code === 'researchExpenses')
  const expenses = add(
    ...[
      'sellingExpenses',
      'adminExpenses',
      'financeExpenses',
      ...(own ? ['researchExpenses'] : []),
    ].map(flow),
  )
  const lent = read(year - 1, 'end')
  const advances = (get: Get) => add(get('advances'), get('contractLiabilities'))
  const pace = (): number | undefined => {
    const [a, b] = [grow(advances(end), advances(lent)), grow(revenue, before('revenue'))]
    return a === undefined || b === undefined ? undefined : a - b
  }
  return {
    'F-01': share(end('totalLiabilities'), end('totalAssets')),
    'F-02': ratio(end('currentAssets'), end('currentLiabilities')),
    'F-03': ratio(
      less(less(end('currentAssets'), end('inventories')), end('prepayments')),
      end('currentLiabilities'),
    ),
    'F-04': ratio(add(end('cash'), end('shortInvestments')), end('currentLiabilities')),
    'F-05': ratio(add(flow('totalProfit'), flow('interestExpenses')), flow('interestExpenses')),
    'F-06': ratio(gross(flow), revenue),
    'F-07': ratio(flow('operatingProfit'), revenue),
    'F-08': ratio(flow('netProfit'), revenue),
    'F-09.ROE': returns('totalEquity'),
    'F-09.ROA': returns('totalAssets'),
    'F-10.DAYS': share(scale(365, debtors), revenue),
    'F-10.RATE': debtors && negative(debtors) ? undefined : ratio(revenue, debtors),
    'F-11.DAYS': share(scale(365, goods), cost),
    'F-11.RATE': goods && negative(goods) ? undefined : ratio(cost, goods),
    'F-12': share(scale(365, creditors), cost),
    'F-13': cycle(),
    'F-14': ratio(revenue, mean('totalAssets')),
    'F-15.REVENUE': grow(revenue, before('revenue')),
    'F-15.NET': grow(flow('netProfit'), before('netProfit')),
    'F-15.GROSS': grow(gross(flow), gross(before)),
    'F-16': ratio(expenses, revenue),
    'F-17': share(end('otherReceivables'), end('totalAssets')),
    'F-18': share(end('otherPayables'), end('totalLiabilities')),
    'F-19': share(end('inventories'), end('currentAssets')),
    'F-20': ratio(end('retainedEarnings'), end('paidInCapital')),
    'F-21': ratio(flow('operatingNet'), flow('netProfit')),
    'F-22': ratio(scale(100, flow('cashFromSales')), scale(113, revenue)),
    'F-23': share(add(end('shortLoans'), end('longLoans')), revenue),
    'F-24': short(),
    'F-25': share(flow('entertainmentExpenses'), revenue),
    'F-26': share(advances(end), revenue),
    'F-26.PACE': pace(),
  }
}
