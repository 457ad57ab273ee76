import { addCandidate, BASE_CONFIDENCE, type Draft, emptyDraft } from '../draft.ts'
import type { HeaderField } from '../invoice.ts'
import { readDate, readMoney, readName, readTaxNo } from '../values.ts'
import { descendants, find, findAll, fullText, type XmlNode } from '../xml/tree.ts'
import { type OfdPackage, resolveLoc } from './package.ts'
import type { OfdPage } from './page-text.ts'

type Reader = (text: string) => string | null
const digits =
  (pattern: RegExp): Reader =>
  (t) =>
    pattern.exec(t.replace(/\s/g, ''))?.[0] ?? null

const CODE = digits(/^(?:\d{10}|\d{12})$/)
const NUMBER = digits(/^(?:\d{8}|\d{20})$/)
const CHECK = digits(/^\d{20}$/)

/** Names in OFD.xml CustomDatas. */
const CUSTOM_DATA: Readonly<Record<string, [HeaderField, Reader]>> = {
  发票代码: ['invoiceCode', CODE],
  发票号码: ['invoiceNumber', NUMBER],
  开票日期: ['issueDate', readDate],
  校验码: ['checkCode', CHECK],
  合计金额: ['amountExclTax', readMoney],
  合计税额: ['taxAmount', readMoney],
  价税合计: ['totalAmount', readMoney],
  购买方名称: ['buyerName', readName],
  购买方纳税人识别号: ['buyerTaxNo', readTaxNo],
  销售方名称: ['sellerName', readName],
  销售方纳税人识别号: ['sellerTaxNo', readTaxNo],
}

/**
 * Element names in CustomTag.xml, whose content points at text objects of the page: of the 税控 eInvoice first, then of the
 * 数电票 EInvoice, whose total often points at the lone ¥ beside it and then gives nothing.
 */
const CUSTOM_TAG: Readonly<Record<string, [HeaderField, Reader]>> = {
  InvoiceCode: ['invoiceCode', CODE],
  InvoiceNo: ['invoiceNumber', NUMBER],
  IssueDate: ['issueDate', readDate],
  InvoiceCheckCode: ['checkCode', CHECK],
  TaxExclusiveTotalAmount: ['amountExclTax', readMoney],
  TaxTotalAmount: ['taxAmount', readMoney],
  TaxInclusiveTotalAmount: ['totalAmount', readMoney],
  BuyerName: ['buyerName', readName],
  BuyerTaxID: ['buyerTaxNo', readTaxNo],
  SellerName: ['sellerName', readName],
  SellerTaxID: ['sellerTaxNo', readTaxNo],
  InvoiceNumber: ['invoiceNumber', NUMBER],
  IssueTime: ['issueDate', readDate],
  TotalAmWithoutTax: ['amountExclTax', readMoney],
  TotalTaxAm: ['taxAmount', readMoney],
  'TotalTax-includedAmount': ['totalAmount', readMoney],
  BuyerIdNum: ['buyerTaxNo', readTaxNo],
  SellerIdNum: ['sellerTaxNo', readTaxNo],
}

/** Fields that the issuing program wrote into OFD.xml beside the page. */
export function readCustomData(ofd: XmlNode): Draft {
  const draft = emptyDraft()
  for (const node of findAll(ofd, 'CustomData')) {
    const rule = CUSTOM_DATA[(node.attributes.Name ?? '').trim()]
    if (rule)
      addCandidate(draft, rule[0], rule[1](fullText(node)), 'OFD_TAG', BASE_CONFIDENCE.OFD_TAG)
  }
  return draft
}

/** Fields by CustomTag: element → object ids → their text. Tags that are empty or point nowhere give nothing. */
export function readCustomTags(
  pkg: OfdPackage,
  documentPath: string,
  pages: readonly OfdPage[],
): Draft {
  const draft = emptyDraft()
  const objects = new Map(pages.flatMap((p) => [...p.objects]))
  const list = find(pkg.xml(documentPath), 'CustomTags')
  const listPath = list ? resolveLoc(pkg, documentPath, list.text) : null
  if (!listPath) return draft
  for (const loc of findAll(pkg.xml(listPath), 'FileLoc')) {
    const path = resolveLoc(pkg, listPath, loc.text)
    if (!path) continue
    for (const node of descendants(pkg.xml(path))) {
      const rule = CUSTOM_TAG[node.name]
      if (!rule) continue
      const text = findAll(node, 'ObjectRef')
        .map((ref) => objects.get(ref.text) ?? '')
        .join('')
      addCandidate(
        draft,
        rule[0],
        text === '' ? null : rule[1](text),
        'OFD_TAG',
        BASE_CONFIDENCE.OFD_TAG * 0.98,
      )
    }
  }
  return draft
}
