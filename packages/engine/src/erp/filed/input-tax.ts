/** Input VAT that the books entered beside what was declared and what special invoices carry, over the months that both tell. */
import type { MonthWindow } from '../../kit/calendar/window.ts'
import type { ErpContext } from '../context.ts'
import { type NamedAccounts, type NamedAmount, namedIn, toldOf } from '../ledger/named.ts'
import { type Compared, classless, comparedWith, type InputOutsider, toldAt } from '../sales.ts'
import { ERP_HELD_SAYS } from './held-words.ts'

/**
 * 进项税额 as it is deducted: the debit side of the account of this name under 应交税费—应交增值税 (财会〔2016〕22号), before anything is
 * transferred out, as line 12 of the return has it. What is not confirmed yet (待认证, 待抵扣) and what is transferred out are accounts of
 * their own.
 */
export const INPUT_TAX: NamedAccounts = {
  item: 'taxesPayable',
  wanted: /进项税/,
  other: /转出|待认证|待抵扣|待确认|留抵/,
  side: 'debit',
}

/** Why the books do not tell their input tax; null = they do. */
export function whyNoInputTax(context: ErpContext): string | null {
  if (context.facts.registration.taxpayerType === 'SMALL') return ERP_HELD_SAYS.smallTaxpayer
  const why = classless(context, INPUT_TAX.item)
  if (why) return why
  return toldOf(context.ledger, INPUT_TAX) === 'NAMED' ? null : ERP_HELD_SAYS.inputTaxUnnamed
}

/** null = the books tell none by itself, or no month of the window is told by both. */
export const inputTaxBeside = (
  context: ErpContext,
  window: MonthWindow,
  outsider: InputOutsider,
): Compared<NamedAmount> | null =>
  whyNoInputTax(context) !== null
    ? null
    : comparedWith(
        window,
        (month) => toldAt(context, month, outsider),
        (...windows) => namedIn(context.ledger, INPUT_TAX, ...windows),
      )
