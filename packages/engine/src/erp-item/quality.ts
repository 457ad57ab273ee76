/** The data-quality box: which months are known, what was left out, and whether the books come out and agree. */

import { monthCode } from '../kit/calendar/calendar.ts'
import { formatDay, formatMonth } from '../kit/calendar/window.ts'
import { partialMonth } from '../kit/quality.ts'
import { QUALITY_SAYS } from '../kit/words.ts'
import type { QualityCheck } from '../report/document.ts'
import type { ItemContext } from './context.ts'
import { flowMonths } from './flow-months.ts'
import { counted } from './stock/counted.ts'
import { bothBooks, joints, ties, totals } from './stock/folds.ts'
import { NOBODY } from './stock/items.ts'
import { ERP_ITEM_SAYS as SAYS } from './words.ts'

export function qualityChecks(context: ItemContext): QualityCheck[] {
  const { later, unread, aside } = context.periods
  // Of a book that is not there nothing was looked at.
  const rows = (n: number) => (context.facts.summary.length > 0 ? n : null)
  return [
    monthsCheck(context),
    partialMonth(context),
    tiesCheck(context),
    chainCheck(context),
    agreeCheck(context),
    countCheck('LATER', SAYS.laterTitle, rows(later), SAYS.later),
    countCheck('UNREAD', SAYS.unreadTitle, rows(unread), SAYS.unread),
    countCheck('OVERLAP', SAYS.overlapTitle, rows(aside.length), SAYS.overlap),
    countCheck('NAMELESS', SAYS.namelessTitle, nameless(context), SAYS.nameless),
    countCheck(
      'PRICELESS',
      SAYS.pricelessTitle,
      totals(context)?.priceless ?? null,
      SAYS.priceless,
    ),
  ]
}

const LISTED_MONTHS = 6

function monthsCheck(context: ItemContext): QualityCheck {
  const { from, to } = context.span('L12')
  const { known, existed, missing } = flowMonths(context)
  const months = missing.slice(0, LISTED_MONTHS).map(formatMonth)
  const some =
    missing.length > LISTED_MONTHS
      ? QUALITY_SAYS.missingMany({ months, n: missing.length })
      : QUALITY_SAYS.missing({ months })
  return {
    check: 'MONTHS_STOCK',
    title: SAYS.monthsWhole,
    period: `${monthCode(from)}-${monthCode(to)}`,
    result: missing.length === 0 && known > 0 ? 'PASS' : 'FAIL',
    detail:
      missing.length === 0
        ? QUALITY_SAYS.complete({ n: existed })
        : known === 0
          ? SAYS.monthsNone
          : some,
  }
}

function tiesCheck(context: ItemContext): QualityCheck {
  const { looked, untied } = ties(context)
  const base = { check: 'TIES', title: SAYS.tiedTitle, period: null }
  if (looked === 0)
    return {
      ...base,
      result: 'UNKNOWN',
      detail: context.facts.summary.length === 0 ? SAYS.noSummary : SAYS.notTied,
    }
  return untied.length === 0
    ? { ...base, result: 'PASS', detail: SAYS.tied({ n: looked }) }
    : { ...base, result: 'FAIL', detail: SAYS.untied({ looked, n: untied.length }) }
}

function chainCheck(context: ItemContext): QualityCheck {
  const { joints: n, breaks } = joints(context)
  const base = { check: 'CHAIN', title: SAYS.chainTitle, period: null }
  if (n === 0) return { ...base, result: 'UNKNOWN', detail: SAYS.notChained }
  return breaks.length === 0
    ? { ...base, result: 'PASS', detail: SAYS.chained({ n }) }
    : { ...base, result: 'FAIL', detail: SAYS.broken({ joints: n, n: breaks.length }) }
}

function agreeCheck(context: ItemContext): QualityCheck {
  const both = bothBooks(context)
  const base = { check: 'LIST_AGREES', title: SAYS.agreeTitle, period: null }
  if (!both) return { ...base, result: 'UNKNOWN', detail: SAYS.notBoth }
  const day = formatDay(both.day)
  const { compared, differing } = counted(both)
  return differing.length === 0
    ? { ...base, result: 'PASS', detail: SAYS.agree({ day, n: compared }) }
    : { ...base, result: 'FAIL', detail: SAYS.disagree({ day, n: differing.length }) }
}

function nameless({ places }: ItemContext): number | null {
  let [n, rows] = [0, 0]
  for (const book of Object.values(places)) {
    rows += book.length
    for (const at of book) if (at === NOBODY) n++
  }
  return rows > 0 ? n : null
}

const countCheck = (
  check: string,
  title: string,
  n: number | null,
  say: (told: { n: number }) => string,
): QualityCheck => ({
  ...{ check, title, period: null },
  result: n === null ? 'UNKNOWN' : n === 0 ? 'PASS' : 'FAIL',
  detail: n === null ? SAYS.noStock : n === 0 ? QUALITY_SAYS.noneFound : say({ n }),
})
