import type { Draft } from '../draft.ts'
import type { PageRole } from './analyse.ts'

export interface ReadPage<P> {
  role: PageRole
  drafts: Draft[]
  page?: P
}

export interface InvoicePages<P> {
  drafts: Draft[]
  page?: P
}

function numbersOf(draft: Draft | undefined): string[] {
  return draft?.candidates.invoiceNumber?.map((c) => c.value) ?? []
}

/**
 * Pages → invoices. A list page and a page that repeats the number belong to the invoice before them; the goods of all pages
 * are joined, and the totals come from whichever page prints them (the last of a long 数电票).
 */
export function groupPages<P>(pages: readonly ReadPage<P>[]): InvoicePages<P>[] {
  const invoices: InvoicePages<P>[] = []
  let parts: Draft[] = []
  for (const { role, drafts, page } of pages) {
    const draft = drafts[0]
    if (!draft || role === 'OTHER') continue
    const previous = invoices.at(-1)
    const same = numbersOf(draft).some((n) => parts.flatMap(numbersOf).includes(n))
    if (previous && (role === 'LIST' || same)) {
      join(previous.drafts[0]!, draft, role)
      parts.push(draft)
    } else if (role !== 'LIST') {
      invoices.push(page === undefined ? { drafts: [...drafts] } : { drafts: [...drafts], page })
      parts = [draft]
    }
  }
  return invoices.filter(
    (i) => i.drafts[0]!.candidates.totalAmount ?? i.drafts[0]!.candidates.amountExclTax,
  )
}

function join(invoice: Draft, more: Draft, role: PageRole): void {
  const placeholder = invoice.items.length === 1 && /详见|清单/.test(invoice.items[0]!.name)
  const items =
    placeholder && more.items.length > 0 ? more.items : [...invoice.items, ...more.items]
  invoice.items = items.map((item, i) => ({ ...item, lineNo: i + 1 }))
  if (role === 'LIST') return
  for (const [field, candidates] of Object.entries(more.candidates) as [
    keyof Draft['candidates'],
    NonNullable<Draft['candidates'][keyof Draft['candidates']]>,
  ][]) {
    const page = field === 'amountExclTax' || field === 'taxAmount' || field === 'totalAmount'
    if (page && candidates.length > 0) invoice.candidates[field] = candidates
    else invoice.candidates[field] ??= candidates
  }
  invoice.capitalTotal = more.capitalTotal ?? invoice.capitalTotal
  invoice.taxStarred ||= more.taxStarred
  invoice.remark ??= more.remark
  invoice.redOfInvoiceNumber ??= more.redOfInvoiceNumber
  invoice.redConfirmNumber ??= more.redConfirmNumber
}
