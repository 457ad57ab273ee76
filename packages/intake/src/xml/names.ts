import type { HeaderField, InvoiceItem } from '../invoice.ts'

/**
 * Element names under which the dialects keep each field, compared without case, blanks and punctuation. A name with `/`
 * also fixes the parent. Dialects: EInvoice of the 电子发票服务平台 (Ministry of Finance standard), eInvoice 2016/2019 of
 * 税控 OFD attachments, the XBRL vouchers of the 电子凭证会计数据标准 (inv: 税控 and 数电, rai: rail, atr: air), flat and nested Chinese
 * names, the pinyin names of older issuing programs.
 */
export const HEADER_NAMES: Readonly<
  Record<Exclude<HeaderField, 'invoiceKind'>, readonly string[]>
> = {
  invoiceCode: ['InvoiceCode', 'CodeOfInvoice', '发票代码', 'fpdm'],
  invoiceNumber: [
    'TaxSupervisionInfo/InvoiceNumber',
    'InvoiceNumber',
    'InvoiceNo',
    'EIid',
    'ElectronicInvoiceRailwayETicketNumber',
    'ElectronicInvoiceAirTransportReceiptNumber',
    'NumberOfInvoice',
    '数电发票号码',
    '数电票号码',
    '全电发票号码',
    '发票号码',
    'qdfphm',
    'fphm',
  ],
  issueDate: [
    'TaxSupervisionInfo/IssueTime',
    'IssueTime',
    'IssueDate',
    'DateOfIssue',
    '开票日期',
    '开票时间',
    '填开日期',
    'kprq',
    'RequestTime',
  ],
  checkCode: ['InvoiceCheckCode', 'CheckCode', 'IdentifyingCode', '校验码', 'jym'],
  amountExclTax: [
    'TotalAmWithoutTax',
    'TaxExclusiveTotalAmount',
    'TotalAmountWithoutTax',
    'TotalAmountExcludingTax',
    '合计金额',
    '金额合计',
    '不含税金额合计',
    '不含税金额',
    'hjje',
  ],
  taxAmount: [
    'TotalTaxAm',
    'TaxTotalAmount',
    'TotalTaxAmount',
    'VatTaxAmount',
    'xbrl/TaxAmount',
    '合计税额',
    '税额合计',
    'hjse',
  ],
  totalAmount: [
    'TotalTaxincludedAmount',
    'TaxInclusiveTotalAmount',
    'TaxIncludedAmountInFigures',
    '价税合计小写',
    '价税合计',
    '含税金额合计',
    'jshj',
    'xbrl/TotalAmount',
    'Fare',
    '票价',
  ],
  buyerName: [
    'BuyerName',
    'NameOfPurchaser',
    'PurchaserName',
    '购买方名称',
    '购方名称',
    '购买方/名称',
    '购买方信息/名称',
    '购方信息/名称',
    '购买方信息/购买方名称',
    'gmfmc',
    'ghfmc',
    'ghdwmc',
    'gfmc',
  ],
  buyerTaxNo: [
    'BuyerIdNum',
    'BuyerTaxID',
    'BuyerTaxNo',
    'UnifiedSocialCreditCodeOfPurchaser',
    'TaxpayerIdentificationNumberUnifiedSocialCreditCodeOfPurchaser',
    'PurchaserTaxNo',
    '购买方纳税人识别号',
    '购方纳税人识别号',
    '购买方统一社会信用代码纳税人识别号',
    '购买方统一社会信用代码',
    '购方税号',
    '购买方识别号',
    '购买方税号',
    '购买方/纳税人识别号',
    '购买方/统一社会信用代码纳税人识别号',
    '购买方信息/纳税人识别号',
    '购买方信息/统一社会信用代码纳税人识别号',
    'gmfnsrsbh',
    'ghfnsrsbh',
    'ghdwdm',
    'gfnsrsbh',
    'gfsbh',
    'gfsh',
  ],
  sellerName: [
    'SellerName',
    'NameOfSeller',
    '销售方名称',
    '销方名称',
    '销货单位名称',
    '销售方/名称',
    '销售方信息/名称',
    '销方信息/名称',
    'xsfmc',
    'xhfmc',
    'xhdwmc',
    'xfmc',
  ],
  sellerTaxNo: [
    'SellerIdNum',
    'SellerTaxID',
    'SellerTaxNo',
    'UnifiedSocialCreditCodeOfSeller',
    'TaxpayerIdentificationNumberUnifiedSocialCreditCodeOfSeller',
    '销售方纳税人识别号',
    '销方纳税人识别号',
    '销售方统一社会信用代码纳税人识别号',
    '销售方统一社会信用代码',
    '销方税号',
    '销售方识别号',
    '销售方税号',
    '销售方/纳税人识别号',
    '销售方/统一社会信用代码纳税人识别号',
    '销售方信息/纳税人识别号',
    '销售方信息/统一社会信用代码纳税人识别号',
    'xsfnsrsbh',
    'xhfnsrsbh',
    'xhdwdm',
    'xfnsrsbh',
    'xfsbh',
    'xfsh',
  ],
}

