import { formatChineseAmount, formatFen, parseFen } from '@xinjian/format'
import { BUYER, type Company, SELLER } from './companies.ts'

/** A piece of text on a face: left edge and baseline in points, from the top left. */
export interface Piece {
  text: string
  x: number
  y: number
  size: number
}
export interface Face {
  width: number
  height: number
  pieces: Piece[]
}
export interface Line {
  name: string
  spec?: string
  unit?: string
  quantity?: string
  price?: string
  amount: string
  rate: string
  tax: string
}

/** What the generators print. Amounts in yuan as printed. */
export interface SampleInvoice {
  title: string
  code?: string
  number: string
  date: string
  check?: string
  buyer: Company
  seller: Company
  lines: Line[]
  remark?: string
}

export const LINE: Line = {
  name: '*塑料制品*示例粒子',
  spec: 'ABS-1',
  unit: '千克',
  quantity: '100',
  price: '12.5',
  amount: '1250.00',
  rate: '13%',
  tax: '162.50',
}
export const DIGITAL: SampleInvoice = {
  title: '电子发票（增值税专用发票）',
  number: '26442000000012345678',
  date: '2026-03-05',
  buyer: BUYER,
  seller: SELLER,
  lines: [LINE],
}
export const TAX_CONTROL: SampleInvoice = {
  ...DIGITAL,
  title: '浙江增值税电子普通发票',
  code: '033002000111',
  number: '12345678',
  date: '2021-06-30',
  check: '12345678901234567890',
}

export interface Totals {
  amount: string
  /** `***` when no line is taxed. */
  tax: string
  total: string
  capital: string
}
export function totalsOf(invoice: SampleInvoice): Totals {
  const amount = invoice.lines.reduce((s, l) => s + parseFen(l.amount)!, 0)
  const taxed = invoice.lines.filter((l) => parseFen(l.tax) !== null)
  const tax = taxed.reduce((s, l) => s + parseFen(l.tax)!, 0)
  return {
    amount: formatFen(amount),
    tax: taxed.length > 0 ? formatFen(tax) : '***',
    total: formatFen(amount + tax),
    capital: formatChineseAmount(amount + tax),
  }
}

const yen = (s: string) => (s === '***' ? s : `¥${s}`)
const vertical = (word: string, x: number, y: number): Piece[] =>
  [...word].map((text, i) => ({ text, x, y: y + i * 10, size: 9 }))
const zhDate = (iso: string) => iso.replace(/^(\d+)-(\d+)-(\d+)$/, '$1年$2月$3日')

/** The 数电票 form: both parties side by side above the goods. `wrap` breaks long names as issuers do. */
export function digitalFace(
  i: SampleInvoice,
  part: { page?: string; lines?: Line[]; last?: boolean } = {},
): Face {
  const t = totalsOf(i)
  const at = (text: string, x: number, y: number, size = 9): Piece => ({ text, x, y, size })
  const pieces = [
    at(i.title, 160, 45, 20),
    at('发票号码：', 440, 45),
    at(i.number, 486, 45),
    at('开票日期：', 440, 62),
    at(zhDate(i.date), 486, 62),
    ...vertical('购买方信息', 17, 100),
    ...vertical('销售方信息', 301, 100),
    ...party(i.buyer, 32),
    ...party(i.seller, 316),
    ...header([
      ['项目名称', 44],
      ['规格型号', 116],
      ['单 位', 191],
      ['数 量', 265],
      ['单 价', 336],
      ['金 额', 407],
      ['税率/征收率', 444],
      ['税 额', 550],
    ]),
  ]
  if (part.page) pieces.push(at(part.page, 520, 80))
  ;(part.lines ?? i.lines).forEach((l, n) => {
    const y = 172 + n * 13
    pieces.push(at(l.name, 13, y), at(l.rate, 462, y), at(l.amount, 434 - 4.5 * l.amount.length, y))
    pieces.push(at(l.tax, 580 - 4.5 * l.tax.length, y))
    if (l.spec) pieces.push(at(l.spec, 118, y))
    if (l.unit) pieces.push(at(l.unit, 200, y))
    if (l.quantity) pieces.push(at(l.quantity, 291 - 4.5 * l.quantity.length, y))
    if (l.price) pieces.push(at(l.price, 362 - 4.5 * l.price.length, y))
  })
  if (part.last !== false)
    pieces.push(
      at('合', 58, 274),
      at('计', 103, 274),
      at(yen(t.amount), 400, 274),
      at(yen(t.tax), 556, 274),
      at('价税合计（大写）', 49, 291),
      at(t.capital, 174, 290),
      at('（小写）', 401, 291),
      at(yen(t.total), 438, 290),
    )
  pieces.push(at('备', 17, 320), at('注', 17, 340), at('开票人:', 57, 379), at('张示例', 91, 379))
  if (i.remark) pieces.push(at(i.remark, 31, 318))
  return { width: 595, height: 397, pieces }
}

