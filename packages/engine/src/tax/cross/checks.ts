/** The checks of 票税财勾稽: which two sources, in which spans, and from when on they differ. */
import type { MonthWindow } from '../../kit/calendar/window.ts'
import { oncePer } from '../../kit/once.ts'
import type { TaxReportContext } from '../context.ts'
import { citIn, spanWords, statedIn, vatIn } from './declared.ts'
import { type Figure, invoicedIn } from './figures.ts'
import { citPaidPairs, vatPaidPairs } from './paid.ts'
import {
  type Base,
  type Compared,
  compared,
  differing,
  type Pair,
  type Silence,
  silentPairs,
} from './pairs.ts'
import { DIFFERS } from './params.ts'
import { filingSpans, lastQuarters, lastYears, vatYear } from './spans.ts'

export interface Check {
  id: string
  /** 申报销售额与开票 */
  title: string
  left: string
  right: string
  base: Base
  pairs: readonly Pair[]
  compared: readonly Compared[]
  differing: readonly Compared[]
  silent: readonly Silence[]
}

type Source = (context: TaxReportContext, span: MonthWindow) => Figure

const pairsOf = (
  context: TaxReportContext,
  spans: readonly MonthWindow[],
  left: Source,
  right: Source,
): Pair[] =>
  spans.map((span) => ({
    span,
    words: spanWords(span),
    left: left(context, span),
    right: right(context, span),
  }))

const citRevenue: Source = (context, span) => citIn(context, span, 'REVENUE')
const citProfit: Source = (context, span) => citIn(context, span, 'PROFIT')
const stated: Source = (context, span) => statedIn(context, span, 'REVENUE')
const statedProfit: Source = (context, span) => statedIn(context, span, 'PROFIT')

function checkOf(
  about: Pick<Check, 'id' | 'title' | 'left' | 'right' | 'base'>,
  pairs: readonly Pair[],
  share: number,
): Check {
  const all = compared(pairs, about.base)
  return {
    ...about,
    pairs,
    compared: all,
    differing: differing(all, share, DIFFERS.minYuan * 100),
    silent: silentPairs(pairs),
  }
}

/** Quarters of income tax and of statements that are shown. */
export const QUARTERS = 8

/** 申报销售额 against invoices, by the periods in which VAT was declared. */
export const invoiceVat = oncePer(
  (context: TaxReportContext): Check =>
    checkOf(
      {
        id: 'INVOICE_VAT',
        title: '增值税申报销售额与开票',
        left: '增值税申报销售额',
        right: '开票不含税销售额',
        base: 'LEFT',
      },
      pairsOf(
        context,
        filingSpans(context, vatYear(context)),
        (c, span) => vatIn(c, span),
        invoicedIn,
      ),
      DIFFERS.INVOICE_VAT,
    ),
)

const spansOf = (context: TaxReportContext): MonthWindow[] => [
  ...lastYears(context),
  ...lastQuarters(context, QUARTERS),
]

export const vatCit = oncePer(
  (context: TaxReportContext): Check =>
    checkOf(
      {
        id: 'VAT_CIT',
        title: '增值税与企业所得税申报收入',
        left: '增值税申报销售额',
        right: '企业所得税营业收入',
        base: 'RIGHT',
      },
      pairsOf(context, spansOf(context), (c, span) => vatIn(c, span), citRevenue),
      DIFFERS.VAT_CIT,
    ),
)

export const statementCit = oncePer(
  (context: TaxReportContext): Check =>
    checkOf(
      {
        id: 'STATEMENT_CIT',
        title: '财务报表与企业所得税收入',
        left: '利润表营业收入',
        right: '企业所得税营业收入',
        base: 'RIGHT',
      },
      pairsOf(context, spansOf(context), stated, citRevenue),
      DIFFERS.STATEMENT_CIT,
    ),
)

export const profitCit = oncePer(
  (context: TaxReportContext): Check =>
    checkOf(
      {
        id: 'PROFIT_CIT',
        title: '财务报表与企业所得税利润',
        left: '利润表利润总额',
        right: '企业所得税利润总额',
        base: 'RIGHT',
      },
      pairsOf(context, spansOf(context), statedProfit, citProfit),
      DIFFERS.PROFIT,
    ),
)

export const vatPaid = oncePer(
  (context: TaxReportContext): Check =>
    checkOf(
      {
        id: 'VAT_PAID',
        title: '增值税实缴与申报应缴',
        left: '增值税实缴',
        right: '申报应补税额',
        base: 'RIGHT',
      },
      vatPaidPairs(context, filingSpans(context, vatYear(context))),
      DIFFERS.PAID,
    ),
)

export const citPaid = oncePer(
  (context: TaxReportContext): Check =>
    checkOf(
      {
        id: 'CIT_PAID',
        title: '企业所得税预缴与申报应缴',
        left: '企业所得税预缴',
        right: '申报应补税额',
        base: 'RIGHT',
      },
      citPaidPairs(context, lastQuarters(context, 4)),
      DIFFERS.PAID,
    ),
)

export const allChecks = (context: TaxReportContext): Check[] =>
  [invoiceVat, vatCit, statementCit, profitCit, vatPaid, citPaid].map((check) => check(context))
