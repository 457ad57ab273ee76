/** How invoices are written: I-039 and I-041…I-047. 顶额 and 连号 exist on 税控 invoices only (domain §0.2). */

import { namesOf } from '@xinjian/format/say/words'
import {
  firstDayOfMonth,
  formatDay,
  lastDayOfMonth,
  type MonthWindow,
} from '../../kit/calendar/window.ts'
import { holidayDays } from '../../kit/china/holiday-days.ts'
import { overWindows } from '../../kit/definition.ts'
import { deviation, input, mean, moneyInput, quotient, without } from '../../kit/outcome.ts'
import type { InvoiceContext } from '../context/context.ts'
import { sum, validCount } from '../context/month-series.ts'
import type { IndicatorDefinition } from '../definition.ts'
import { AMOUNT_SAYS } from './amount-words.ts'
import { HABIT_SAYS } from './habit-words.ts'
import { QUANTITY_INDICATOR } from './quantities.ts'
import { SERIAL_INDICATOR } from './serial.ts'

const T_OUT = { rule: 'T', sources: ['OUT'] } as const
const N_OUT = { rule: 'N', sources: ['OUT'] } as const

const ceiling: IndicatorDefinition = {
  id: 'I-039',
  names: namesOf(HABIT_SAYS, 'invoicesAtCeiling'),
  unit: 'ratio',
  formula: HABIT_SAYS.invoicesAtCeilingFormula,
  variants: overWindows(['L12'], { threshold: 'I-039' }),
  missing: T_OUT,
  evidence: {
    direction: 'OUT',
    rows: 'VALID',
    system: 'TAX_DISK',
    predicate: 'CEILING',
    measure: 'COUNT',
  },
  version: '1',
  source: 'domain §3.2 I-039, §0.2',
  compute({ out }, _, { window }) {
    const hit = sum(out, window, (d) => d.ceilingCount)
    const all = sum(out, window, (d) => d.taxDiskValidCount)
    return {
      ...quotient(hit, all, AMOUNT_SAYS.validInvoicesIssued),
      ...(all === 0 ? { detail: HABIT_SAYS.noTaxDisk } : {}),
      inputs: [
        input(HABIT_SAYS.atCeiling, hit, 'count'),
        input(HABIT_SAYS.validTaxDisk, all, 'count'),
      ],
    }
  },
}

const round: IndicatorDefinition = {
  id: 'I-041',
  names: namesOf(HABIT_SAYS, 'roundAmounts'),
  unit: 'ratio',
  formula: HABIT_SAYS.roundAmountsFormula,
  variants: overWindows(['L12'], { threshold: 'I-041' }),
  missing: T_OUT,
  evidence: { direction: 'OUT', rows: 'BLUE', predicate: 'ROUND_AMOUNT', measure: 'COUNT' },
  version: '1',
  source: 'domain §3.2 I-041',
  compute({ out }, _, { window }) {
    const hit = sum(out, window, (d) => d.roundCount)
    const all = sum(out, window, validCount)
    return {
      ...quotient(hit, all, AMOUNT_SAYS.validInvoicesIssued),
      inputs: [
        input(HABIT_SAYS.roundInvoices, hit, 'count'),
        input(AMOUNT_SAYS.validInvoicesIssued, all, 'count'),
      ],
    }
  },
}

const night: IndicatorDefinition = {
  id: 'I-042',
  names: namesOf(HABIT_SAYS, 'invoicesAtNight'),
  unit: 'ratio',
  formula: HABIT_SAYS.invoicesAtNightFormula,
  variants: overWindows(['L12'], { threshold: 'I-042' }),
  missing: N_OUT,
  evidence: { direction: 'OUT', rows: 'BLUE', predicate: 'NIGHT', measure: 'COUNT' },
  version: '1',
  source: 'domain §3.2 I-042',
  compute({ out, rules }, _, { window }) {
    const hit = sum(out, window, (d) => d.nightCount)
    const timed = sum(out, window, (d) => d.timedCount)
    const blue = sum(out, window, (d) => d.blueCount)
    const inputs = [
      input(HABIT_SAYS.nightInvoices, hit, 'count'),
      input(HABIT_SAYS.blueInvoicesTime, timed, 'count'),
      input(HABIT_SAYS.allBlueInvoices, blue, 'count'),
    ]
    if (blue > 0 && timed === 0) return { ...without('NO_DATA', HABIT_SAYS.sourceHasDays), inputs }
    if (blue - timed > blue * rules.tolerateMissing)
      return { ...without('PARTIAL', `${timed}/${blue}`), inputs }
    return { ...quotient(hit, timed, HABIT_SAYS.blueInvoicesTime), inputs }
  },
}

