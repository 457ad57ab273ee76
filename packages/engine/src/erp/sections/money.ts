/** Money beside invoices: what was matched by month, what is doubtful, not matched or open, and what goes round. */
import { formatMonth } from '../../kit/calendar/window.ts'
import { indicatorTable, share, table, text, yuan } from '../../kit/sections/blocks.ts'
import {
  type OpenLine,
  type Reconciled,
  type Side,
  unplacedReceipts,
} from '../../reconcile/facts.ts'
import type { Block } from '../../report/document.ts'
import type { ErpContext } from '../context.ts'
import type { ErpBuild } from '../definition.ts'
import { bankLeg, bankLinesNamed, invoicesOf } from '../evidence.ts'
import { ERP_SIGN_SAYS } from '../indicators/sign-words.ts'
import { money } from './lacking.ts'
import { ERP_MONEY_SAYS } from './money-words.ts'

/** Months, lines and parties that are shown. */
const MONTHS = 24
const LISTED = 30

const TITLES: Readonly<Record<Side, { months: string; doubtful: string; unmatched: string }>> = {
  RECEIPT: {
    months: ERP_MONEY_SAYS.receiptMonths,
    doubtful: ERP_MONEY_SAYS.doubtfulReceipts,
    unmatched: ERP_MONEY_SAYS.unmatchedReceipts,
  },
  PAYMENT: {
    months: ERP_MONEY_SAYS.paymentMonths,
    doubtful: ERP_MONEY_SAYS.doubtfulPayments,
    unmatched: ERP_MONEY_SAYS.unmatchedPayments,
  },
}
const idOf = (side: Side, what: string) => `bank-${side === 'RECEIPT' ? 'in' : 'out'}-${what}`

function monthTable(side: Side, { months }: Reconciled): Block[] {
  const own = months.filter((month) => month.side === side).slice(-MONTHS)
  if (own.length === 0) return []
  return [
    table(
      idOf(side, 'matched'),
      TITLES[side].months,
      [
        { key: 'month', title: ERP_MONEY_SAYS.month, type: 'month' },
        { key: 'lines', title: ERP_MONEY_SAYS.lines, type: 'int' },
        money('amount', ERP_MONEY_SAYS.amount),
        money('matched', ERP_MONEY_SAYS.matched),
        { key: 'share', title: ERP_MONEY_SAYS.matchedShare, type: 'ratio' },
        money('doubtful', ERP_MONEY_SAYS.doubtful),
        money('unmatched', ERP_MONEY_SAYS.unmatched),
      ],
      own.toReversed().map(({ month, lines, amount, matched, doubtful }) => ({
        cells: {
          month: formatMonth(month),
          lines,
          amount: yuan(amount),
          matched: yuan(matched),
          share: share(matched, amount),
          doubtful: yuan(doubtful),
          unmatched: yuan(amount - matched - doubtful),
        },
        evidence: [bankLeg([month])],
      })),
      ERP_MONEY_SAYS.monthsNote,
    ),
  ]
}

/** Why a line is doubted; of one that fits the name is what is doubted. */
function whyOf({ reason, invoices }: OpenLine): string {
  const why = reason in ERP_MONEY_SAYS ? ERP_MONEY_SAYS[reason as 'CHANCE'] : ERP_MONEY_SAYS.surely
  return invoices.length === 0
    ? why
    : ERP_MONEY_SAYS.ofInvoices({ why, days: [...new Set(invoices)].slice(0, 3) })
}

function lineTable(side: Side, what: 'doubtful' | 'unmatched', { lines }: Reconciled): Block[] {
  const own = lines
    .filter((line) => line.side === side && line.score > 0 === (what === 'doubtful'))
    .slice(0, LISTED)
  if (own.length === 0) return []
  return [
    table(
      idOf(side, what),
      TITLES[side][what],
      [
        { key: 'day', title: ERP_MONEY_SAYS.day, type: 'date' },
        { key: 'party', title: ERP_MONEY_SAYS.party, type: 'text' },
        money('amount', ERP_MONEY_SAYS.amount),
        { key: 'why', title: ERP_MONEY_SAYS.why, type: 'text' },
        ...(what === 'doubtful'
          ? [{ key: 'score', title: ERP_MONEY_SAYS.score, type: 'ratio' as const }]
          : []),
      ],
      own.map((line) => ({
        cells: {
          day: line.day,
          party: line.party ?? ERP_MONEY_SAYS.noName,
          amount: yuan(line.amount),
          why: whyOf(line),
          ...(what === 'doubtful' ? { score: line.score } : {}),
        },
        evidence: [bankLinesNamed([line.key])],
      })),
      ERP_MONEY_SAYS.linesNote({ n: own.length }),
    ),
  ]
}

