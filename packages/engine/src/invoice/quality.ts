/** The data-quality box: what is known, what is not, and what contradicts itself. PASS is said only of what was checked. */

import { chinaDay, monthCode, optionalDay } from '../kit/calendar/calendar.ts'
import { firstDayOfMonth, formatDay } from '../kit/calendar/window.ts'
import { counted, monthsComplete, partialMonth, uploadsOnly } from '../kit/quality.ts'
import type { QualityCheck } from '../report/document.ts'
import { issueBounds } from './context/activity.ts'
import type { InvoiceContext } from './context/context.ts'
import { unknownKindShare } from './context/kinds.ts'
import { sum } from './context/month-series.ts'
import { scanSums } from './context/scans.ts'
import type { Direction, InvoiceFacts } from './facts.ts'
import { QUALITY_SAYS } from './quality-words.ts'

/** Counts that a caller knows better than the facts; default: what the facts say. Not counted = the check is UNKNOWN. */
export interface QualityParams {
  /** Rows whose amount + tax differs from the total by more than 0.05 yuan. */
  sumFailures?: number
  /** Rows that came more than once and were counted once. */
  duplicates?: number
  /** Rows that could not be read. */
  rejectedRows?: number
}

/** Of the two years before the cut-off, both directions; undefined when a month was not looked at. */
function sumFailures(context: InvoiceContext): number | undefined {
  const window = context.span('L24')
  const both = (['OUT', 'IN'] as const).map((d) => scanSums(context, d, window))
  if (!context.facts.scans) return undefined
  return both.every((sums) => sums !== null)
    ? both.reduce((total, sums) => total + sums!.sumFailures, 0)
    : undefined
}

const SIDES: Record<Direction, Record<'complete' | 'none' | 'lines', string>> = {
  OUT: {
    complete: QUALITY_SAYS.salesComplete,
    none: QUALITY_SAYS.salesInvoicesNot,
    lines: QUALITY_SAYS.salesLines,
  },
  IN: {
    complete: QUALITY_SAYS.purchasesComplete,
    none: QUALITY_SAYS.purchaseInvoicesNot,
    lines: QUALITY_SAYS.purchaseLines,
  },
}

export function qualityChecks(context: InvoiceContext, params: QualityParams): QualityCheck[] {
  const { sources } = context.facts
  return [
    ...uploadsOnly(context.facts),
    ...(['OUT', 'IN'] as const).map((direction) => monthsCheck(context, direction)),
    partialMonth(context),
    counted(
      'AMOUNT_SUM',
      QUALITY_SAYS.amountTaxTotal,
      params.sumFailures ?? sumFailures(context),
      QUALITY_SAYS.sumsDiffer,
    ),
    duplicateCheck(params.duplicates ?? sources?.duplicates, sources?.alikeCounted),
    counted(
      'LINES_SUM',
      QUALITY_SAYS.linesAmountInvoice,
      sources?.linesDiffer,
      QUALITY_SAYS.linesDiffer,
    ),
    counted(
      'REJECTED',
      QUALITY_SAYS.rowsCouldNot,
      params.rejectedRows ?? sources?.rejectedRows,
      QUALITY_SAYS.unreadable,
    ),
    counted('FUTURE_ROWS', QUALITY_SAYS.noInvoicesFuture, futureRows(context.facts), ({ n }) =>
      QUALITY_SAYS.future({ n, day: formatDay(cutoffDay(context.facts)) }),
    ),
    timeCheck(context),
    kindCheck(context),
    ...(['OUT', 'IN'] as const).map((direction) => linesCheck(context, direction)),
    establishmentCheck(context),
    nonSales(context),
    selfInvoices(context),
  ]
}

const cutoffDay = (facts: InvoiceFacts): number => chinaDay(facts.dataCutoff).day

/** Rows dated after the last instant the data is known for: no window holds them, so the box says that they are there. */
function futureRows(facts: InvoiceFacts): number {
  const cutoff = cutoffDay(facts)
  let rows = 0
  for (const { month, days, count } of facts.digests) {
    const first = firstDayOfMonth(month)
    if (first > cutoff) rows += count
    else
      days.count.forEach((n, day) => {
        if (first + day > cutoff) rows += n
      })
  }
  return rows
}

function monthsCheck(context: InvoiceContext, direction: Direction): QualityCheck {
  return monthsComplete(context, {
    check: `MONTHS_${direction}`,
    title: SIDES[direction].complete,
    window: 'L24',
    series: context.series(direction),
    none: SIDES[direction].none,
  })
}

function duplicateCheck(
  once: number | null | undefined,
  alike: number | null | undefined,
): QualityCheck {
  if (!alike) return counted('DUPLICATES', QUALITY_SAYS.duplicates, once, QUALITY_SAYS.once)
  return counted('DUPLICATES', QUALITY_SAYS.duplicates, alike, ({ n }) =>
    once ? QUALITY_SAYS.alikeAndOnce({ n, once }) : QUALITY_SAYS.alike({ n }),
  )
}

