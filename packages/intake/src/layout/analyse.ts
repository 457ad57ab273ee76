import { addCandidate, BASE_CONFIDENCE, type Draft, emptyDraft } from '../draft.ts'
import type { FieldSource } from '../invoice.ts'
import { readIdentity } from './identity.ts'
import { readItems } from './items.ts'
import { readTitle } from './kind.ts'
import { mendLabels } from './mend-labels.ts'
import { findLabels, type LayoutPage, preparePage } from './page.ts'
import { readParties } from './parties.ts'
import { readRedConfirm, readRedOf, readRemark } from './remark.ts'
import type { TextPage } from './text.ts'
import { readTotals } from './totals.ts'

export type PageRole = 'INVOICE' | 'LIST' | 'CONTINUATION' | 'OTHER'

export interface PageReading {
  role: PageRole
  draft: Draft
}

/** Words that only invoices print; a page of anything else shows at most one by accident. */
const MARKS = [
  /发票代码/,
  /发票号码/,
  /开票日期/,
  /校验码/,
  /纳税人识别号|统一社会信用代码/,
  /价税合计/,
  /小写/,
  /税率/,
  /税额/,
  /开票人/,
  /(?:电子|专用|普通|统一)发票|电子客票/,
  /密码区/,
  /购买方|销售方/,
]

/** How many distinct invoice words a page prints. */
export function invoiceMarks(page: TextPage): number {
  const text = preparePage(mendLabels(page))
    .lines.map((l) => l.key)
    .join('\n')
  return MARKS.filter((m) => m.test(text)).length
}

/** Reads one page of positioned text. */
export function analysePage(page: TextPage, source: FieldSource): PageReading {
  const layout = preparePage(source === 'OCR' ? mendLabels(page) : page)
  const draft = emptyDraft()
  if (isList(layout)) {
    draft.items = readItems(layout)
    readIdentity(layout, source, draft)
    return { role: 'LIST', draft }
  }
  const title = readTitle(layout)
  if (title)
    addCandidate(
      draft,
      'invoiceKind',
      title.kind,
      source,
      BASE_CONFIDENCE[source] * title.confidence,
      title.place,
    )
  readIdentity(layout, source, draft)
  readParties(layout, source, draft)
  readTotals(layout, source, draft)
  draft.items = readItems(layout)
  draft.remark = readRemark(layout)
  const all = layout.lines.map((l) => l.key).join('')
  draft.redOfInvoiceNumber = readRedOf(all)
  draft.redConfirmNumber = readRedConfirm(draft.remark ?? '') ?? readRedConfirm(all)
  return { role: roleOf(layout, draft, title !== null), draft }
}

function isList(layout: LayoutPage): boolean {
  return layout.lines.some((l) =>
    /销售货物或者提供应税劳务.{0,5}清单|销货清单$|^清单$|服务、?清单$/.test(l.key),
  )
}

function roleOf(layout: LayoutPage, draft: Draft, titled: boolean): PageRole {
  const { invoiceNumber, totalAmount, amountExclTax } = draft.candidates
  const parties =
    draft.candidates.sellerTaxNo ?? draft.candidates.buyerTaxNo ?? draft.candidates.sellerName
  const totalled = totalAmount ?? amountExclTax
  if (invoiceNumber && totalled && (titled || parties)) return 'INVOICE'
  if (invoiceNumber && (titled || findLabels(layout, /共\d+页第\d+页/g).length > 0))
    return 'CONTINUATION'
  if (totalled && parties && titled) return 'INVOICE'
  return 'OTHER'
}
