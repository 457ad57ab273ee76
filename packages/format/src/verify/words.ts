import { words } from '../say/words.ts'

/** What is wrong with an invoice as it was typed, and why the platform is not asked about one. */
export const TYPED_SAYS = words({
  codeNotVatInvoice: [
    '该发票代码不属于增值税发票，国家税务总局查验平台不支持查验；定额发票、通用机打发票请到开票地税务局网站查询，区块链发票请到深圳税务查验',
    'The code is not that of a VAT invoice: the platform does not verify it; ask the tax authority of the place of issue',
  ],
  issuedMoreThanFive: [
    '开票已超过五年，查验平台只支持查验五年内的发票',
    'Issued more than five years ago: the platform does not verify it',
  ],
  invoiceIssuedTodayVerified: [
    '当日开具的发票，可于次日查验',
    'An invoice issued today can be verified from tomorrow',
  ],
  enterInvoiceNumber: ['请输入发票号码', 'Enter the invoice number'],
  numberForm: [
    '发票号码为8位数字，数电票为20位数字，请核对',
    '8 digits, 20 of a fully digital invoice',
  ],
  numberCannotAllZeros: ['发票号码不能全为0，请核对', 'The number cannot be all zeros'],
  enterInvoiceCodeFully: [
    '请输入发票代码；数电票没有发票代码，请输入20位发票号码',
    'Enter the invoice code; a fully digital invoice has none, but a number of 20 digits',
  ],
  codeForm: ['发票代码为10位或12位数字，请核对', '10 or 12 digits'],
  chooseDateIssue: ['请选择开票日期', 'Choose the date of issue'],
  noSuchDay: ['没有这一天，请重新选择开票日期', 'There is no such day'],
  dateIssueCannotAfter: ['开票日期不能晚于今天，请核对', 'The date of issue cannot be after today'],
  firstTwoDigitsNumber: [
    '数电票号码的前两位是开票年份，与开票日期不符，请核对',
    'The first two digits of the number are the year of issue, which is not that of the date',
  ],
  enterLastSixCheck: ['请输入校验码后6位', 'Enter the last six of the check code'],
  sixDigits: ['校验码后6位为6位数字，请核对', 'Six digits'],
  enterNet: ['请输入不含税金额', 'Enter the amount without tax'],
  enterNetPrice: ['请输入不含税价', 'Enter the price without tax'],
  enterVehicleTotal: ['请输入车价合计', 'Enter the total price of the vehicle'],
  enterGross: ['请输入价税合计', 'Enter the total with tax'],
  notNet: ['不含税金额为数字，最多11位整数和2位小数，请核对', 'A number with at most two decimals'],
  notNetPrice: [
    '不含税价为数字，最多11位整数和2位小数，请核对',
    'A number with at most two decimals',
  ],
  notVehicleTotal: [
    '车价合计为数字，最多11位整数和2位小数，请核对',
    'A number with at most two decimals',
  ],
  notGross: ['价税合计为数字，最多11位整数和2位小数，请核对', 'A number with at most two decimals'],
})

/** Why the national platform is not asked about a ticket, and where else one may ask; by kinds of tickets. */
export const TICKET_SAYS = words({
  TRAIN: [
    '纸质火车票不是增值税发票，查验平台不受理；2025年10月起以数电票（铁路电子客票）报销，建议取得后查验',
    'A paper train ticket is no VAT invoice and is not verified; since October 2025 the fully digital rail e-ticket is: get and verify that',
  ],
  TAXI: [
    '出租车票由各地税务机关监制，不在查验平台范围内；建议在开具地电子税务局的“发票查询”中核实',
    'A taxi receipt is supervised by the local tax authority, not by the national platform: ask in the electronic tax bureau of the place where it was issued',
  ],
  QUOTA: [
    '定额发票由各地税务机关监制，不在查验平台范围内；建议在开具地电子税务局的“发票查询”中核实',
    'A fixed-amount invoice is supervised by the local tax authority, not by the national platform: ask in the electronic tax bureau of the place where it was issued',
  ],
  PRINTED: [
    '通用机打发票由各地税务机关监制，不在查验平台范围内；建议在开具地电子税务局的“发票查询”中核实',
    'A machine-printed invoice is supervised by the local tax authority, not by the national platform: ask in the electronic tax bureau of the place where it was issued',
  ],
  TOLL: [
    '纸质过路费发票由各地税务机关监制，不在查验平台范围内；通行费电子发票可以查验，建议在开具地电子税务局的“发票查询”中核实',
    'A paper toll receipt is supervised by the local tax authority, not by the national platform: ask in the electronic tax bureau of the place where it was issued; an electronic toll invoice can be verified',
  ],
  BUS: [
    '汽车票由各地税务机关监制，不在查验平台范围内；建议在开具地电子税务局的“发票查询”中核实',
    'A bus ticket is supervised by the local tax authority, not by the national platform: ask in the electronic tax bureau of the place where it was issued',
  ],
  SHIP: [
    '船票由各地税务机关监制，不在查验平台范围内；建议在开具地电子税务局的“发票查询”中核实',
    'A ship ticket is supervised by the local tax authority, not by the national platform: ask in the electronic tax bureau of the place where it was issued',
  ],
  AIR: [
    '纸质航空行程单不在查验平台范围内；建议向航空公司核实，或取得数电票（航空运输电子客票行程单）后查验',
    'A paper air itinerary is not verified: ask the airline, or get and verify the fully digital itinerary',
  ],
  RIDE: [
    '网约车行程单只是行程证明，不是发票；建议查验与之同开的电子发票',
    'A list of ride-hailing trips proves trips and is no invoice: verify the electronic invoice that came with it',
  ],
  TAX_PAID: [
    '完税证明不是发票，查验平台不受理；建议在电子税务局的“税收完税证明查验”中核实',
    'A tax payment certificate is no invoice: the electronic tax bureau verifies such certificates',
  ],
  ACCEPTANCE: [
    '银行承兑汇票不是发票，查验平台不受理；建议向承兑行或票据系统核实',
    'A bank acceptance is no invoice: ask the accepting bank or the bills system',
  ],
  RECEIPT: [
    '购物小票不是发票，查验平台不受理；如需报销，建议向商家取得发票后查验',
    'A shop receipt is no invoice: get an invoice from the shop and verify that',
  ],
})
