/** How the kit evaluates indicators of the tax report: windows by the clock of the first source, rows named by the computation. */
import { monthFounded } from '../kit/calendar/lived.ts'
import { isReportWindow } from '../kit/calendar/report-window.ts'
import { formatMonth } from '../kit/calendar/window.ts'
import { evaluator } from '../kit/evaluate.ts'
import type { MonthStates } from '../kit/kind.ts'
import { oncePer } from '../kit/once.ts'
import type { IndicatorValue } from '../report/document.ts'
import { clockOf } from './clock.ts'
import type { TaxReportContext } from './context.ts'
import type { IndicatorDefinition, Source, TaxKind, Variant } from './definition.ts'
import { filedStates } from './returns/filed.ts'
import { NOT_COLLECTED_SAYS, TAX_SAYS, TAX_SOURCE_SAYS } from './words.ts'

export const SOURCE_NAMES: Record<Source, string> = {
  VAT: TAX_SOURCE_SAYS.vat,
  VAT_LOOKED: TAX_SOURCE_SAYS.vat,
  CIT: TAX_SOURCE_SAYS.cit,
  CIT_LOOKED: TAX_SOURCE_SAYS.cit,
  STATEMENT: TAX_SOURCE_SAYS.statements,
  PAYMENT: TAX_SOURCE_SAYS.payments,
  INSURANCE: TAX_SOURCE_SAYS.insurance,
  REGISTRATION: TAX_SOURCE_SAYS.registration,
  SHAREHOLDER: TAX_SOURCE_SAYS.owners,
  RATING: TAX_SOURCE_SAYS.ratings,
  VIOLATION: TAX_SOURCE_SAYS.violations,
  ARREARS: TAX_SOURCE_SAYS.arrears,
  BANK_AUTH: TAX_SOURCE_SAYS.bankAuths,
  INVOICE_OUT: TAX_SOURCE_SAYS.salesInvoices,
  INVOICE_IN: TAX_SOURCE_SAYS.purchaseInvoices,
}

const NOT_COLLECTED: Record<Source, string> = {
  VAT: NOT_COLLECTED_SAYS.vat,
  VAT_LOOKED: NOT_COLLECTED_SAYS.vat,
  CIT: NOT_COLLECTED_SAYS.cit,
  CIT_LOOKED: NOT_COLLECTED_SAYS.cit,
  STATEMENT: NOT_COLLECTED_SAYS.statements,
  PAYMENT: NOT_COLLECTED_SAYS.payments,
  INSURANCE: NOT_COLLECTED_SAYS.insurance,
  REGISTRATION: NOT_COLLECTED_SAYS.registration,
  SHAREHOLDER: NOT_COLLECTED_SAYS.owners,
  RATING: NOT_COLLECTED_SAYS.ratings,
  VIOLATION: NOT_COLLECTED_SAYS.violations,
  ARREARS: NOT_COLLECTED_SAYS.arrears,
  BANK_AUTH: NOT_COLLECTED_SAYS.bankAuths,
  INVOICE_OUT: NOT_COLLECTED_SAYS.salesInvoices,
  INVOICE_IN: NOT_COLLECTED_SAYS.purchaseInvoices,
}

/** Of a list without months: known as a whole, as of the cut-off. */
const known = ({ asOfMonth }: TaxReportContext, list: unknown): MonthStates | null =>
  list === null ? null : { start: asOfMonth, end: asOfMonth, states: ['COLLECTED'] }

function statesOfSource(context: TaxReportContext, source: Source): MonthStates | null {
  const { facts } = context
  switch (source) {
    case 'VAT':
      return filedStates(context).VAT
    case 'CIT':
      return filedStates(context).CIT
    case 'VAT_LOOKED':
      return context.states('VAT_RETURN')
    case 'CIT_LOOKED':
      return context.states('CIT_RETURN')
    case 'STATEMENT':
      return context.states('FIN_STATEMENT')
    case 'PAYMENT':
      return context.states('TAX_PAYMENT')
    case 'INSURANCE':
      return context.states('SOCIAL_INSURANCE')
    case 'REGISTRATION':
      return known(context, facts.registration)
    case 'SHAREHOLDER':
      return known(context, facts.shareholders)
    case 'RATING':
      return known(context, facts.ratings)
    case 'VIOLATION':
      return known(context, facts.violations)
    case 'ARREARS':
      return known(context, context.lookingBack ? null : facts.arrears)
    case 'BANK_AUTH':
      return known(context, facts.bankAuths)
    case 'INVOICE_OUT':
      return invoiceStates(context).sales
    case 'INVOICE_IN':
      return invoiceStates(context).purchases
  }
}

/** Months whose invoices are held: an empty month inside is known, whatever it comes to. */
const invoiceStates = oncePer((context: TaxReportContext) => {
  const start = Math.min(context.m0 - 35, context.asOfMonth)
  const of = (side: 'sales' | 'purchases'): MonthStates | null => {
    const ranges = context.facts.invoiced?.covered[side] ?? []
    if (ranges.length === 0) return null
    const states = Array.from({ length: context.asOfMonth - start + 1 }, (_, i) =>
      ranges.some(([first, last]) => start + i >= first && start + i <= last)
        ? ('COLLECTED' as const)
        : ('NOT_COLLECTED' as const),
    )
    return { start, end: context.asOfMonth, states }
  }
  return { sales: of('sales'), purchases: of('purchases') }
})

const evaluate = evaluator<TaxKind>({
  start: (context) => context.m0 - 35,
  founded: ({ facts }) => monthFounded(facts.registration),
  months: statesOfSource,
  notCollected: (source) => NOT_COLLECTED[source],
  evidence: (_context, _measure, _span, trace) => trace ?? [],
  peer: (context, id) => context.peer(id),
})

/** A window that does not end with M0 says where it ends. */
export function evaluateIndicator(
  context: TaxReportContext,
  definition: IndicatorDefinition,
  variant: Variant,
): IndicatorValue {
  const clock = clockOf(context, definition.missing.sources)
  const value = evaluate(clock, definition, variant)
  if (clock.m0 === context.m0 || !isReportWindow(variant.window) || value.value === null)
    return value
  const to = formatMonth(clock.span(variant.window).to)
  return { ...value, detail: [value.detail, TAX_SAYS.periodsTo({ to })].filter(Boolean).join('；') }
}