const holiday: IndicatorDefinition = {
  id: 'I-043',
  names: namesOf(HABIT_SAYS, 'invoicesHolidays'),
  unit: 'ratio',
  formula: HABIT_SAYS.invoicesHolidaysFormula,
  variants: overWindows(['L12'], { threshold: 'I-043' }),
  missing: N_OUT,
  evidence: { direction: 'OUT', rows: 'VALID', predicate: 'HOLIDAY', measure: 'COUNT' },
  version: '1',
  source: 'domain §3.2 I-043, §9.6',
  compute(context, _, { window }) {
    const off = holidayDays(firstDayOfMonth(window.from), lastDayOfMonth(window.to))
    if (!off) return without('NO_DATA', HABIT_SAYS.holidaysUnknown)
    const days = context.days('OUT')
    let hit = 0
    for (const day of off) hit += days.valid[day - days.from] ?? 0
    const all = sum(context.out, window, validCount)
    return {
      ...quotient(hit, all, AMOUNT_SAYS.validInvoicesIssued),
      inputs: [
        input(HABIT_SAYS.onHolidays, hit, 'count'),
        input(AMOUNT_SAYS.validInvoicesIssued, all, 'count'),
      ],
    }
  },
}

/** Day offsets of the window with a valid invoice. */
function activeDays(context: InvoiceContext, window: MonthWindow): number[] {
  const days = context.days('OUT')
  const found: number[] = []
  const last = Math.min(lastDayOfMonth(window.to), days.to)
  for (let d = firstDayOfMonth(window.from); d <= last; d++)
    if (days.valid[d - days.from]! > 0) found.push(d - days.from)
  return found
}

const peakDay: IndicatorDefinition = {
  id: 'I-044',
  names: namesOf(HABIT_SAYS, 'largestDayOver'),
  unit: 'times',
  formula: HABIT_SAYS.largestDayOverFormula,
  variants: overWindows(['L12'], { threshold: 'I-044' }),
  missing: T_OUT,
  evidence: { direction: 'OUT', rows: 'VALID', measure: 'NET_TOTAL' },
  version: '1',
  source: 'domain §3.2 I-044',
  compute(context, _, { window }) {
    const { net, from } = context.days('OUT')
    const active = activeDays(context, window)
    if (active.length === 0) return without('ZERO_ZERO', HABIT_SAYS.noDayInvoices)
    let top = active[0]!
    for (const day of active) if (net[day]! > net[top]!) top = day
    const average = mean(active.map((day) => net[day]!))
    const iso = formatDay(from + top)
    return {
      detail: iso,
      ...quotient(net[top]!, average, HABIT_SAYS.dailyMean),
      evidence: { from: iso, to: iso },
      inputs: [
        moneyInput(HABIT_SAYS.netInvoicedDay, net[top]!),
        moneyInput(HABIT_SAYS.dailyMean, average),
      ],
    }
  },
}

const concentratedDays: IndicatorDefinition = {
  id: 'I-045',
  names: namesOf(HABIT_SAYS, 'daysConcentratedIssue'),
  unit: 'days',
  formula: HABIT_SAYS.daysConcentratedIssueFormula,
  variants: overWindows(['L12'], { threshold: 'I-045' }),
  missing: T_OUT,
  evidence: { direction: 'OUT', rows: 'VALID', measure: 'COUNT' },
  version: '1',
  source: 'domain §3.2 I-045',
  compute(context, _, { window }) {
    const { valid } = context.days('OUT')
    const counts = activeDays(context, window).map((day) => valid[day]!)
    if (counts.length === 0) return without('ZERO_ZERO', HABIT_SAYS.noDayInvoices)
    const limit = mean(counts) + context.rules.concentratedSigma * deviation(counts)
    return {
      value: counts.filter((count) => count > limit).length,
      inputs: [
        input(AMOUNT_SAYS.validInvoicesIssued, sum(context.out, window, validCount), 'count'),
        input(HABIT_SAYS.daysInvoices, counts.length, 'days'),
        input(HABIT_SAYS.lineInvoicesDay, limit, 'index'),
      ],
    }
  },
}

export const BEHAVIOUR_INDICATORS: readonly IndicatorDefinition[] = [
  ceiling,
  round,
  night,
  holiday,
  peakDay,
  concentratedDays,
  SERIAL_INDICATOR,
  QUANTITY_INDICATOR,
]
