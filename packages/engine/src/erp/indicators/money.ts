/** Money against invoices and balances: B-003 to B-005. */
import { namesOf } from '@xinjian/format/say/words'
import { input, moneyInput, quotient, without } from '../../kit/outcome.ts'
import { type OpenParty, type Reconciled, unplacedReceipts } from '../../reconcile/facts.ts'
import { ROUND } from '../../reconcile/rounds.ts'
import { AFTER } from '../../reconcile/tell.ts'
import type { ErpContext } from '../context.ts'
import type { IndicatorDefinition, Outcome } from '../definition.ts'
import { bankLeg, bankLinesNamed, invoicesOf } from '../evidence.ts'
import { ERP_SIGN_SAYS } from './sign-words.ts'

const COMMON = {
  unit: 'ratio',
  missing: { rule: 'ANY', sources: ['BANK'] },
  evidence: 'ROWS',
  version: '1',
  source: 'platform',
} as const satisfies Partial<IndicatorDefinition>

/** A figure of what was matched, where anything was. */
const told =
  (of: (context: ErpContext, reconciled: Reconciled) => Outcome) =>
  (context: ErpContext): Outcome =>
    context.reconciled
      ? of(context, context.reconciled)
      : without('NO_DATA', ERP_SIGN_SAYS.lookingBack)

function matched(context: ErpContext, { sides, months }: Reconciled): Outcome {
  if (!sides.includes('RECEIPT')) return without('NO_DATA', ERP_SIGN_SAYS.noInvoicesBeside)
  const { from, to } = context.span('L12')
  const inside = months.filter(
    ({ side, month }) => side === 'RECEIPT' && month >= from && month <= to,
  )
  if (inside.length === 0) return without('NO_DATA', ERP_SIGN_SAYS.noneInWindow)
  const sum = (of: 'amount' | 'matched' | 'doubtful') =>
    inside.reduce((all, month) => all + month[of], 0)
  // Money that may be of several invoices is not money of none.
  if (sum('matched') === 0 && sum('doubtful') > 0)
    return without('NO_DATA', ERP_SIGN_SAYS.allDoubtful({ sum: sum('doubtful') / 100 }))
  return {
    ...quotient(sum('matched'), sum('amount'), ERP_SIGN_SAYS.receivedSum),
    ...(inside.length < 12 ? { detail: ERP_SIGN_SAYS.someMonths({ n: inside.length }) } : {}),
    inputs: [
      moneyInput(ERP_SIGN_SAYS.matchedSum, sum('matched')),
      moneyInput(ERP_SIGN_SAYS.doubtfulSum, sum('doubtful')),
      moneyInput(ERP_SIGN_SAYS.receivedSum, sum('amount')),
    ],
    evidence: [bankLeg(inside.map(({ month }) => month))],
  }
}

/** What may have been paid by money that names no invoice for sure is not said to be unpaid. */
function open(_: ErpContext, reconciled: Reconciled): Outcome {
  const { invoiced, parties } = reconciled
  const told = invoiced.find(({ side }) => side === 'RECEIPT')
  if (!told) return without('NO_DATA', ERP_SIGN_SAYS.noInvoicesBeside)
  const unplaced = unplacedReceipts(reconciled)
  if (told.open > 0 && unplaced >= told.open)
    return without(
      'NO_DATA',
      ERP_SIGN_SAYS.mayBePaid({ open: told.open / 100, unplaced: unplaced / 100 }),
    )
  const own = parties.filter(({ side }: OpenParty) => side === 'RECEIPT')
  return {
    ...quotient(Math.max(0, told.open - unplaced), told.amount, ERP_SIGN_SAYS.invoicedSum),
    inputs: [
      moneyInput(ERP_SIGN_SAYS.openSum, told.open),
      moneyInput(ERP_SIGN_SAYS.unplacedSum, unplaced),
      moneyInput(ERP_SIGN_SAYS.invoicedSum, told.amount),
    ],
    evidence: own.length > 0 ? [invoicesOf(own)] : [],
  }
}

function rounds(
  _: ErpContext,
  { rounds: trips, roundAmount, roundCount, received }: Reconciled,
): Outcome {
  return {
    ...quotient(roundAmount, received, ERP_SIGN_SAYS.receivedSum),
    inputs: [
      moneyInput(ERP_SIGN_SAYS.roundSum, roundAmount),
      input(ERP_SIGN_SAYS.roundCount, roundCount, 'occasions'),
      moneyInput(ERP_SIGN_SAYS.receivedSum, received),
    ],
    evidence:
      trips.length > 0
        ? [bankLinesNamed(trips.flatMap(({ out, back }) => [out.key, back.key]))]
        : [],
  }
}

export const MONEY_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...COMMON,
    id: 'B-003',
    names: namesOf(ERP_SIGN_SAYS, 'matched'),
    formula: ERP_SIGN_SAYS.matchedFormula,
    variants: [{ window: 'asOf' }],
    compute: told(matched),
  },
  {
    ...COMMON,
    id: 'B-004',
    version: '2',
    names: namesOf(ERP_SIGN_SAYS, 'openShare'),
    formula: ERP_SIGN_SAYS.openFormula({ days: AFTER }),
    variants: [{ window: 'asOf' }],
    compute: told(open),
  },
  {
    ...COMMON,
    id: 'B-005',
    names: namesOf(ERP_SIGN_SAYS, 'rounds'),
    formula: ERP_SIGN_SAYS.roundsFormula({
      days: ROUND.days,
      near: ROUND.near,
      least: ROUND.least / 100,
    }),
    variants: [{ window: 'asOf', threshold: 'B-005' }],
    compute: told(rounds),
  },
]
