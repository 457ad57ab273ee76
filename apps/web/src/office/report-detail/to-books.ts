import { paths } from '../../paths.ts'
import type { EvidenceAnswer } from '../../reports/evidence/source.ts'

/** Address in the books of the account of a row: a balance with its period, a line of a voucher with its month. */
export function booksOfRow(taxId: string, { cells }: EvidenceAnswer['rows'][number]): string {
  const { account, month, month_from: from, month_to: to } = cells
  return paths.books({
    taxId,
    account: String(account ?? ''),
    from: String(month ?? from ?? ''),
    to: String(month ?? to ?? ''),
  })
}