function party(c: Company, x: number): Piece[] {
  const names = c.name.length > 20 ? [c.name.slice(0, 20), c.name.slice(20)] : [c.name]
  const top = names.length > 1 ? 103 : 108
  return [
    { text: '名称：', x, y: 108, size: 9 },
    ...names.map((text, i) => ({ text, x: x + 28, y: top + i * 11, size: 9 })),
    { text: '统一社会信用代码/纳税人识别号：', x, y: 136, size: 9 },
    ...(c.taxNo ? [{ text: c.taxNo, x: x + 136, y: 136, size: 11 }] : []),
  ]
}

function header(titles: readonly [string, number][], y = 159): Piece[] {
  return titles.map(([text, x]) => ({ text, x, y, size: 9 }))
}

/** The 税控 form: buyer above, seller below, the encrypted area beside the buyer, labels drawn character by character. */
export function taxControlFace(i: SampleInvoice): Face {
  const t = totalsOf(i)
  const at = (text: string, x: number, y: number, size = 9): Piece => ({ text, x, y, size })
  const block = (c: Company, y: number) => [
    at('名', 38, y),
    at('称:', 83, y),
    at(c.name, 98, y + 1),
    at('纳税人识别号:', 38, y + 14),
    at(c.taxNo, 98, y + 15, 12),
    at('地址、', 38, y + 28),
    at('电话:', 75, y + 28),
    at('示例市示例路1号 0755-00000000', 98, y + 28, 7.5),
    at('开户行及账号:', 38, y + 42),
  ]
  const pieces = [
    at(i.title, 190, 49, 19),
    at('发票代码:', 421, 38),
    at(i.code ?? '', 463, 38),
    at('发票号码:', 421, 52),
    at(i.number, 463, 52),
    at('开票日期:', 421, 67),
    ...[i.date.slice(0, 4), i.date.slice(5, 7), i.date.slice(8)].map((s, k) =>
      at(s, [463, 491, 508][k]!, 67),
    ),
    at('年', 481, 67),
    at('月', 500, 67),
    at('日', 518, 67),
    at('校 验', 421, 81),
    at('码:', 449, 81),
    at((i.check ?? '').replace(/(\d{5})(?=\d)/g, '$1 '), 463, 81),
    at('机器编号:', 15, 84),
    at('661200368414', 58, 84),
    ...vertical('购买方', 20, 106),
    ...vertical('密码区', 340, 106),
    ...vertical('销售方', 20, 316),
    ...[98, 113, 128, 143].map((y) => at('03-+>/*<5*7284>6</9+2-8*31<', 368, y, 12)),
    ...block(i.buyer, 100),
    ...block(i.seller, 309),
    ...header(
      [
        ['货物或应税劳务、服务名称', 27],
        ['规格型号', 179],
        ['单位', 241],
        ['数 量', 282],
        ['单 价', 340],
        ['金 额', 405],
        ['税率', 472],
        ['税 额', 521],
      ],
      162,
    ),
    at('合', 64, 272),
    at('计', 88, 272),
    at(yen(t.amount), 428, 273, 10),
    at(yen(t.tax), 554, 273, 10),
    at('价税合计(大写)', 51, 290),
    at(t.capital, 175, 290),
    at('(小写)', 443, 290),
    at(yen(t.total), 480, 291, 11),
    at('收 款 人:', 22, 367),
    at('开 票 人:', 300, 367),
    at('备', 340, 316),
    at('注', 340, 345),
  ]
  let y = 175
  for (const l of i.lines) {
    const names = l.name.match(/.{1,16}/gu) ?? ['']
    pieces.push(...names.map((name, k) => at(name, 14, y + k * 12)))
    pieces.push(
      at(l.rate, 476, y),
      at(l.amount, 464 - 4.5 * l.amount.length, y),
      at(l.tax, 581 - 4.5 * l.tax.length, y),
    )
    if (l.spec) pieces.push(at(l.spec, 162, y))
    if (l.unit) pieces.push(at(l.unit, 245, y))
    if (l.quantity) pieces.push(at(l.quantity, 323 - 4.5 * l.quantity.length, y))
    if (l.price) pieces.push(at(l.price, 380 - 4.5 * l.price.length, y))
    y += names.length * 12
  }
  if (i.remark) pieces.push(at(i.remark, 356, 312))
  return { width: 596, height: 397, pieces }
}
