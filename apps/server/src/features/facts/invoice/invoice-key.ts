/**
 * What makes two rows the same invoice.
 *
 * 数电号 alone, or code and number, name an invoice by law. A plain table with bare numbers does not: 税控 numbers repeat
 * under other codes, so there the date, the counterparty and the amounts belong to the identity. The status never does:
 * the same number, day, party and amounts with another status is the same invoice, changed. So the same file twice, or two
 * overlapping exports, give one set of invoices. A row that comes again inside one file is another invoice of the same plain
 * key (`Occurrences`), because nothing proves that it is not; where a number names it by law it counts once.
 */
export function invoiceKey(
  row: {
    einvoiceNo: string | null
    invoiceCode: string | null
    invoiceNumber: string | null
    /** ISO. */
    issueDate: string
    amount: number
    tax: number
  },
  partyIdent: string,
): string {
  if (row.einvoiceNo) return row.einvoiceNo
  if (row.invoiceCode) return `${row.invoiceCode}-${row.invoiceNumber}`
  const day = row.issueDate.replaceAll('-', '')
  return `${row.invoiceNumber}@${day}@${partyIdent}@${row.amount}@${row.tax}`
}

/** What of a key is shown: code and number. Of a plain table it names the other side and the amounts as well, which say no number. */
export const shownNumber = (key: string): string => key.split('@', 1)[0]!
