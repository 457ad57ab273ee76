/**
 * Which column holds what. Headers come in any order, with blanks, brackets, units (`金额（元）`) and full-width forms; the
 * first sets of synonyms are the columns of the tax bureau's 税务数字账户 export (domain §2.2), the others were seen in
 * exports of billing and accounting software.
 */
export const FIELDS = {
  enterprise: ['企业代号', '企业编号', '企业名称', '企业税号', '纳税主体'],
  invoiceCode: ['发票代码', '票据代码'],
  invoiceNumber: ['发票号码', '发票号', '票据号码', '发票编号'],
  einvoiceNo: [
    '数电发票号码',
    '数电票号码',
    '全电发票号码',
    '电子发票号码',
    '数电号码',
    '数电票号',
  ],
  sellerTaxNo: [
    '销方识别号',
    '销方税号',
    '销售方税号',
    '销售方识别号',
    '销售方纳税人识别号',
    '销方纳税人识别号',
    '销货方税号',
    '卖方税号',
  ],
  sellerName: ['销方名称', '销售方名称', '销货方名称', '销方', '销售方', '供应商', '供应商名称'],
  sellerCode: ['销方单位代号', '销方代号', '供应商代号', '供应商编码'],
  buyerTaxNo: [
    '购方识别号',
    '购方税号',
    '购买方税号',
    '购买方识别号',
    '购买方纳税人识别号',
    '购方纳税人识别号',
    '购货方税号',
    '买方税号',
  ],
  buyerName: ['购买方名称', '购方名称', '购货方名称', '购方', '购买方', '客户', '客户名称'],
  buyerCode: ['购方单位代号', '购方代号', '客户代号', '客户编码'],
  issueDate: ['开票日期', '开票时间', '开具日期', '发票日期', '开具时间', '日期'],
  goodsCode: ['税收分类编码', '商品编码', '税收编码', '货物编码'],
  goodsName: [
    '货物或应税劳务名称',
    '货物或应税劳务、服务名称',
    '货物名称',
    '商品名称',
    '项目名称',
    '货物劳务名称',
    '开票项目',
  ],
  spec: ['规格型号', '规格'],
  unit: ['单位', '计量单位'],
  quantity: ['数量'],
  price: ['单价', '单价不含税', '不含税单价'],
  amount: ['不含税金额', '金额不含税', '开票金额不含税', '金额', '合计金额', '金额合计'],
  taxRate: ['税率', '税率/征收率', '征收率'],
  tax: ['税额', '合计税额', '税额合计'],
  total: ['价税合计', '含税金额', '价税合计金额', '含税总额', '价税总额', '金额含税'],
  source: ['发票来源', '来源'],
  kind: ['发票票种', '发票种类', '发票类型', '票种', '发票类别'],
  status: ['发票状态', '状态', '作废标志', '是否作废', '开票状态'],
  positive: ['是否正数发票', '正数发票标志', '是否正数'],
  riskLevel: ['发票风险等级', '风险等级', '发票风险级别'],
  drawer: ['开票人', '开票员'],
  remark: ['备注'],
} as const satisfies Record<string, readonly string[]>

export type FieldName = keyof typeof FIELDS
export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[]

export interface HeaderRow {
  /** Column of each field present. */
  at: Partial<Record<FieldName, number>>
  /** Headers as printed, for messages. */
  titles: string[]
}

/** Half-width, without blanks, brackets and their marks, asterisks of “must fill”, and units. */
export function normaliseHeader(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s*:_\ufeff]/g, '')
    .replace(/\((?:元|人民币|￥|¥|RMB)\)|[,，、]元$/gi, '')
    .replace(/[()]/g, '')
}

const BY_TITLE = new Map(
  FIELD_NAMES.flatMap((field) =>
    FIELDS[field].map((title, rank) => [normaliseHeader(title), { field, rank }] as const),
  ),
)

/** Reads a row as a header. Where several columns could be one field, the earlier synonym wins, then the earlier column. */
export function readHeader(cells: readonly string[]): HeaderRow {
  const at: HeaderRow['at'] = {}
  const ranks: Partial<Record<FieldName, number>> = {}
  cells.forEach((cell, i) => {
    const known = BY_TITLE.get(normaliseHeader(cell))
    if (known === undefined || known.rank >= (ranks[known.field] ?? Infinity)) return
    at[known.field] = i
    ranks[known.field] = known.rank
  })
  return { at, titles: [...cells] }
}

/** How many columns are known: the header row is the one that knows most. */
export function knownColumns(header: HeaderRow): number {
  return Object.keys(header.at).length
}

const has = (header: HeaderRow, ...fields: FieldName[]): boolean =>
  fields.some((field) => header.at[field] !== undefined)

/** What keeps a table with this header from being a table of invoices, in the words of its columns; [] = nothing. */
export function missingColumns(header: HeaderRow): string[] {
  const missing: string[] = []
  if (!has(header, 'invoiceNumber', 'einvoiceNo')) missing.push('发票号码（或数电发票号码）')
  if (!has(header, 'issueDate')) missing.push('开票日期')
  const money = (['amount', 'tax', 'total'] as const).filter((f) => has(header, f)).length
  if (money < 2) missing.push('金额、税额、价税合计（至少两项）')
  if (
    !has(header, 'buyerTaxNo', 'buyerName', 'buyerCode', 'sellerTaxNo', 'sellerName', 'sellerCode')
  )
    missing.push('购方或销方的名称、税号或代号')
  return missing
}

/** Lines rather than heads: the table names goods. */
export function hasLines(header: HeaderRow): boolean {
  return has(header, 'goodsName', 'goodsCode')
}

/** Which side the table leaves to its counterparty, where only one is present. */
export function directionOf(header: HeaderRow): 'OUT' | 'IN' | null {
  const buyer = has(header, 'buyerTaxNo', 'buyerName', 'buyerCode')
  const seller = has(header, 'sellerTaxNo', 'sellerName', 'sellerCode')
  return buyer === seller ? null : buyer ? 'OUT' : 'IN'
}
