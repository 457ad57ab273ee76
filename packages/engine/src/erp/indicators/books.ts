/** What the books come to, which months they tell and whether they tie: B-001, B-002, E-01, E-02. */
import { namesOf } from '@xinjian/format/say/words'
import { formatMonth } from '../../kit/calendar/window.ts'
import { spanCoverage } from '../../kit/coverage.ts'
import { growth, input, moneyInput, without } from '../../kit/outcome.ts'
import type { ErpContext } from '../context.ts'
import type { IndicatorDefinition, Outcome } from '../definition.ts'
import { balanceLeg, voucherLeg, vouchersNamed } from '../evidence.ts'
import { legsOf } from '../ledger/amounts.ts'
import { outBy } from '../ledger/trial.ts'
import { classless, lived, REVENUE, revenueIn } from '../sales.ts'
import { ERP_INDICATOR_SAYS } from './words.ts'

const COMMON = {
  missing: { rule: 'N', sources: ['LEDGER'] },
  evidence: 'ROWS',
  version: '1',
} as const satisfies Partial<IndicatorDefinition>

/** Why the books do not tell a window whole, although they tell each of its months. */
export const notTold = (context: ErpContext, ...items: readonly string[]): Outcome =>
  without('NO_DATA', classless(context, ...items) ?? ERP_INDICATOR_SAYS.windowNotSplit)

const periods: IndicatorDefinition['compute'] = (context, _, { window }) => {
  const { known, months, before } = spanCoverage(context.series, window)
  const wanted = months - before
  const inside = context.ledger.trials.filter(
    ({ from, to }) => to >= window.from && from <= window.to,
  )
  const vouchers = [...context.ledger.turnovers.values()].filter(
    ({ month }) =>
      month >= window.from &&
      month <= window.to &&
      !inside.some(({ from, to }) => from <= month && to >= month),
  )
  const young = before > 0 && known === wanted
  return {
    value: known,
    ...(young ? { flagOn: null, aside: ERP_INDICATOR_SAYS.youngWhole({ n: known }) } : {}),
    inputs: [
      input(ERP_INDICATOR_SAYS.monthsThere, known, 'months'),
      input(ERP_INDICATOR_SAYS.monthsWanted, wanted, 'months'),
    ],
    evidence: [
      ...(inside.length > 0 ? [balanceLeg(inside.flatMap(({ roots }) => roots))] : []),
      ...legsOf(vouchers, []),
    ],
  }
}

function balanced({ ledger, rules }: ErpContext): Outcome {
  const told = ledger.trials.flatMap((trial) => {
    const off = outBy(trial)
    return off === null ? [] : [{ trial, off }]
  })
  const [worst] = told.toSorted((a, b) => b.off - a.off)
  if (!worst) return without('NO_DATA', ERP_INDICATOR_SAYS.noSums)
  const out = told.filter(({ off }) => off > rules.tolerance)
  const looked = out.length > 0 ? out : told
  return {
    value: worst.off / 100,
    ...(out.length > 0
      ? {
          detail: ERP_INDICATOR_SAYS.outIn({
            from: formatMonth(worst.trial.from),
            to: formatMonth(worst.trial.to),
          }),
        }
      : {}),
    inputs: [
      moneyInput(ERP_INDICATOR_SAYS.outBy, worst.off),
      input(ERP_INDICATOR_SAYS.periodsLooked, told.length, 'periods'),
      input(ERP_INDICATOR_SAYS.periodsOut, out.length, 'periods'),
    ],
    evidence: [balanceLeg(looked.flatMap(({ trial }) => trial.roots))],
  }
}

function vouchersBalanced({ ledger, rules }: ErpContext): Outcome {
  const { vouchers } = ledger
  const out = vouchers.reduce((sum, { unbalancedCount }) => sum + unbalancedCount, 0)
  const named = vouchers.flatMap(({ unbalanced }) => unbalanced).slice(0, rules.listedVouchers)
  return {
    value: out,
    inputs: [
      input(ERP_INDICATOR_SAYS.vouchersOut, out, 'entries'),
      input(
        ERP_INDICATOR_SAYS.vouchersLooked,
        vouchers.reduce((sum, of) => sum + of.vouchers, 0),
        'entries',
      ),
    ],
    evidence: [
      named.length > 0
        ? vouchersNamed(named)
        : voucherLeg(
            vouchers.map(({ month }) => month),
            [],
          ),
    ],
  }
}

export const BOOK_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...COMMON,
    id: 'B-001',
    names: namesOf(ERP_INDICATOR_SAYS, 'revenue'),
    unit: 'yuan',
    formula: ERP_INDICATOR_SAYS.revenueFormula,
    variants: [{ window: 'L12' }, { window: 'P12' }],
    source: 'domain §3.11',
    compute(context, _, { window }) {
      const sum = revenueIn(context, lived(context, window))
      if (sum === null) return notTold(context, ...REVENUE)
      return {
        value: sum.fen / 100,
        inputs: [moneyInput(ERP_INDICATOR_SAYS.revenue, sum.fen)],
        evidence: [...sum.legs()],
      }
    },
  },
  {
    ...COMMON,
    id: 'B-002',
    names: namesOf(ERP_INDICATOR_SAYS, 'revenueGrowth'),
    unit: 'ratio',
    formula: ERP_INDICATOR_SAYS.revenueGrowthFormula,
    variants: [{ window: 'L12', base: 'P12' }],
    source: 'domain §3.11',
    compute(context, _, { window, base }) {
      const [now, then] = [revenueIn(context, window), revenueIn(context, lived(context, base))]
      if (now === null || then === null) return notTold(context, ...REVENUE)
      return {
        ...growth(now.fen, then.fen),
        inputs: [
          moneyInput(ERP_INDICATOR_SAYS.revenue, now.fen),
          moneyInput(ERP_INDICATOR_SAYS.revenueThen, then.fen),
        ],
        evidence: [...now.legs(), ...then.legs()],
      }
    },
  },
  {
    ...COMMON,
    id: 'E-01',
    names: namesOf(ERP_INDICATOR_SAYS, 'periods'),
    unit: 'months',
    formula: ERP_INDICATOR_SAYS.periodsFormula,
    variants: [{ window: 'L24', threshold: 'E-01' }],
    missing: { rule: 'ANY', sources: ['LEDGER'] },
    source: 'domain §3.5 E-01',
    compute: periods,
  },
  {
    ...COMMON,
    id: 'E-02',
    names: namesOf(ERP_INDICATOR_SAYS, 'balanced'),
    unit: 'yuan',
    formula: ERP_INDICATOR_SAYS.balancedFormula,
    variants: [{ window: 'asOf', threshold: 'E-02' }],
    missing: { rule: 'ANY', sources: ['BALANCE'] },
    source: 'domain §3.5 E-02',
    compute: balanced,
  },
  {
    ...COMMON,
    id: 'E-02.VOUCHER',
    names: namesOf(ERP_INDICATOR_SAYS, 'vouchersBalanced'),
    unit: 'entries',
    formula: ERP_INDICATOR_SAYS.vouchersBalancedFormula,
    variants: [{ window: 'asOf', threshold: 'E-02.VOUCHER' }],
    missing: { rule: 'ANY', sources: ['VOUCHER'] },
    source: 'domain §3.5 E-02',
    compute: vouchersBalanced,
  },
]
