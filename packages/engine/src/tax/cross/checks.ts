/** The checks of 票税财勾稽: which two sources, in which spans, and from when on they differ. */

import type { MonthWindow } from '../../kit/calendar/window.ts'
import { oncePer } from '../../kit/once.ts'
import { TAX_PAYMENT_INDICATOR_SAYS } from '../../tax-payment/part.ts'
import type { TaxReportContext } from '../context.ts'
import { TAX_RECORD_INDICATOR_SAYS } from '../records/indicators/words.ts'
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
import { CROSS_SAYS } from './words.ts'

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
        title: CROSS_SAYS.vatInvoices,
        left: CROSS_SAYS.vatSales,
        right: TAX_RECORD_INDICATOR_SAYS.invoicedSales,
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

const vatCit = oncePer(
  (context: TaxReportContext): Check =>
    checkOf(
      {
        id: 'VAT_CIT',
        title: CROSS_SAYS.vatCit,
        left: CROSS_SAYS.vatSales,
        right: CROSS_SAYS.citRevenue,
        base: 'RIGHT',
      },
      pairsOf(context, spansOf(context), (c, span) => vatIn(c, span), citRevenue),
      DIFFERS.VAT_CIT,
    ),
)

const statementCit = oncePer(
  (context: TaxReportContext): Check =>
    checkOf(
      {
        id: 'STATEMENT_CIT',
        title: CROSS_SAYS.statementCit,
        left: CROSS_SAYS.statementRevenue,
        right: CROSS_SAYS.citRevenue,
        base: 'RIGHT',
      },
      pairsOf(context, spansOf(context), stated, citRevenue),
      DIFFERS.STATEMENT_CIT,
    ),
)

const profitCit = oncePer(
  (context: TaxReportContext): Check =>
    checkOf(
      {
        id: 'PROFIT_CIT',
        title: CROSS_SAYS.profitCit,
        left: CROSS_SAYS.statementProfit,
        right: CROSS_SAYS.citProfit,
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
        title: CROSS_SAYS.vatPaidDue,
        left: TAX_PAYMENT_INDICATOR_SAYS.vatPaid,
        right: CROSS_SAYS.due,
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
        title: CROSS_SAYS.citPaidDue,
        left: CROSS_SAYS.citPrepaid,
        right: CROSS_SAYS.due,
        base: 'RIGHT',
      },
      citPaidPairs(context, lastQuarters(context, 4)),
      DIFFERS.PAID,
    ),
)

export const allChecks = (context: TaxReportContext): Check[] =>
  [invoiceVat, vatCit, statementCit, profitCit, vatPaid, citPaid].map((check) => check(context))