function timeCheck(context: InvoiceContext): QualityCheck {
  const window = context.span('L12')
  const blue = sum(context.out, window, (d) => d.blueCount)
  const timed = sum(context.out, window, (d) => d.timedCount)
  const share = blue === 0 ? null : Math.round((1000 * (blue - timed)) / blue) / 10
  return {
    check: 'TIME_PRECISION',
    title: QUALITY_SAYS.salesInvoicesCarry,
    period: monthCode(context.m0),
    result: share === null ? 'UNKNOWN' : share === 0 ? 'PASS' : 'FAIL',
    detail:
      share === null
        ? QUALITY_SAYS.noBlueSales
        : share === 0
          ? QUALITY_SAYS.allBlueInvoices
          : QUALITY_SAYS.untimed({ share }),
  }
}

function kindCheck(context: InvoiceContext): QualityCheck {
  const share = unknownKindShare(context.out, context.span('L12'))
  return {
    check: 'KIND_KNOWN',
    title: QUALITY_SAYS.kindInvoiceStated,
    period: monthCode(context.m0),
    result: share === null ? 'UNKNOWN' : share === 0 ? 'PASS' : 'FAIL',
    detail:
      share === null
        ? QUALITY_SAYS.noBlueSales
        : share === 0
          ? QUALITY_SAYS.allBlueInvoicesLast
          : QUALITY_SAYS.kindUnknown({ share: Math.round(share * 1000) / 10 }),
  }
}

function linesCheck(context: InvoiceContext, direction: Direction): QualityCheck {
  const fold = context.goods(direction, 'L12')
  const known = fold.monthsWithRows > 0
  const whole = fold.monthsWithLines === fold.monthsWithRows
  return {
    check: `LINES_${direction}`,
    title: SIDES[direction].lines,
    period: monthCode(context.m0),
    result: !known ? 'UNKNOWN' : whole ? 'PASS' : 'FAIL',
    detail: !known
      ? QUALITY_SAYS.noValidInvoice
      : fold.monthsWithLines === 0
        ? QUALITY_SAYS.linesNotCollected
        : QUALITY_SAYS.withLines({ months: fold.monthsWithRows, lines: fold.monthsWithLines }),
  }
}

function establishmentCheck(context: InvoiceContext): QualityCheck {
  const established = optionalDay(context.facts.registration.establishedOn)
  const first = issueBounds(context.out)?.first ?? null
  const known = established !== null && first !== null
  const contradiction = known && first < established
  return {
    check: 'FIRST_AFTER_ESTABLISHMENT',
    title: QUALITY_SAYS.firstInvoiceNot,
    period: null,
    result: !known ? 'UNKNOWN' : contradiction ? 'FAIL' : 'PASS',
    detail: !known
      ? QUALITY_SAYS.dayFoundingOr
      : contradiction
        ? QUALITY_SAYS.firstBeforeFounding({
            first: formatDay(first),
            founded: formatDay(established),
          })
        : QUALITY_SAYS.founded({ founded: formatDay(established), first: formatDay(first) }),
  }
}

/** 6xx 不征税 lines are no sales (§1.9); month sums cannot leave them out, so the box says how much there is. */
function nonSales(context: InvoiceContext): QualityCheck {
  const fold = context.goods('OUT', 'L12')
  let fen = 0
  for (const [category, net] of fold.byCategory) if (/^6\d/.test(category)) fen += net
  return {
    check: 'NON_SALES_LINES',
    title: QUALITY_SAYS.noUntaxedItems,
    period: monthCode(context.m0),
    result: fold.monthsWithLines === 0 ? 'UNKNOWN' : fen === 0 ? 'PASS' : 'FAIL',
    detail:
      fold.monthsWithRows === 0
        ? QUALITY_SAYS.noValidInvoice
        : fold.monthsWithLines === 0
          ? QUALITY_SAYS.linesNotCollected4
          : fen === 0
            ? QUALITY_SAYS.noLineLast
            : QUALITY_SAYS.untaxed({ sum: fen / 100 }),
  }
}

function selfInvoices(context: InvoiceContext): QualityCheck {
  const { taxNo } = context.facts.registration
  const { net } = context.parties('OUT', 'L12')
  let fen = 0
  context.facts.counterparties.forEach((party, p) => {
    if (taxNo && party.taxNo === taxNo) fen += net[p]!
  })
  return {
    check: 'SELF_INVOICES',
    title: QUALITY_SAYS.noInvoicesItself,
    period: monthCode(context.m0),
    result: !taxNo ? 'UNKNOWN' : fen === 0 ? 'PASS' : 'FAIL',
    detail: !taxNo
      ? QUALITY_SAYS.creditCodeNot
      : fen === 0
        ? QUALITY_SAYS.noneFound
        : QUALITY_SAYS.toItself({ sum: fen / 100 }),
  }
}
