import type { UsageRow } from '@xinjian/contract/nouns/metering'
import { REPORT_KIND_NAMES } from '@xinjian/engine/report/kinds'
import { paths } from '../../paths.ts'

/** A report, and a check of an invoice, are read under the number of the call; null = neither, or a secondary customer's. */
export const reportOf = ({
  product,
  taxNo,
  no,
  ofSecondary,
}: Pick<UsageRow, 'product' | 'taxNo' | 'no' | 'ofSecondary'>): string | null => {
  if (ofSecondary) return null
  if (product === 'INVOICE_VERIFY') return paths.verifyInvoice({ no })
  const kind = REPORT_KIND_NAMES.find((name) => name === product)
  return kind ? paths.report(kind, { taxId: taxNo, reportNo: no }) : null
}
