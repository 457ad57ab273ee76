/** How vouchers and moves of stock were made: B-006 to B-011, E-22. They say where to look, and never what was done. */
import { namesOf } from '@xinjian/format/say/words'
import { input, moneyInput, without } from '../../kit/outcome.ts'
import type { ErpContext } from '../context.ts'
import type { IndicatorDefinition, Outcome } from '../definition.ts'
import { balanceLeg, movesWithout, voucherLeg, vouchersNamed } from '../evidence.ts'
import { ERP_EVIDENCE_SAYS } from '../evidence-words.ts'
import type { VoucherSigns } from '../facts.ts'
import { meanDeviation } from '../signs/benford.ts'
import { ownersBalances } from '../signs/owners.ts'
import { ERP_SIGN_SAYS } from './sign-words.ts'
import { ERP_INDICATOR_SAYS } from './words.ts'

const COMMON = {
  evidence: 'ROWS',
  version: '1',
  source: 'platform',
  missing: { rule: 'ANY', sources: ['VOUCHER'] },
} as const satisfies Partial<IndicatorDefinition>

/** Months of the last twelve. */
export function signsIn({ signs, span }: ErpContext): readonly VoucherSigns[] {
  const { from, to } = span('L12')
  return signs.filter(({ month }) => month >= from && month <= to)
}

const sum = (signs: readonly VoucherSigns[], of: (month: VoucherSigns) => number): number =>
  signs.reduce((all, month) => all + of(month), 0)

/** Amounts by first digit, last twelve months. */
export const digitsIn = (context: ErpContext): number[] =>
  Array.from({ length: 9 }, (_, digit) => sum(signsIn(context), ({ digits }) => digits[digit]!))

const monthsOf = (signs: readonly VoucherSigns[]) => signs.map(({ month }) => month)

function benford(context: ErpContext): Outcome {
  const counts = digitsIn(context)
  const n = counts.reduce((all, one) => all + one, 0)
  const least = context.rules.minDigits
  if (n < least) return without('INSUFFICIENT_HISTORY', ERP_SIGN_SAYS.tooFewAmounts({ n, least }))
  return {
    value: meanDeviation(counts),
    inputs: [input(ERP_SIGN_SAYS.amounts, n, 'index')],
    evidence: [voucherLeg(monthsOf(signsIn(context)), [])],
  }
}

function roundShare(context: ErpContext): Outcome {
  const signs = signsIn(context)
  const [large, round] = [sum(signs, (month) => month.large), sum(signs, (month) => month.round)]
  const least = context.rules.minLarge
  if (large < least)
    return without('INSUFFICIENT_HISTORY', ERP_SIGN_SAYS.tooFewAmounts({ n: large, least }))
  return {
    value: round / large,
    inputs: [
      input(ERP_SIGN_SAYS.roundAmounts, round, 'index'),
      input(ERP_SIGN_SAYS.largeAmounts, large, 'index'),
    ],
    evidence: [voucherLeg(monthsOf(signs), [])],
  }
}

function endRound(context: ErpContext): Outcome {
  const signs = signsIn(context)
  const [round, end] = [sum(signs, (month) => month.round), sum(signs, (month) => month.endRound)]
  const least = context.rules.minRound
  if (round < least)
    return without('INSUFFICIENT_HISTORY', ERP_SIGN_SAYS.tooFewAmounts({ n: round, least }))
  const named = signs.flatMap(({ endNamed }) => endNamed).slice(0, context.rules.listedVouchers)
  return {
    value: end / round,
    inputs: [
      input(ERP_SIGN_SAYS.endRounds, end, 'index'),
      input(ERP_SIGN_SAYS.roundAmounts, round, 'index'),
    ],
    evidence: [
      named.length > 0
        ? vouchersNamed(named, ERP_EVIDENCE_SAYS.roundVouchers({ n: named.length }))
        : voucherLeg(monthsOf(signs), []),
    ],
  }
}

function owners(context: ErpContext): Outcome {
  const found = ownersBalances(context)
  if (found === null) return without('NO_DATA', ERP_SIGN_SAYS.noOthers)
  const fen = found.reduce((all, account) => all + account.fen, 0)
  return {
    value: fen / 100,
    inputs: [
      moneyInput(ERP_SIGN_SAYS.ownersSum, fen),
      input(ERP_SIGN_SAYS.ownerAccounts, found.length, 'index'),
    ],
    evidence: found.length > 0 ? [balanceLeg(found.flatMap(({ rows }) => rows))] : [],
  }
}

function moves({ moves: all, span }: ErpContext): Outcome {
  const { from, to } = span('L12')
  const inside = all.filter(({ month }) => month >= from && month <= to)
  const n = inside.reduce((rows, month) => rows + month.without, 0)
  return {
    value: n,
    inputs: [
      input(ERP_SIGN_SAYS.movesWithout, n, 'entries'),
      input(
        ERP_SIGN_SAYS.movesAll,
        inside.reduce((rows, month) => rows + month.moves, 0),
        'entries',
      ),
    ],
    evidence: n > 0 ? [movesWithout(inside.map(({ month }) => month))] : [],
  }
}

