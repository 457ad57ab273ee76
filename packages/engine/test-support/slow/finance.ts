/** The indicators of statements once more, from domain §3.4, over exact fractions. */
import type { Statement } from '../../src/finance/facts.ts'
import { add, type Exact, int, less, negative, number, over, plus, times } from './exact.ts'
import { fiscalYear, type Get, latestMonth, type Told, told } from './statements.ts'

type Answer = number | boolean | undefined
/** By key without the window: `F-01`, `F-09.ROE`; undefined = no value. */
type Answers = Record<string, Answer>

/** The indicators of the period that ends with a month. */
function ofPeriod({ at, ...say }: Told, month: number, small: boolean): Answers {
  const [end, begin, flow, year] = [
    say.end(month),
    say.begin(month),
    say.flow(month),
    say.year(month),
  ]
  const before = say.flow(month - 12)
  // Both ends of the twelve months; 年初 where it is one of them, or where the balance of a year ago is not held.
  const opening = (...codes: string[]): Exact | null =>
    (month % 12 === 11 ? null : add(...codes.map(say.end(month - 12)))) ?? add(...codes.map(begin))
  const mean = (...codes: string[]): Exact | null => {
    const [b, e] = [opening(...codes), add(...codes.map(end))]
    if (!e) return null
    return b ? times(plus(b, e), [1n, 2n]) : e
  }
  const ratio = (a: Exact | null, b: Exact | null): number | undefined => {
    const found = a && b && over(a, b)
    return found ? number(found) : undefined
  }
  const share = (a: Exact | null, b: Exact | null): number | undefined =>
    a && negative(a) ? undefined : ratio(a, b)
  const scale = (n: number, a: Exact | null): Exact | null => a && times(int(n), a)
  const grow = (now: Exact | null, then: Exact | null): number | undefined =>
    then && negative(then) ? undefined : ratio(less(now, then), then)
  const gross = (get: Get): Exact | null => less(get('revenue'), get('cost'))
  // Against a balance stand twelve months, whatever the period.
  const [sold, spent] = [year('revenue'), year('cost')]
  const revenue = flow('revenue')
  const debtors = mean('accountsReceivable', 'notesReceivable')
  const creditors = mean('accountsPayable', 'notesPayable')
  const goods = mean('inventories')
  const prepaid = mean('prepayments')
  const advanced = mean('advances', 'contractLiabilities')
  const cycle = (): number | undefined => {
    const held = [debtors, goods, creditors, prepaid, advanced]
    if (held.some((h) => !h || negative(h)) || !sold || !spent) return undefined
    const [ar, inv, ap, pre, adv] = held as Exact[]
    const days = [
      over(times(int(365), ar!), sold),
      over(times(int(365), inv!), spent),
      over(times(int(-365), ap!), spent),
      over(times(int(365), pre!), spent),
      over(times(int(-365), adv!), sold),
    ]
    const sum = add(...days)
    return sum ? number(sum) : undefined
  }
  const returns = (code: string): number | undefined => {
    const [b, e] = [opening(code), end(code)]
    if (!e || negative(e) || (b && negative(b))) return undefined
    return ratio(year('netProfit'), mean(code))
  }
  const short = (): boolean | undefined => {
    const fixed = ratio(end('fixedAssets'), end('totalAssets'))
    const gap = less(end('currentAssets'), end('currentLiabilities'))
    return fixed === undefined || !gap ? undefined : negative(gap) && fixed > 0.5
  }
  const income = at('INCOME', month)
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
  const lent = say.end(month - 12)
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
    'F-10.DAYS': share(scale(365, debtors), sold),
    'F-10.RATE': debtors && negative(debtors) ? undefined : ratio(sold, debtors),
    'F-11.DAYS': share(scale(365, goods), spent),
    'F-11.RATE': goods && negative(goods) ? undefined : ratio(spent, goods),
    'F-12': share(scale(365, creditors), spent),
    'F-13': cycle(),
    'F-14': ratio(sold, mean('totalAssets')),
    'F-15.REVENUE': grow(revenue, before('revenue')),
    'F-15.NET': grow(flow('netProfit'), before('netProfit')),
    'F-15.GROSS': grow(gross(flow), gross(before)),
    'F-16': ratio(expenses, revenue),
    'F-17': share(end('otherReceivables'), end('totalAssets')),
    'F-18': share(end('otherPayables'), end('totalLiabilities')),
    'F-19': share(end('inventories'), end('currentAssets')),
    'F-20': ratio(end('retainedEarnings'), end('paidInCapital')),
    'F-21': ratio(flow('operatingNet'), flow('netProfit')),
    'F-21.CASH': ratio(flow('operatingNet'), int(100)),
    'F-22': ratio(scale(100, flow('cashFromSales')), scale(small ? 103 : 113, revenue)),
    'F-23': share(add(end('shortLoans'), end('longLoans')), sold),
    'F-24': short(),
    'F-25': share(flow('entertainmentExpenses'), revenue),
    'F-26': share(advances(end), sold),
    'F-26.PACE': pace(),
  }
}

/** Ends of quarters in a row up to the newest that have both a balance sheet and an income statement. */
function inRow({ at }: Told, newest: number | null): number | undefined {
  if (newest === null) return undefined
  let n = 0
  while (at('BALANCE', newest - 3 * n) && at('INCOME', newest - 3 * n)) n++
  return n
}

export interface Books {
  /** Of which the last day had come on `on`; one of a kind and month. */
  statements: readonly Statement[]
  /** The day of looking. */
  on: string
  /** 小规模纳税人 or 个体: sales with 3 % in them, else with 13 %. */
  small: boolean
}

/** By key: the newest statements, the last three years, and how many quarters there are. */
export function slowFinance({ statements, on, small }: Books): Answers {
  const seen = statements.filter(({ periodTo }) => periodTo <= on)
  const say = told(seen)
  const newest = latestMonth(seen)
  const year = fiscalYear(seen, on)
  const months = { FY: year, 'FY-1': year - 1, 'FY-2': year - 2 }
  const periods: [string, number | null][] = [
    ...Object.entries(months).map(([name, y]): [string, number] => [name, y * 12 + 11]),
    ['LATEST', newest],
  ]
  const answers = periods.flatMap(([name, month]) =>
    // Of no month nothing is told.
    Object.entries(ofPeriod(say, month ?? 0, small)).map(([id, value]) => [`${id}.${name}`, value]),
  )
  return { ...Object.fromEntries(answers), 'F-27.LATEST': inRow(say, newest) }
}