function roundTable({ rounds, roundCount }: Reconciled): Block[] {
  const shown = rounds.slice(0, LISTED)
  if (shown.length === 0) return []
  return [
    table(
      'bank-rounds',
      ERP_MONEY_SAYS.rounds,
      [
        { key: 'party', title: ERP_MONEY_SAYS.party, type: 'text' },
        { key: 'out', title: ERP_MONEY_SAYS.outDay, type: 'date' },
        money('outAmount', ERP_MONEY_SAYS.outAmount),
        { key: 'back', title: ERP_MONEY_SAYS.backDay, type: 'date' },
        money('backAmount', ERP_MONEY_SAYS.backAmount),
      ],
      shown.map(({ party, out, back }) => ({
        cells: {
          party,
          out: out.day,
          outAmount: yuan(out.amount),
          back: back.day,
          backAmount: yuan(back.amount),
        },
        evidence: [bankLinesNamed([out.key, back.key])],
      })),
      ERP_MONEY_SAYS.roundsNote({ n: roundCount, shown: shown.length }),
    ),
  ]
}

/** Of the chapter on the bank: both directions beside their invoices, and what goes round. */
export function moneyBlocks(build: ErpBuild): Block[] {
  const { context } = build
  if (context.bank.length === 0) return []
  return [
    ...matchedBlocks(context),
    indicatorTable(build, 'money-indicators', ERP_MONEY_SAYS.moneyIndicators, [
      'B-003',
      'B-004',
      'B-005',
    ]),
  ]
}

function matchedBlocks({ reconciled }: ErpContext): Block[] {
  if (!reconciled)
    return [
      text('bank-matched-back', ERP_MONEY_SAYS.notMatched({ why: ERP_SIGN_SAYS.lookingBack })),
    ]
  const sides: readonly Side[] = ['RECEIPT', 'PAYMENT']
  return [
    ...(reconciled.sides.includes('RECEIPT')
      ? []
      : [
          text(
            'bank-matched-none',
            ERP_MONEY_SAYS.notMatched({ why: ERP_SIGN_SAYS.noInvoicesBeside }),
          ),
        ]),
    ...sides.flatMap((side) => [
      ...monthTable(side, reconciled),
      ...lineTable(side, 'doubtful', reconciled),
      ...lineTable(side, 'unmatched', reconciled),
    ]),
    ...roundTable(reconciled),
  ]
}

/** Of the chapter on ties: sales that no money came for. */
export function unpaidBlocks({ reconciled }: ErpContext): Block[] {
  const own = reconciled?.parties.filter(({ side }) => side === 'RECEIPT').slice(0, LISTED) ?? []
  if (!reconciled || own.length === 0) return []
  const unplaced = unplacedReceipts(reconciled)
  const note = ERP_MONEY_SAYS.unpaidNote({ days: reconciled.after, n: own.length })
  return [
    table(
      'ties-unpaid',
      ERP_MONEY_SAYS.unpaid,
      [
        { key: 'customer', title: ERP_MONEY_SAYS.customer, type: 'text' },
        { key: 'invoices', title: ERP_MONEY_SAYS.invoices, type: 'int' },
        money('open', ERP_MONEY_SAYS.open),
        { key: 'first', title: ERP_MONEY_SAYS.firstDay, type: 'date' },
        { key: 'last', title: ERP_MONEY_SAYS.lastDay, type: 'date' },
      ],
      own.map((party) => ({
        cells: {
          customer: party.party,
          invoices: party.invoices,
          open: yuan(party.open),
          first: party.from,
          last: party.to,
        },
        evidence: [invoicesOf([party])],
      })),
      unplaced > 0 ? ERP_MONEY_SAYS.mayBePaid({ note, unplaced: unplaced / 100 }) : note,
    ),
  ]
}
