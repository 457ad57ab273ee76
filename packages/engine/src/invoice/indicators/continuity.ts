/** Whether invoices keep coming: I-013…I-019. A valid invoice is one that is not void; February is left out of gaps. */

import { labelOf, namesOf } from '@xinjian/format/say/words'
import { formatDay, formatMonth, type MonthWindow, monthOfDay } from '../../kit/calendar/window.ts'
import { isKnown, spanCoverage } from '../../kit/coverage.ts'
import { overWindows } from '../../kit/definition.ts'
import { input, roundTo, without } from '../../kit/outcome.ts'
import {
  dayGaps,
  gapMonths,
  issueBounds,
  longestGap,
  longestGapRun,
  type Silence,
  silence,
} from '../context/activity.ts'
import type { InvoiceContext } from '../context/context.ts'
import { digestOf, validCount } from '../context/month-series.ts'
import type { IndicatorDefinition, Outcome } from '../definition.ts'
import { AMOUNT_SAYS } from './amount-words.ts'

function activeMonths({ out }: InvoiceContext, window: MonthWindow): number {
  let active = 0
  for (let m = window.from; m <= window.to; m++) {
    const digest = digestOf(out, m)
    if (digest && isKnown(out, m) && validCount(digest) > 0) active++
  }
  return active
}

const NEVER = AMOUNT_SAYS.noValidSales

/** The rows of the last issue; without one there is no row to show. */
const lastIssue = ({ last }: Silence) => {
  const day = last === null ? null : formatDay(last)
  return {
    input: input(AMOUNT_SAYS.lastDayIssue, day ?? AMOUNT_SAYS.none, 'date'),
    evidence: day === null ? null : { from: day, to: day },
  }
}

/** Days of a silence: a lower bound where months since were not collected, and nothing where that bound says nothing. */
function daysOf(context: InvoiceContext, { last, days, unknown }: Silence): Outcome {
  if (unknown === null) return { value: days }
  const enough = days > context.rules.recentDays
  if (last === null)
    return enough
      ? { value: days, detail: AMOUNT_SAYS.silentAtLeast({ days }) }
      : without('PARTIAL', AMOUNT_SAYS.silentOnly({ days }))
  const month = formatMonth(unknown)
  return enough
    ? { value: days, detail: AMOUNT_SAYS.monthUnknownAtLeast({ month, days }) }
    : without('PARTIAL', AMOUNT_SAYS.monthUnknownOnly({ month, days }))
}

const VALID_MONTHS = { direction: 'OUT', rows: 'VALID', measure: 'MONTHS' } as const
const N_OUT = { rule: 'N', sources: ['OUT'] } as const
const ANY_OUT = { rule: 'ANY', sources: ['OUT'] } as const

