/** What others tell of the months of an enterprise: invoices and declarations, each under its consent. */

import type { Dataset } from '@xinjian/contract'
import type { OutsideMonth } from '@xinjian/engine/erp/facts'
import { lineOf, salesOf } from '@xinjian/engine/tax/returns/vat'
import type { TenantDb } from '../../../../../db/tenant.ts'
import { invoicedByMonth } from '../../../invoice/read.ts'
import { heldVatReturns } from '../../tax/loaded/returns.ts'

/** 进项税额 of a general taxpayer. */
const INPUT_LINE = '12'

/** A return of a quarter tells nothing of its months one by one. */
export async function outsideMonths(
  tx: TenantDb,
  enterpriseId: number,
  usable: ReadonlySet<Dataset>,
): Promise<OutsideMonth[]> {
  const invoiced = await invoicedByMonth(tx, enterpriseId, {
    OUT: usable.has('INVOICE_OUT'),
    IN: usable.has('INVOICE_IN'),
  })
  const source = usable.has('VAT_RETURN') ? 'ALL' : 'FILES'
  const { rows: returns } = await heldVatReturns(tx, enterpriseId, source)
  const months = new Map<number, OutsideMonth>()
  const at = (month: number): OutsideMonth => {
    const known = months.get(month)
    if (known) return known
    const made: OutsideMonth = { month, invoicedOut: null, invoicedIn: null, declared: null }
    months.set(month, made)
    return made
  }
  const taxOf = (month: number) => {
    const found = invoiced?.months.find((m) => m.month === month)
    return found ? found.inputTax : 0
  }
  // A month that is covered and has no invoice came to nothing, which is known.
  for (const side of ['sales', 'purchases'] as const)
    for (const [first, last] of invoiced?.covered[side] ?? [])
      for (let month = first; month <= last; month++) {
        const found = invoiced?.months.find((m) => m.month === month)?.[side] ?? 0
        if (side === 'sales') at(month).invoicedOut = found
        else Object.assign(at(month), { invoicedIn: found, inputTaxInvoiced: taxOf(month) })
      }
  for (const vat of returns) {
    const [sales, input] = [salesOf(vat), vat.form === 'GENERAL' ? lineOf(vat, INPUT_LINE) : null]
    const { from, to } = vat
    if (sales !== null)
      Object.assign(
        at(to),
        from === to ? { declared: sales } : { declaredSpan: { from, amount: sales } },
      )
    if (input !== null)
      Object.assign(
        at(to),
        from === to
          ? { inputTaxDeclared: input }
          : { inputTaxDeclaredSpan: { from, amount: input } },
      )
  }
  return [...months.values()].sort((a, b) => a.month - b.month)
}
