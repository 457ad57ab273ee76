/** The data-quality box: what is known, what does not tie and by how much. Nothing of it is mended. */
import type { Fen } from '@xinjian/format'
import { formatMonth, type MonthIndex } from '../kit/calendar/window.ts'
import { monthsComplete, partialMonth } from '../kit/quality.ts'
import type { QualityCheck } from '../report/document.ts'
import { itemOf } from './chart/items.ts'
import type { ErpContext } from './context.ts'
import type { ErpBuild } from './definition.ts'
import { beginsWhereEnds, betweenBooks, type Gap, profitDifferences } from './ledger/checks.ts'
import { outBy } from './ledger/trial.ts'
import { untold } from './parties.ts'
import { ERP_SAYS } from './words.ts'

type Told = Pick<QualityCheck, 'result' | 'detail'>

const check = (name: string, title: string, told: Told): QualityCheck => ({
  ...{ check: name, title, period: null },
  ...told,
})

export function qualityChecks({ context, indicator }: ErpBuild): QualityCheck[] {
  const { ledger } = context
  return [
    monthsComplete(context, {
      check: 'MONTHS_LEDGER',
      title: ERP_SAYS.monthsWhole,
      window: 'L24',
      series: context.series,
      none: ERP_SAYS.noLedger,
    }),
    partialMonth(context),
    check('BALANCES_TIE', ERP_SAYS.balancesTie, balancesTie(context)),
    check('CONTINUES', ERP_SAYS.continues, continues(context)),
    check('BOOKS_AGREE', ERP_SAYS.booksAgree, booksAgree(context)),
    check('VOUCHERS_TIE', ERP_SAYS.vouchersTie, vouchersTie(context)),
    check('CLOSING', ERP_SAYS.closingTies, closing(context)),
    ...(ledger.layout === null ? [] : [check('PLACED', ERP_SAYS.placed, placed(context))]),
    ...(context.receivables
      ? [check('AGEING', ERP_SAYS.ageingWhole, ageing(context, context.receivables))]
      : []),
    ...(context.bank.length > 0
      ? [check('BANK_CONTINUES', ERP_SAYS.bankContinues, bankContinues(context))]
      : []),
    check('OUTSIDE', ERP_SAYS.selfTold, outside(indicator)),
  ]
}

const PASS: Told = { result: 'PASS', detail: ERP_SAYS.noneFound }
const unknown = (detail: string): Told => ({ result: 'UNKNOWN', detail })
const fail = (detail: string): Told => ({ result: 'FAIL', detail })

function balancesTie({ ledger, rules }: ErpContext): Told {
  const told = ledger.trials.map(outBy).filter((off) => off !== null)
  if (told.length === 0) return unknown(ERP_SAYS.noBalances)
  const out = told.filter((off) => off > rules.tolerance)
  return out.length === 0
    ? PASS
    : fail(ERP_SAYS.balancesOut({ n: out.length, off: Math.max(...out) / 100 }))
}

function continues({ ledger, rules }: ErpContext): Told {
  const gaps = beginsWhereEnds(ledger)
  if (gaps === null) return unknown(ERP_SAYS.noNeighbours)
  const out = gaps.filter(({ fen }) => Math.abs(fen) > rules.tolerance)
  const worst = worstOf(out)
  return worst
    ? fail(ERP_SAYS.breaks({ n: out.length, ...tellGap(worst), account: worst.account ?? '' }))
    : PASS
}

const worstOf = (gaps: readonly Gap[]): Gap | undefined =>
  gaps.toSorted((a, b) => Math.abs(b.fen) - Math.abs(a.fen))[0]

const tellGap = ({ fen, month }: { fen: Fen; month: MonthIndex }) => ({
  off: Math.abs(fen) / 100,
  month: formatMonth(month),
})

function booksAgree({ ledger, rules }: ErpContext): Told {
  const gaps = betweenBooks(ledger)
  if (gaps.length === 0) return unknown(ERP_SAYS.oneBookOnly)
  const out = gaps.filter(({ fen }) => Math.abs(fen) > rules.tolerance)
  const worst = worstOf(out)
  return worst ? fail(ERP_SAYS.booksDiffer({ n: out.length, ...tellGap(worst) })) : PASS
}

function vouchersTie({ ledger: { vouchers } }: ErpContext): Told {
  if (vouchers.length === 0) return unknown(ERP_SAYS.noVouchers)
  const n = vouchers.reduce((sum, { unbalancedCount }) => sum + unbalancedCount, 0)
  return n === 0 ? PASS : fail(ERP_SAYS.vouchersOut({ n }))
}

/** Profit that the enterprise closed is told apart from the one derived: two-sided accounts show there. */
function closing({ ledger, rules }: ErpContext): Told {
  const gaps = profitDifferences(ledger)
  if (gaps.length === 0) return unknown(ERP_SAYS.noClosing)
  const out = gaps.filter(({ fen }) => Math.abs(fen) > rules.tolerance)
  const worst = worstOf(out)
  return worst ? fail(ERP_SAYS.closingDiffers({ n: out.length, ...tellGap(worst) })) : PASS
}

const NAMED = 6

function placed({ ledger: { layout, names } }: ErpContext): Told {
  const strange = [...names].filter(([top, name]) => itemOf(layout!, top, name) === null)
  if (strange.length === 0) return PASS
  const accounts = strange.slice(0, NAMED).map(([top]) => top)
  return fail(ERP_SAYS.unplaced({ n: strange.length, accounts }))
}

function ageing({ rules }: ErpContext, receivables: NonNullable<ErpContext['receivables']>): Told {
  const n = untold(receivables, rules.tolerance).length
  return n === 0 ? PASS : fail(ERP_SAYS.ageingOff({ n }))
}

function bankContinues({ bank }: ErpContext): Told {
  const n = bank.reduce((sum, { breaks }) => sum + breaks, 0)
  return n === 0 ? PASS : fail(ERP_SAYS.bankBreaks({ n }))
}

function outside(indicator: ErpBuild['indicator']): Told {
  const known = (key: string) => typeof indicator(key).value === 'number'
  const others = [
    ...(known('E-03.L12') ? [ERP_SAYS.invoices] : []),
    ...(known('E-04.L12') ? [ERP_SAYS.returns] : []),
  ]
  return others.length > 0
    ? { result: 'PASS', detail: ERP_SAYS.comparedWith({ others }) }
    : fail(ERP_SAYS.selfToldDetail)
}
