/**
 * Figures on lending by another hand: over strings of days and `Date`, one loop a figure, nothing of the engine. Sets of names and
 * counters instead of windows and folds, so that a slip of one is none of the other.
 */
import type { LoanFacts } from '../../src/lending/facts.ts'

const BANKS = ['STATE_BANK', 'JOINT_STOCK_BANK', 'CITY_RURAL_BANK', 'INTERNET_BANK']

/** ISO day so many days or months before; a month without such a day gives its last one. */
export function before(day: string, n: number, unit: 'd' | 'm'): string {
  const [y, m, d] = day.split('-').map(Number) as [number, number, number]
  if (unit === 'd') return new Date(Date.UTC(y, m - 1, d - n)).toISOString().slice(0, 10)
  const last = new Date(Date.UTC(y, m - n, 0)).getUTCDate()
  return new Date(Date.UTC(y, m - 1 - n, Math.min(d, last))).toISOString().slice(0, 10)
}

export interface SlowLending {
  /** `d7` … `m12` → times and institutions of banks, of others, of all. */
  windows: Record<string, number[]>
  values: Record<string, number | null>
}

export function slowLending(facts: LoanFacts, today: string, lastMonth: string): SlowLending {
  const told = facts.subjects.filter((s) => s.asked === 'TOLD')
  const vendor: Record<string, string> = {}
  for (const s of told) vendor[s.role] = String(s.vendor)
  const rows = facts.records.filter((r) => r.subject in vendor && r.at.slice(0, 10) <= today)
  const inst = (list: typeof rows) =>
    new Set(list.map((r) => `${vendor[r.subject]}/${r.institutionCode}`)).size
  const since = (list: typeof rows, n: number, unit: 'd' | 'm') =>
    list.filter((r) => r.at.slice(0, 10) > before(today, n, unit))
  /** Of whole months, the last `n` of them. */
  const months = (list: typeof rows, n: number) => {
    const first = before(`${lastMonth}-01`, n - 1, 'm').slice(0, 7)
    return list.filter((r) => r.at.slice(0, 7) >= first && r.at.slice(0, 7) <= lastMonth)
  }
  const applied = rows.filter((r) => r.event === 'APPLY')
  const queried = rows.filter((r) => r.event === 'AUTH_QUERY')
  const windows: SlowLending['windows'] = {}
  for (const [n, unit] of [
    [7, 'd'],
    [15, 'd'],
    [1, 'm'],
    [3, 'm'],
    [6, 'm'],
    [12, 'm'],
  ] as const) {
    const all = since(applied, n, unit)
    const bank = all.filter((r) => BANKS.includes(r.institution))
    const rest = all.filter((r) => !BANKS.includes(r.institution))
    windows[unit + n] = [bank.length, inst(bank), rest.length, inst(rest), all.length, inst(all)]
  }
  const year = since(applied, 12, 'm')
  const timed = year.filter((r) => r.at.length > 10)
  const night = timed.filter((r) => {
    const clock = r.at.slice(11)
    return clock >= '22:00' || clock < '06:00'
  })
  const round = (n: number) => Math.round(n * 1e6) / 1e6
  const part = (a: number, b: number) => (b === 0 ? null : round(a / b))
  const open = rows.filter((r) => r.event === 'LOAN' && r.balance !== null && r.balance.to !== 0)
  const firm = 'ENTERPRISE' in vendor
  const ifTold = (n: number | null) => (firm ? n : null)
  const [m1, m3] = [since(applied, 1, 'm').length, since(applied, 3, 'm').length]
  return {
    windows,
    values: {
      'ML-01.L3': ifTold(inst(months(applied, 3))),
      'ML-01.M3.asOf': ifTold(inst(since(applied, 3, 'm'))),
      'ML-02.L6': ifTold(inst(months(applied, 6))),
      'ML-02.M6.asOf': ifTold(inst(since(applied, 6, 'm'))),
      'ML-03.M1.asOf': ifTold(m1),
      'ML-04.M12.asOf': ifTold(
        part(year.filter((r) => !BANKS.includes(r.institution)).length, year.length),
      ),
      'ML-06.L6': ifTold(months(queried, 6).length),
      'ML-06.M6.asOf': ifTold(since(queried, 6, 'm').length),
      'ML-07.asOf': ifTold(inst(open)),
      'ML-08.M12.asOf': ifTold(part(night.length, timed.length)),
      'ML-09.asOf': ifTold(m3 === 0 ? null : round((m1 * 3) / m3 - 1)),
    },
  }
}