export const CONTINUITY_INDICATORS: readonly IndicatorDefinition[] = [
  {
    id: 'I-013',
    names: namesOf(AMOUNT_SAYS, 'monthsInvoices'),
    unit: 'months',
    formula: AMOUNT_SAYS.monthsInvoicesFormula,
    variants: [{ window: 'L12', threshold: 'I-013' }, { window: 'L24' }],
    missing: { rule: 'T', sources: ['OUT'] },
    evidence: VALID_MONTHS,
    version: '1',
    source: 'domain §3.2 I-013',
    compute(context, _, { window }) {
      const active = activeMonths(context, window)
      const { months, known } = spanCoverage(context.out, window)
      const flagOn = (active * months) / known
      return {
        value: active,
        flagOn,
        aside: AMOUNT_SAYS.prorated({ known, months, value: roundTo(flagOn, 'months') }),
        inputs: [
          input(AMOUNT_SAYS.monthsInvoices, active, 'months'),
          input(AMOUNT_SAYS.monthsWanted, known, 'months'),
        ],
      }
    },
  },
  {
    id: 'I-014',
    names: namesOf(AMOUNT_SAYS, 'monthsWithoutInvoices'),
    unit: 'months',
    formula: AMOUNT_SAYS.monthsWithoutInvoicesFormula,
    variants: [{ window: 'L12', threshold: 'I-014' }],
    missing: N_OUT,
    evidence: VALID_MONTHS,
    version: '1',
    source: 'domain §3.2 I-014',
    compute(context, _, { window }) {
      const gaps = gapMonths(context.out, window)
      return {
        value: gaps.length,
        inputs: [
          input(AMOUNT_SAYS.monthsInvoices, activeMonths(context, window), 'months'),
          input(
            AMOUNT_SAYS.monthsSilent,
            gaps.map(formatMonth).join('、') || AMOUNT_SAYS.none,
            'date',
          ),
        ],
      }
    },
  },
  {
    id: 'I-015',
    names: namesOf(AMOUNT_SAYS, 'longestRunMonths'),
    unit: 'months',
    formula: AMOUNT_SAYS.longestRunMonthsFormula,
    variants: overWindows(['L12', 'L24'], { threshold: 'I-015' }),
    missing: N_OUT,
    evidence: VALID_MONTHS,
    version: '1',
    source: 'domain §3.2 I-015, §9.1',
    compute(context, _, { window }) {
      const run = longestGapRun(context.out, window)
      return {
        value: run.length,
        inputs: [
          input(AMOUNT_SAYS.monthsInvoices, activeMonths(context, window), 'months'),
          input(
            AMOUNT_SAYS.monthsWithoutInvoicesRow,
            run.map(formatMonth).join('、') || AMOUNT_SAYS.none,
            'date',
          ),
        ],
      }
    },
  },
  {
    id: 'I-016',
    names: namesOf(AMOUNT_SAYS, 'longestGapBetween'),
    unit: 'days',
    formula: AMOUNT_SAYS.longestGapBetweenFormula,
    variants: overWindows(['L6', 'L12', 'L24'], { threshold: 'I-016' }),
    missing: N_OUT,
    evidence: { direction: 'OUT', rows: 'VALID', measure: 'DAYS' },
    version: '1',
    source: 'domain §3.2 I-016, §9.1',
    compute(context, _, { window }) {
      const gap = longestGap(dayGaps(context, window))
      if (!gap)
        return {
          value: 0,
          evidence: null,
          inputs: [input(AMOUNT_SAYS.daysWithInvoices, 0, 'days')],
        }
      const days = context.days('OUT')
      const ends = [...new Set([gap.from, gap.to])]
      return {
        value: gap.days,
        evidence: { from: formatDay(gap.from), to: formatDay(gap.to) },
        inputs: [
          input(
            AMOUNT_SAYS.daysIssueAt,
            ends.filter((d) => days.valid[d - days.from]! > 0).length,
            'days',
          ),
          input(AMOUNT_SAYS.from, formatDay(gap.from), 'date'),
          input(AMOUNT_SAYS.to, formatDay(gap.to), 'date'),
        ],
      }
    },
  },
  {
    id: 'I-017',
    names: namesOf(AMOUNT_SAYS, 'daysSinceLast'),
    unit: 'days',
    formula: AMOUNT_SAYS.daysSinceLastFormula,
    variants: [{ window: 'asOf', threshold: 'I-017' }],
    missing: ANY_OUT,
    evidence: { direction: 'OUT', rows: 'VALID', measure: 'LAST_DAY' },
    version: '1',
    source: 'domain §3.2 I-017',
    compute(context) {
      const gap = silence(context)
      if (!gap) return without('NO_DATA', NEVER)
      const issue = lastIssue(gap)
      const inputs = [issue.input, input(AMOUNT_SAYS.cutOff, formatDay(gap.until), 'date')]
      return { ...daysOf(context, gap), inputs, evidence: issue.evidence }
    },
  },
  {
    id: 'I-018',
    names: namesOf(AMOUNT_SAYS, 'invoiceWithin45'),
    unit: 'bool',
    formula: AMOUNT_SAYS.invoiceWithin45Formula,
    variants: [{ window: 'asOf', threshold: 'I-018' }],
    missing: ANY_OUT,
    evidence: { direction: 'OUT', rows: 'VALID', measure: 'LAST_DAY' },
    version: '1',
    source: 'domain §3.2 I-018',
    compute(context) {
      const gap = silence(context)
      if (!gap) return without('NO_DATA', NEVER)
      const issue = lastIssue(gap)
      const { value, ...said } = daysOf(context, gap)
      return {
        ...said,
        value: value === null ? null : gap.days <= context.rules.recentDays,
        inputs: [issue.input],
        evidence: issue.evidence,
      }
    },
  },
  {
    id: 'I-019',
    names: namesOf(AMOUNT_SAYS, 'firstInvoice'),
    unit: 'date',
    formula: AMOUNT_SAYS.firstInvoiceFormula,
    variants: [
      { window: 'asOf', suffix: 'DATE', label: labelOf(AMOUNT_SAYS, 'firstInvoice', 'firstDate') },
      {
        window: 'asOf',
        suffix: 'MONTHS',
        label: labelOf(AMOUNT_SAYS, 'firstInvoice', 'historyMonths'),
        unit: 'months',
        threshold: 'I-019.MONTHS',
      },
    ],
    missing: ANY_OUT,
    evidence: { direction: 'OUT', rows: 'VALID', measure: 'FIRST_DAY' },
    version: '1',
    source: 'domain §3.2 I-019',
    compute(context, variant) {
      const bounds = issueBounds(context.out)
      if (!bounds) return without('NOT_APPLICABLE', NEVER)
      const month = monthOfDay(bounds.first)
      const date = formatDay(bounds.first)
      const cut = context.facts.covered.OUT![0] === month
      return {
        value: variant.suffix === 'DATE' ? date : Math.max(0, context.m0 - month + 1),
        inputs: [input(AMOUNT_SAYS.firstValidInvoice, date, 'date')],
        evidence: { from: date, to: date },
        ...(cut ? { detail: AMOUNT_SAYS.collectedFromMonth } : {}),
      }
    },
  },
]
