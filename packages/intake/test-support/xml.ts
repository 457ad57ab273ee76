import { type SampleInvoice, totalsOf } from './face.ts'

/** EInvoice as the 电子发票服务平台 writes it. `prefix` puts every element into a namespace. */
export function toXml(i: SampleInvoice, prefix = ''): string {
  const t = totalsOf(i)
  const el = (name: string, content: string | number) =>
    `<${prefix}${name}>${content}</${prefix}${name}>`
  const special = i.title.includes('专用')
  const items = i.lines
    .map((l) =>
      el(
        'IssuItemInformation',
        el('ItemName', l.name) +
          el('SpecMod', l.spec ?? '') +
          el('MeaUnits', l.unit ?? '') +
          el('Quantity', l.quantity ?? '') +
          el('UnPrice', l.price ?? '') +
          el('Amount', l.amount) +
          el('TaxRate', l.rate.endsWith('%') ? Number.parseFloat(l.rate) / 100 : l.rate) +
          el('ComTaxAm', l.tax) +
          el('TaxClassificationCode', '1060201020000000000'),
      ),
    )
    .join('')
  const body =
    el(
      'Header',
      el('EIid', i.number) +
        el(
          'InherentLabel',
          el(
            'GeneralOrSpecialVAT',
            el('LabelCode', special ? '01' : '02') +
              el('LabelName', special ? '增值税专用发票' : '普通发票'),
          ),
        ),
    ) +
    el(
      'EInvoiceData',
      el('SellerInformation', el('SellerIdNum', i.seller.taxNo) + el('SellerName', i.seller.name)) +
        el('BuyerInformation', el('BuyerIdNum', i.buyer.taxNo) + el('BuyerName', i.buyer.name)) +
        el(
          'BasicInformation',
          el('TotalAmWithoutTax', t.amount) +
            el('TotalTaxAm', t.tax) +
            el('TotalTax-includedAmount', t.total) +
            el('TotalTax-includedAmountInChinese', t.capital),
        ) +
        items +
        el('AdditionalInformation', el('Remark', i.remark ?? '')),
    ) +
    el('TaxSupervisionInfo', el('InvoiceNumber', i.number) + el('IssueTime', `${i.date} 10:00:00`))
  const ns = prefix ? ` xmlns:${prefix.slice(0, -1)}="http://example.invalid/einvoice"` : ''
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${prefix}EInvoice${ns}>${body}</${prefix}EInvoice>`
}
