/** Rules on statements once more, from the conditions of domain §4 over exact fractions. */
import type { TaxFacts } from '../../src/tax/facts.ts'
import { add, type Exact, int, less, negative, number, over } from './exact.ts'
import type { Level } from './level.ts'
import { fiscalYear, latestMonth, type Told, told } from './statements.ts'

/** `figure`: F-06 of a period, which has a reference of its own. */
export function statementRules(
  facts: TaxFacts,
  figure: (key: string) => number | null,
): Record<string, Level> {
  const on = facts.dataCutoff.slice(0, 10)
  const seen = (facts.statements ?? []).filter(({ periodTo }) => periodTo <= on)
  const say = told(seen)
  const month = latestMonth(seen)
  return {
    'R-057': facts.statements === null ? null : losses(say, fiscalYear(seen, on)),
    'R-059': margins(facts, figure),
    'R-060': month === null ? null : lent(say, month),
    'R-061': month === null ? null : lain(say, month),
    'R-062': month === null ? null : stock(say, month, facts),
  }
}

const ZERO = int(0)
const more = (a: Exact, b: Exact): boolean => negative(less(b, a)!)
const share = (a: Exact, b: Exact): number | null => {
  const found = over(a, b)
  return found && number(found)
}
/** Grown by more than a share; out of nothing, or out of less, by more than any. */
const grew = (now: Exact, then: Exact, by: number): boolean =>
  more(then, ZERO) ? share(less(now, then)!, then)! > by : more(now, ZERO)

/** Three years of loss while sales grow by more than a tenth. One year known to be none settles it. */
function losses({ flow }: Told, year: number): Level {
  const of = (back: number, code: string) => flow((year - back) * 12 + 11)(code)
  const profits = [0, 1, 2].map((back) => of(back, 'totalProfit'))
  if (profits.some((profit) => profit && !negative(profit))) return 'MISS'
  const [now, then] = [of(0, 'revenue'), of(1, 'revenue')]
  if (profits.includes(null) || !now || !then || !more(then, ZERO)) return null
  return share(less(now, then)!, then)! > 0.1 ? 'HIGH' : 'MISS'
}

/** Below nought, more than 15 points from the year before, or more than 20 from the middle of the like. */
function margins(facts: TaxFacts, figure: (key: string) => number | null): Level {
  const [latest, year, before] = ['LATEST', 'FY', 'FY-1'].map((at) => figure(`F-06.${at}`))
  const points = (a: number, b: number) => Math.abs(Math.round((a - b) * 1e6)) / 1e6
  if ([latest, year].some((margin) => margin != null && margin < 0)) return 'MEDIUM'
  if (year != null && before != null && points(year, before) > 0.15) return 'MEDIUM'
  const middle = facts.peers?.['F-06']
  const known = middle && middle.n >= 10 ? middle.median : null
  const own = year ?? latest
  if (known !== null && own != null && points(own, known) > 0.2) return 'MEDIUM'
  return year == null || before == null || known === null ? null : 'MISS'
}

/** A year ago: the end of the same month; of a December, else what the year began with. */
const ago =
  ({ end, begin }: Told, month: number) =>
  (code: string): Exact | null =>
    end(month - 12)(code) ?? (month % 12 === 11 ? begin(month)(code) : null)

/** 其他应收款: over a fifth of the assets, or grown by half and over a tenth of them. */
function lent(say: Told, month: number): Level {
  const owed = say.end(month)('otherReceivables')
  const assets = say.end(month)('totalAssets')
  if (!owed || !assets || !more(assets, ZERO)) return null
  const part = share(owed, assets)!
  if (part > 0.2) return 'MEDIUM'
  if (part <= 0.1) return 'MISS'
  const then = ago(say, month)('otherReceivables')
  if (!then) return null
  return grew(owed, then, 0.5) ? 'MEDIUM' : 'MISS'
}

/** 预收 that lay there a year ago and lies there still: over 30 % of what was sold since. */
function lain(say: Told, month: number): Level {
  const held = (of: (code: string) => Exact | null) =>
    add(of('advances'), of('contractLiabilities'))
  const [now, sold] = [held(say.end(month)), say.year(month)('revenue')]
  if (!now || !sold) return null
  const beyond = (amount: Exact) =>
    more(sold, ZERO) ? share(amount, sold)! > 0.3 : more(amount, ZERO)
  if (!beyond(now)) return 'MISS'
  const then = held(ago(say, month))
  if (!then) return null
  return beyond(more(now, then) ? then : now) ? 'MEDIUM' : 'MISS'
}

/** Stock that doubled while sales fell, or that lies for more than a year while more is bought. */
function stock(say: Told, month: number, { invoiced }: TaxFacts): Level {
  const [held, then] = [say.end(month)('inventories'), ago(say, month)('inventories')]
  const [sold, before] = [say.flow(month)('revenue'), say.flow(month - 12)('revenue')]
  const rose = held && then ? grew(held, then, 1) : null
  const fell = sold && before ? more(before, sold) : null
  if (rose && fell) return 'MEDIUM'
  const jumped = rose === false || fell === false ? false : null
  const start = say.begin(month)('inventories')
  const mean = held && (start ? over(add(held, start)!, int(2)) : held)
  const cost = say.year(month)('cost')
  if (!mean || !cost || negative(mean)) return null
  // No stock and no cost: nothing lies.
  const nothing = mean[0] === 0n && cost[0] === 0n
  if (!nothing && !more(cost, ZERO)) return null
  const days = nothing ? 0 : Math.round((365 * number(mean)) / number(cost))
  const bought = (to: number): number | null => {
    const months = Array.from({ length: 12 }, (_, i) => to - i)
    const covered = invoiced?.covered.purchases ?? []
    if (!months.every((m) => covered.some(([a, b]) => m >= a && m <= b))) return null
    return invoiced!.months
      .filter((row) => months.includes(row.month))
      .reduce((all, { purchases }) => all + purchases, 0)
  }
  if (days > 365) {
    const [lately, earlier] = [bought(month), bought(month - 12)]
    if (lately === null || earlier === null) return null
    if (lately > earlier) return 'MEDIUM'
  }
  return jumped === null ? null : 'MISS'
}
