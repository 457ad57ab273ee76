/** What documents say that the engine does not: values of facts as offices and files write them, and the faces of their rows. */
import { words } from '@xinjian/format/say/words'

/** Taxes and fees, as bureaus call them. */
export const TAX_KIND_SAYS = words({
  construction: ['城市维护建设税', 'City construction tax'],
  education: ['教育费附加', 'Education surcharge'],
  localEducation: ['地方教育附加', 'Local education surcharge'],
  individual: ['个人所得税', 'Individual income tax'],
  property: ['房产税', 'Property tax'],
  land: ['城镇土地使用税', 'Land use tax'],
  consumption: ['消费税', 'Consumption tax'],
  pension: ['企业职工基本养老保险费', 'Basic pension insurance'],
  fines: ['税务部门罚没收入', 'Fines of the tax office'],
  fine: ['罚款', 'fine'],
})

/** What a bureau says of a payment, an invoice or an enterprise. */
export const STATE_SAYS = words({
  regular: ['一般申报', 'regular return'],
  withheld: ['代扣代缴', 'withheld for others'],
  paidBackTax: ['退抵税', 'tax paid back'],
  inTreasury: ['已入库', 'in the treasury'],
  paidBack: ['退库', 'paid back'],
  settlement: ['汇算清缴', 'annual settlement'],
  audited: ['查补', 'found by an audit'],
  current: ['本期', 'of the current period'],
  monthly: ['月', 'monthly'],
  quarterly: ['季', 'quarterly'],
  yearly: ['年', 'yearly'],
  byOccasion: ['次', 'by occasion'],
  valid: ['有效', 'valid'],
  legalPerson: ['企业法人', 'legal person'],
  naturalPerson: ['自然人', 'individual'],
  investors: ['投资人', 'Owners'],
  mainIndustry: ['主营行业', 'Main industry'],
  void: ['作废', 'void'],
  normal: ['正常', 'normal'],
  irregular: ['非正常', 'irregular'],
  existing: ['存续', 'in existence'],
  inBusiness: ['在业', 'in business'],
  open: ['开业', 'in business'],
  inBusinessEnterprise: ['在营（开业）企业', 'in business'],
  revoked: ['吊销，未注销', 'licence revoked, not struck off'],
  digitalSpecial: ['数电票（增值税专用发票）', 'digital special invoice'],
  digitalOrdinary: ['数电票（普通发票）', 'digital ordinary invoice'],
})

/** What registers of taxes, of enterprises and of courts write in their columns. */
export const REGISTER_SAYS = words({
  smallStandard: ['小企业会计准则', 'Accounting Standards for Small Enterprises'],
  standard: ['企业会计准则', 'Accounting Standards for Enterprises'],
  byBooks: ['查账征收', 'assessed by the books'],
  byEstimate: ['核定征收', 'assessed by estimate'],
  headOfFinance: ['财务负责人', 'head of finance'],
  taxClerk: ['办税员', 'tax clerk'],
  urban: ['市区', 'urban district'],
  goodsAndLabour: ['应税货物及劳务', 'taxed goods and labour'],
  vatEducation: ['增值税教育费附加', 'Education surcharge on VAT'],
  vatLocalEducation: ['增值税地方教育附加', 'Local education surcharge on VAT'],
  standing: ['存续（在营、开业、在册）', 'in existence (in business, registered)'],
  renminbi: ['人民币', 'CNY'],
  individualShareholder: ['自然人股东', 'individual shareholder'],
  corporateShareholder: ['企业法人股东', 'corporate shareholder'],
  inMoney: ['货币', 'in money'],
  executiveDirector: ['执行董事', 'executive director'],
  executiveManager: ['执行董事兼总经理', 'executive director and general manager'],
  director: ['董事', 'director'],
  manager: ['总经理', 'general manager'],
  supervisor: ['监事', 'supervisor'],
  scopeChange: ['经营范围变更', 'change of the business scope'],
  nameChange: ['名称变更', 'change of name'],
  addressChange: ['住所变更', 'change of address'],
  representativeChange: ['法定代表人变更', 'change of legal representative'],
  ownersChange: ['投资人变更', 'change of owners'],
  spotCheck: ['抽查', 'spot check'],
  randomCheck: ['双随机抽查', 'spot check by lot'],
  nothingFound: ['未发现问题', 'no problem found'],
  caseClosed: ['已结案', 'closed'],
  caseFiled: ['已立案', 'filed'],
  patent: ['发明专利', 'patent for an invention'],
  utilityModel: ['实用新型专利', 'utility model patent'],
  trademark: ['商标', 'trademark'],
  judgment: ['民事判决书', 'civil judgment'],
  saleDispute: ['买卖合同纠纷', 'dispute over a contract of sale'],
  loanDispute: ['金融借款合同纠纷', 'dispute over a loan of a financial institution'],
  privateLoanDispute: ['民间借贷纠纷', 'dispute over a private loan'],
  labourDispute: ['劳动争议', 'labour dispute'],
})

/** Accounts of a ledger that no statement has an item for. */
export const LEDGER_SAYS = words({
  bank: ['银行存款', 'Bank deposits'],
  onHand: ['库存现金', 'Cash on hand'],
  profitOfYear: ['本年利润', 'Profit of the year'],
  distribution: ['利润分配', 'Distribution of profit'],
})

/** Lines of schedules, by the codes under which returns keep them. */
export const SCHEDULE_SAYS = words({
  first: ['附一{line:code}', 'schedule 1, column {line}'],
  second: ['附二{line:code}', 'schedule 2, line {line}'],
})

/** What the platform says of a verdict outside of the institution. */
export const OUTSIDE_SAYS = words({
  consentEnded: [
    '{word:words}：所依据报告的授权已到期，理由不对外提供。',
    '{word}: the consent behind the reports has ended, so the reasons are not told outside.',
  ],
})

/** The face of a row that a figure opens, and where the row comes from. */
export const FACE_SAYS = words({
  issuedOn: ['开票日期', 'Issued on'],
  issuedAt: ['开票时间', 'Issued at'],
  direction: ['方向', 'Direction'],
  partyName: ['对方名称', 'Party'],
  partyTaxNo: ['对方税号', 'Tax number of the party'],
  invoiceKind: ['票种', 'Kind of invoice'],
  invoiceNo: ['发票号码', 'Invoice no.'],
  source: ['来源', 'Source'],
  linesNet: ['相关明细不含税金额', 'Lines concerned, without tax'],
  linesTax: ['相关明细税额', 'Lines concerned, tax'],
  net: ['不含税金额', 'Amount without tax'],
  blueInvoice: ['对应的蓝字发票', 'Blue invoice that it reverses'],
  redInvoice: ['对应的红字发票', 'Red invoice that reverses it'],
  taxMark: ['税务标记', 'Mark of the tax bureau'],
  taxCategory: ['税收分类', 'Tax category'],
  goods: ['货物或服务', 'Goods or services'],
  invoiceList: ['发票清单', 'Invoice list'],
  xmlFile: ['XML 文件', 'XML file'],
  ofdFile: ['OFD 文件', 'OFD file'],
  pdfFile: ['PDF 文件', 'PDF file'],
  picture: ['图片识别', 'Recognised picture'],
})
