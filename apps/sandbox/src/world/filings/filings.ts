/**
 * Everything a firm has declared and paid up to a day, derived from its invoices. Made month by month with pauses, so
 * that a group with a million invoices does not stop the sandbox.
 */
import { setImmediate as pause } from 'node:timers/promises'
import type { Fen } from '@xinjian/format'
import {
  type Day,
  filingDeadline,
  firstDay,
  isWorkday,
  type Month,
  monthNumber,
  monthOf,
} from '../calendar.ts'
import { type Firm, HISTORY_MONTHS } from '../firm.ts'
import { chance, hashText } from '../random.ts'
import type { World } from '../world.ts'
import { financialRecords, type Quarter, type QuarterInput } from './financial-records.ts'
import { type MonthTotals, monthTotals } from './month-totals.ts'
import { type VatGeneral, vatGeneral } from './vat-general.ts'
import { type VatSmall, vatSmall } from './vat-small.ts'

export interface Filed<T> {
  form: T
  period: Month
  declared: Day
  deadline: Day
  /** null = not paid until today. */
  paid: Day | null
}

export interface Filings {
  months: MonthTotals[]
  general: Filed<VatGeneral>[]
  small: Filed<VatSmall>[]
  quarters: Filed<Quarter>[]
}

/** Returns declared by `today`. */
export async function makeFilings(world: World, firm: Firm, today: Day): Promise<Filings> {
  const months: MonthTotals[] = []
  for (let month = firm.firstMonth; month < monthOf(today); month++) {
    months.push(monthTotals(world, firm, month))
    await pause()
  }
  const unpaid = (period: Month): boolean =>
    firm.profile.behaviour.unpaid?.includes(period - world.base) ?? false
  const dates = (period: Month): Omit<Filed<null>, 'form'> => {
    const deadline = filingDeadline(period)
    const late = firm.profile.behaviour.late?.[period - world.base]
    const declared = late === undefined ? ordinaryDay(firm, period) : deadline + late
    return { period, declared, deadline, paid: unpaid(period) ? null : declared }
  }
  const filed = <T extends { period: Month }>(forms: readonly T[]): Filed<T>[] =>
    forms.map((form) => ({ form, ...dates(form.period) })).filter((f) => f.declared < today)

  const isSmall = firm.profile.taxpayerType === 'SMALL'
  const general = isSmall ? [] : filed(vatGeneral(firm.profile, months, unpaid))
  const small = isSmall ? filed(vatSmall(firm.profile, months)) : []
  const inputs = quarterInputs(world, firm, months, general, small)
  const quarters = financialRecords(firm.profile, inputs)
    .map((q) => ({ form: q, ...dates(q.end), paid: ordinaryDay(firm, q.end) }))
    .filter((f) => f.declared < today)
  return { months, general, small, quarters }
}

/** A workday between the 5th and the deadline, never after the 15th: the firm's own habit. */
function ordinaryDay(firm: Firm, period: Month): Day {
  const first = firstDay(period + 1)
  const last = Math.min(first + 14, filingDeadline(period))
  let day = first + 5 + Math.floor(chance(hashText(firm.key), period) * 8)
  while (day > first && (day > last || !isWorkday(day))) day--
  return day === first ? last : day
}

/** Whole quarters; the first incomplete one counts only when the firm was founded in it. */
function quarterInputs(
  world: World,
  firm: Firm,
  months: readonly MonthTotals[],
  general: readonly Filed<VatGeneral>[],
  small: readonly Filed<VatSmall>[],
): QuarterInput[] {
  const young = firm.firstMonth > world.base - HISTORY_MONTHS
  const out: QuarterInput[] = []
  for (let i = 0; i < months.length; i++) {
    const end = months[i]!.month
    if (monthNumber(end) % 3 !== 0 || (i < 2 && !young)) continue
    const slice = months.slice(Math.max(0, i - 2), i + 1)
    const inQuarter = (m: Month): boolean => m > end - 3 && m <= end
    const paidIn = (m: Month): boolean => inQuarter(m + 1)
    const vat = general.filter((f) => inQuarter(f.period))
    const quarterly = small.filter((f) => f.period === end)
    const sum = (values: readonly Fen[]): Fen => values.reduce((a, b) => a + b, 0)
    const row = (f: Filed<{ rows: Record<string, Fen> }>, ...keys: string[]): Fen =>
      sum(keys.map((k) => f.form.rows[k] ?? 0))
    const due = [
      ...general
        .filter((f) => paidIn(f.period) && f.paid !== null)
        .map((f) => row(f, '34', '39', '40', '41')),
      ...small.filter((f) => paidIn(f.period)).map((f) => row(f, '22', '23', '24', '25')),
    ]
    out.push({
      end,
      sales: sum([
        ...vat.map((f) => f.form.declaredSales),
        ...quarterly.map((f) => f.form.declaredSales),
      ]),
      purchases: sum(slice.map((m) => m.purchases)),
      outputTax: sum([...vat.map((f) => row(f, '11')), ...quarterly.map((f) => row(f, '20'))]),
      inputTax: sum(vat.map((f) => row(f, '12') - row(f, '14'))),
      surcharges: sum([
        ...vat.map((f) => row(f, '39', '40', '41')),
        ...quarterly.map((f) => row(f, '23', '24', '25')),
      ]),
      taxesPaid: sum(due),
    })
  }
  return out
}