export const CAPITAL_NAMES = [
  'TotalTaxincludedAmountInChinese',
  'TaxIncludedAmountInWords',
  '价税合计大写',
  '大写金额',
]
/** Charges of an air ticket that are no part of the taxed price: 民航发展基金, 其他税费. */
export const UNTAXED_NAMES = ['CivilAviationDevelopmentFund', 'OtherTaxes']
/** Parts of an air ticket that together are its price without tax. */
export const AIR_PRICE_NAMES = ['Fare', 'FuelSurcharge']
export const REMARK_NAMES = ['Remark', 'Remarks', 'Note', '备注', 'bz']
/** 红字发票信息确认单编号 of 数电票, 红字信息表编号 of 税控 invoices. */
export const RED_CONFIRM_NAMES = [
  '红字发票信息确认单编号',
  '红字信息确认单编号',
  '红字确认单编号',
  '红字增值税专用发票信息表编号',
  '红字发票信息表编号',
  '红字信息表编号',
  'hzfpxxqrdbh',
  'hzqrxxdbh',
  'redConfirmSerialNo',
]
export const RED_OF_NAMES = [
  'RedEInvoice/OriginalInvoiceCode',
  'OriginalInvoiceNumber',
  'NumberOfOriginalInvoice',
  'OriInvoiceNumber',
  'BlueInvoiceNumber',
  'RedLetterOriginalInvoiceNumber',
  '被红冲蓝字发票号码',
  '被红冲蓝字数电发票号码',
  '被红冲蓝字数电票号码',
  '被红冲蓝字电子发票号码',
  '蓝字发票号码',
  '原发票号码',
  'yfphm',
  'lzfphm',
]

export const ITEM_NAMES: Readonly<Record<Exclude<keyof InvoiceItem, 'lineNo'>, readonly string[]>> =
  {
    name: [
      'ItemName',
      'Item',
      'GoodsName',
      'NameOfTaxableGoodsOrServices',
      '项目名称',
      '货物或应税劳务服务名称',
      '货物或应税劳务名称',
      '商品名称',
      '货物名称',
      'xmmc',
      'spmc',
    ],
    spec: ['SpecMod', 'Specification', '规格型号', 'ggxh'],
    unit: ['MeaUnits', 'MeasurementDimension', 'Unit', '计量单位', '单位', 'dw'],
    quantity: ['Quantity', '数量', 'xmsl', 'spsl'],
    price: ['UnPrice', 'UnitPrice', 'Price', '单价', 'xmdj', 'dj'],
    amount: ['Amount', 'AmountExcludingTax', '金额', 'xmje', 'je'],
    taxRate: ['TaxRate', 'TaxScheme', '税率征收率', '税率', 'slv', 'sl'],
    tax: ['ComTaxAm', 'TaxAmount', 'TaxAm', '税额', 'se'],
    goodsCode: [
      'TaxClassificationCode',
      'GoodsCode',
      '税收分类编码',
      '商品和服务分类编码',
      '商品编码',
      'spbm',
    ],
  }

/** The form in which names are compared. */
export function foldName(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[\s\-_:()/·、,.]/g, '')
    .toLowerCase()
}
