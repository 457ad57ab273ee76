/** Statements of the ledger that are not those that were filed: what page one and the verdict of the report on books say of it. */
import { formatMonth } from '../../kit/calendar/window.ts'
import type { GateFinding } from '../../kit/verdict/gate.ts'
import type { Claim } from '../../report/document.ts'
import { booksOf, type DerivedContext } from '../finance.ts'
import { type ComparedLine, worstOf } from './compare.ts'
import { filedLeg } from './legs.ts'
import { filedBeside } from './periods.ts'
import { ERP_FILED_SAYS } from './words.ts'

/** A line that a lender reads first is off by this share of the larger of its two figures: it stands before what rules found. */
const GRAVE_SHARE = 0.1
/** Lines that a lender reads first: they are named before larger differences within them. */
const FIRST = new Set(
  'revenue totalProfit netProfit totalAssets totalLiabilities totalEquity'.split(' '),
)

interface Differs {
  text: string
  grave: boolean
  worst: ComparedLine
}

const shareOf = ({ ledger, filed, difference }: ComparedLine): number =>
  Math.abs(difference!) / Math.max(Math.abs(ledger!.fen), Math.abs(filed!.fen))

/**
 * Of 现金流量表: what balances bear out. In which line of it money stands is told by the other side of vouchers, and an enterprise may put it
 * elsewhere with good reason.
 */
const OF_CASH = new Set(['cashChange', 'cashAtBegin', 'cashAtEnd'])

const speaks = ({ kind, code }: ComparedLine): boolean =>
  kind !== 'CASH' || (code !== null && OF_CASH.has(code))

/** Lines of the newest end that both tell and that are off by more than a form's rounding; none = they agree, or were not compared. */
export const differingLines = (context: DerivedContext): ComparedLine[] =>
  worstOf(filedBeside(context)?.periods[0]?.lines ?? []).filter(
    ({ difference }) => Math.abs(difference ?? 0) > context.books.rules.tolerance,
  )

export function filedDiffers(context: DerivedContext): Differs | null {
  const off = differingLines(context).filter(speaks)
  const first = off
    .filter(({ code }) => code !== null && FIRST.has(code))
    .toSorted((a, b) => shareOf(b) - shareOf(a))
  const worst = first[0] ?? off[0]
  if (!worst) return null
  const text = ERP_FILED_SAYS.differsText({
    month: formatMonth(filedBeside(context)!.periods[0]!.month),
    item: worst.name,
    ledger: worst.ledger!.fen / 100,
    filed: worst.filed!.fen / 100,
    n: off.length,
  })
  return { text, worst, grave: first.length > 0 && shareOf(worst) >= GRAVE_SHARE }
}

export function differsClaim(differs: Differs): Claim {
  const { text, worst } = differs
  return { id: 'filed:DIFFERS', args: { value: worst.difference }, text }
}

export function differsFinding(context: DerivedContext): GateFinding | null {
  const differs = filedDiffers(context)
  if (differs === null) return null
  const { text, worst } = differs
  return {
    level: 'REVIEW',
    text,
    evidence: [
      ...booksOf(context, worst.ledger!.items),
      ...filedLeg(worst.filed!.items, worst.name),
    ],
    ask: ERP_FILED_SAYS.differsAsk,
  }
}