/** What a later export tells otherwise; where no two exports differ nothing is known. */
const later =
  (which: 'edited' | 'added'): IndicatorDefinition['compute'] =>
  ({ signs, rules }) => {
    if (signs.every(({ edited, added }) => edited === 0 && added === 0))
      return without('NO_DATA', ERP_SIGN_SAYS.onceExported)
    const n = sum(signs, (month) => month[which])
    const named = signs.flatMap((month) => month[`${which}Named`]).slice(0, rules.listedVouchers)
    return {
      value: n,
      inputs: [input(ERP_SIGN_SAYS[`${which}Count`], n, 'count')],
      evidence:
        named.length > 0
          ? [vouchersNamed(named, ERP_EVIDENCE_SAYS[`${which}Vouchers`]({ n: named.length }))]
          : [],
    }
  }

/** Of vouchers whose source tells when they were entered; a voucher's own day does not. */
function lateEntries({ signs, ledger, rules }: ErpContext): Outcome {
  const told = sum(signs, (month) => month.entered ?? 0)
  if (told === 0)
    return without('NO_DATA', ERP_INDICATOR_SAYS.notTold({ what: ERP_INDICATOR_SAYS.needsEntered }))
  const late = sum(signs, (month) => month.late ?? 0)
  const open = ledger.vouchers.reduce((all, { vouchers }) => all + vouchers, 0) - told
  const named = signs.flatMap(({ lateNamed }) => lateNamed ?? []).slice(0, rules.listedVouchers)
  return {
    value: late / told,
    ...(open > 0 ? { detail: ERP_SIGN_SAYS.entryUntold({ n: open }) } : {}),
    inputs: [
      input(ERP_SIGN_SAYS.lateVouchers, late, 'count'),
      input(ERP_SIGN_SAYS.enteredVouchers, told, 'count'),
    ],
    evidence:
      named.length > 0
        ? [vouchersNamed(named, ERP_EVIDENCE_SAYS.lateVouchers({ n: named.length }))]
        : [],
  }
}

export const SIGN_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...COMMON,
    id: 'B-006',
    names: namesOf(ERP_SIGN_SAYS, 'benford'),
    unit: 'index',
    formula: ERP_SIGN_SAYS.benfordFormula,
    variants: [{ window: 'asOf', threshold: 'B-006' }],
    source: 'Nigrini 2012',
    compute: benford,
  },
  {
    ...COMMON,
    id: 'B-007',
    names: namesOf(ERP_SIGN_SAYS, 'roundShare'),
    unit: 'ratio',
    formula: ERP_SIGN_SAYS.roundFormula,
    variants: [{ window: 'asOf' }],
    compute: roundShare,
  },
  {
    ...COMMON,
    id: 'B-008',
    names: namesOf(ERP_SIGN_SAYS, 'endRound'),
    unit: 'ratio',
    formula: ERP_SIGN_SAYS.endRoundFormula,
    variants: [{ window: 'asOf' }],
    compute: endRound,
  },
  {
    ...COMMON,
    id: 'B-009',
    names: namesOf(ERP_SIGN_SAYS, 'owners'),
    unit: 'yuan',
    formula: ERP_SIGN_SAYS.ownersFormula,
    variants: [{ window: 'asOf' }],
    missing: { rule: 'ANY', sources: ['BALANCE'] },
    compute: owners,
  },
  {
    ...COMMON,
    id: 'B-010',
    names: namesOf(ERP_SIGN_SAYS, 'moves'),
    unit: 'entries',
    formula: ERP_SIGN_SAYS.movesFormula,
    variants: [{ window: 'asOf' }],
    missing: { rule: 'ANY', sources: ['MOVE'] },
    compute: moves,
  },
  {
    ...COMMON,
    id: 'B-011',
    names: namesOf(ERP_SIGN_SAYS, 'added'),
    unit: 'count',
    formula: ERP_SIGN_SAYS.addedFormula,
    variants: [{ window: 'asOf' }],
    compute: later('added'),
  },
  {
    ...COMMON,
    id: 'E-22',
    names: namesOf(ERP_INDICATOR_SAYS, 'edits'),
    unit: 'count',
    formula: ERP_SIGN_SAYS.editsFormula,
    variants: [{ window: 'asOf', threshold: 'E-22' }],
    source: 'domain §3.5 E-22',
    compute: later('edited'),
  },
  {
    ...COMMON,
    id: 'E-23',
    names: namesOf(ERP_INDICATOR_SAYS, 'lateEntries'),
    unit: 'ratio',
    formula: ERP_INDICATOR_SAYS.lateEntriesFormula,
    variants: [{ window: 'asOf', threshold: 'E-23' }],
    source: 'domain §3.5 E-23',
    compute: lateEntries,
  },
]
