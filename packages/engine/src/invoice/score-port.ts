/** How a score enters the report: as a value the caller already has, or by the card in force for the source of the invoices. */
import { firstDayOfMonth, formatDay } from '../kit/calendar/window.ts'
import type { ScoreFigure, ScoreResult } from '../report/document.ts'
import type { Evidence } from '../report/evidence.ts'
import { type Alone, bureauAlone } from './context/collected.ts'
import type { InvoiceContext } from './context/context.ts'
import type { InvoiceFacts, MonthIndex } from './facts.ts'
import { type ScoreSource, scoreFacts } from './score/index.ts'
import { SCORE_SAYS } from './score/words.ts'

export type ScoreFunction = (facts: InvoiceFacts, through: MonthIndex) => ScoreResult

/** Months that the score looks at: what is known earlier only tells how long a party is known. */
const LOOKED_AT = 36

/**
 * Score of the enterprise as of `m0`. A stored report keeps its ScoreResult among the parameters, so that a replay under
 * a newer card still gives the same bytes; without one, the card in force is applied.
 */
export function scoreFromFacts(
  { facts, m0 }: Pick<InvoiceContext, 'facts' | 'm0'>,
  given?: ScoreResult | ScoreFunction,
): ScoreResult {
  if (typeof given === 'function') return given(facts, m0)
  return given ?? scoreInvoices(facts, m0)
}

/** What the score looks at, up to which month, and by which card. */
export interface Scored {
  facts: InvoiceFacts
  through: MonthIndex
  source: ScoreSource
}

/**
 * The invoices that an enterprise is scored by. Where a tax bureau told the last year, in both directions, that is what the bureau told and
 * nothing of any file, up to the last month that it told: nothing an owner adds makes the score better. Else all invoices are looked at, as
 * files are.
 */
export function scoredOf(facts: InvoiceFacts, m0: MonthIndex): Scored {
  const alone = bureauAlone(facts, m0)
  return alone
    ? { facts: alone.facts, through: alone.last, source: cardOf(alone) }
    : { facts, through: m0, source: 'FILE' }
}

/** The score, without a report. */
export function scoreInvoices(facts: InvoiceFacts, m0: MonthIndex): ScoreResult {
  const alone = bureauAlone(facts, m0)
  const { facts: looked, through, source } = scoredOf(facts, m0)
  const score = scoreFacts(looked, through, source)
  if (!alone) return score
  const own = alone.leftOut ? withoutFiles(score, alone) : score
  if (!alone.newer) return own
  // The newest months are files: they may show a decline that the bureau's do not, and never make the score better.
  const all = scoreFacts(facts, m0, 'FILE')
  return isLower(all, own) ? said(all, SCORE_SAYS.lowerOfBoth) : said(own, SCORE_SAYS.filesNewer)
}

/** BUREAU where every month that the score looks at was told in both directions; a gap in what was told is judged as files are. */
function cardOf({ facts, last }: Alone): ScoreSource {
  const told = (direction: 'OUT' | 'IN', month: MonthIndex): boolean =>
    facts.collected![direction].some(([from, to]) => month >= from && month <= to)
  const first = facts.digests.reduce((least, { month }) => Math.min(least, month), last)
  for (let month = Math.max(first, last - LOOKED_AT + 1); month <= last; month++)
    if (!told('OUT', month) || !told('IN', month)) return 'FILE'
  return 'BUREAU'
}

const said = (score: ScoreResult, text: string): ScoreResult =>
  score.chosen ? { ...score, chosen: { ...score.chosen, text } } : score

/** Says that files are not looked at, and opens figures to no month before those that the bureau told. */
function withoutFiles(score: ScoreResult, { facts: { covered } }: Alone): ScoreResult {
  const text =
    score.chosen?.source === 'BUREAU' ? SCORE_SAYS.cardOfBureauAlone : SCORE_SAYS.cardOfGapsAlone
  const told = <Figure extends ScoreFigure>(figure: Figure): Figure =>
    figure.evidence
      ? { ...figure, evidence: figure.evidence.map((rows) => since(rows, covered)) }
      : figure
  return {
    ...said(score, text),
    breakdown: score.breakdown.map(told),
    ...(score.fileFigures ? { fileFigures: score.fileFigures.map(told) } : {}),
  }
}

function since(rows: Evidence[number], covered: InvoiceFacts['covered']): Evidence[number] {
  const first = rows.dataset === 'INVOICE' && rows.direction ? covered[rows.direction]?.[0] : null
  if (rows.dataset !== 'INVOICE' || !first || !rows.from) return rows
  const day = formatDay(firstDayOfMonth(first))
  return rows.from < day ? { ...rows, from: day } : rows
}

/** Not rated is lower than any value. */
const isLower = (a: ScoreResult, b: ScoreResult): boolean =>
  b.value !== null && (a.value === null || a.value < b.value)
