/** A few invoices beside the world, one for each thing that may happen; dates move with the world's clock. */
import { formatFen } from '@xinjian/format'
import { type Day, formatDay, monthOf, yearOf } from '../world/calendar.ts'
import { makeIdNo } from '../world/identity.ts'
import { hashText, Rng } from '../world/random.ts'
import { checkCodeOf, type Paper } from './paper.ts'

export interface Demo {
  what: string
  paper: Paper
}

interface Sketch {
  what: string
  kind: string
  mark: string
  /** 分, without tax. */
  amount: number
  /** Days ago. */
  ago: number
  buyer?: { name: string; taxNo: string }
}

const FIRM = { name: '示例购买有限公司', taxNo: '91440399MA5EXAMPL0' }
const PERSON = { name: '赵示例', taxNo: makeIdNo('4403', new Rng(hashText('verification-buyer'))) }

const SKETCHES: readonly Sketch[] = [
  { what: '数电普通发票，正常', kind: '90', mark: 'N', amount: 22_277, ago: 40 },
  { what: '数电专用发票，部分红冲', kind: '09', mark: '7', amount: 1_000_000, ago: 60 },
  { what: '数电普通发票，全额红冲', kind: '90', mark: '8', amount: 88_050, ago: 70 },
  {
    what: '数电普通发票，购买方为个人',
    kind: '90',
    mark: 'N',
    amount: 9_900,
    ago: 12,
    buyer: PERSON,
  },
  { what: '增值税专用发票，正常', kind: '01', mark: 'N', amount: 1_234_550, ago: 100 },
  { what: '增值税专用发票，已作废', kind: '01', mark: 'Y', amount: 560_000, ago: 110 },
  { what: '增值税专用发票，已红冲', kind: '01', mark: 'H', amount: 330_000, ago: 120 },
  { what: '增值税电子普通发票，正常', kind: '10', mark: 'N', amount: 64_900, ago: 90 },
  { what: '机动车销售统一发票，正常', kind: '03', mark: 'N', amount: 13_274_336, ago: 80 },
  { what: '二手车销售统一发票，正常', kind: '15', mark: 'N', amount: 6_800_000, ago: 85 },
]

/**
 * As they were issued.
 * @param today of the world
 */
export const demoInvoices = (today: Day): Demo[] =>
  SKETCHES.map((sketch, i) => ({ what: sketch.what, paper: paperFrom(sketch, i + 1, today) }))

function paperFrom(sketch: Sketch, place: number, today: Day): Paper {
  const { kind, amount } = sketch
  const day = today - sketch.ago
  const year = String(yearOf(monthOf(day))).slice(2)
  const digital = kind === '09' || kind === '90'
  const number = digital
    ? // An ordinal that no firm of the world has.
      `${year}44200099999${String(place).padStart(6, '0')}9`
    : `009000${String(place).padStart(2, '0')}`
  const code = digital ? '' : codeOf(kind, year)
  const taxed = kind !== '15'
  const tax = taxed ? Math.round(amount * 0.13) : 0
  const buyer = sketch.buyer ?? FIRM
  return {
    kind,
    invoiceCode: code,
    invoiceNumber: number,
    issueDate: formatDay(day),
    checkCode: digital ? '' : checkCodeOf(`${code}-${number}`),
    machineNo: digital ? '' : '661000000000',
    buyerName: buyer.name,
    buyerTaxNo: buyer.taxNo,
    buyerContact: '',
    buyerBank: '',
    sellerName: '深圳市示例销售有限公司',
    sellerTaxNo: '91440399MA5EXAMPL1',
    sellerContact: '深圳市示例区示例路1号 0755-00000000',
    sellerBank: '示例银行示例支行 4400000000000000',
    amount: formatFen(amount),
    tax: formatFen(tax),
    totalAmount: formatFen(amount + tax),
    remark: '',
    drawer: '开票员示例',
    lines: [
      {
        name: '*示例*示例商品',
        spec: '',
        unit: '件',
        quantity: '1',
        price: formatFen(amount),
        amount: formatFen(amount),
        taxRate: taxed ? '13%' : '不征税',
        tax: formatFen(tax),
      },
    ],
    invalidMark: sketch.mark,
  }
}

function codeOf(kind: string, year: string): string {
  if (kind === '01') return `4403${year}1130`
  if (kind === '10') return `04403${year}00111`
  if (kind === '03') return `14403${year}20660`
  return `04403${year}00117`
}
