/**
 * The invented world of the consumer-lending demonstration (docs/decisions/0226): one liquor distributor, its legal representative, its
 * purchase orders and three products. Region 99 of tax and identity numbers belongs to no place, and nothing is ever sent to the number,
 * so that none of it is anybody's. Money is whole fen, a rate whole millionths a year. Names no schema: pages import it.
 */
import type * as z from 'zod/mini'
import type { terms as agreed } from '../loan/shapes.ts'

/** Terms of a loan as the contract tells them. */
type LoanTerms = z.infer<typeof agreed>

export interface Named {
  zh: string
  en: string
}

export const DEMO_BORROWER = {
  companyName: '演示市醇和酒业经销有限公司',
  taxNo: '91990000MA0DEM0A7X',
  personName: '甄演示',
  idNo: '990000198801010002',
  mobile: '19900000000',
  /** Passes Luhn, and no bank was given its first digits. */
  cardNo: '6220000000000000016',
} as const

export const DEMO_FUNDER = '演示市示范银行（虚构）'
export const DEMO_LIMIT_FEN = 50_000_000
export const DEMO_LINE_DAYS = 365
/** Days that a visit may let pass in all: longer than its longest loan. */
export const DEMO_MOST_DAYS = 800
export const DEMO_MOST_LOANS = 20

export interface DemoProduct {
  code: string
  name: Named
  note: Named
  terms: LoanTerms
  months: readonly number[]
  leastFen: number
  mostFen: number
}

const terms = (method: LoanTerms['method'], ratePpm: number): LoanTerms => ({
  ...{ ratePpm, dayCount: 'ACT_360', method, rounding: 'HALF_UP' },
  ...{ graceDays: 3, penaltyPpm: (ratePpm / 2) * 3, compound: true },
})

export const DEMO_PRODUCTS: readonly DemoProduct[] = [
  {
    code: 'JSD-ORDER',
    name: { zh: '酒商订单贷', en: 'Distributor order loan' },
    note: {
      zh: '按月付息，到期还本；货款直接付给酒厂',
      en: 'Interest monthly, principal at the end; paid straight to the distillery',
    },
    terms: terms('INTEREST_FIRST', 68_000),
    ...{ months: [3, 6, 12], leastFen: 1_000_000, mostFen: 50_000_000 },
  },
  {
    code: 'JSD-LEVEL',
    name: { zh: '酒商分期贷', en: 'Distributor instalment loan' },
    note: {
      zh: '等额本息，每月还款一样多',
      en: 'Level instalments: the same sum every month',
    },
    terms: terms('EQUAL_INSTALMENT', 72_000),
    ...{ months: [6, 12, 18], leastFen: 1_000_000, mostFen: 30_000_000 },
  },
  {
    code: 'JSD-SEASON',
    name: { zh: '旺季备货贷', en: 'Season stock loan' },
    note: {
      zh: '到期一次还本付息，适合节前备货',
      en: 'Principal and interest at once at the end, for stock before the holidays',
    },
    terms: terms('BULLET', 64_000),
    ...{ months: [1, 2, 3], leastFen: 1_000_000, mostFen: 20_000_000 },
  },
]

export interface DemoOrder {
  no: string
  supplier: string
  bank: string
  account: string
  goods: Named
  amountFen: number
  /** At most so much of it is lent. */
  lendableFen: number
}

export const DEMO_ORDERS: readonly DemoOrder[] = [
  {
    ...{ no: 'PO-2026-0101', supplier: '演示市清泉酿造有限公司', bank: '演示市第一银行（虚构）' },
    ...{ account: '9900000000000101', amountFen: 26_400_000, lendableFen: 21_120_000 },
    goods: { zh: '酱香型白酒 53度 500ml × 1,100瓶', en: 'Sauce-aroma baijiu 53%, 500 ml × 1,100' },
  },
  {
    ...{ no: 'PO-2026-0102', supplier: '演示市石井坊酒厂', bank: '演示市第二银行（虚构）' },
    ...{ account: '9900000000000102', amountFen: 12_800_000, lendableFen: 10_240_000 },
    goods: { zh: '浓香型白酒 52度 500ml × 640瓶', en: 'Strong-aroma baijiu 52%, 500 ml × 640' },
  },
  {
    ...{ no: 'PO-2026-0103', supplier: '演示市葡园酒庄有限公司', bank: '演示市第三银行（虚构）' },
    ...{ account: '9900000000000103', amountFen: 4_560_000, lendableFen: 3_648_000 },
    goods: { zh: '干红葡萄酒 750ml × 570瓶', en: 'Dry red wine, 750 ml × 570' },
  },
]

/** Where somebody stands on the way to a credit line. */
export const DEMO_STEPS = ['FILE', 'CODE', 'CREDIT', 'ACCOUNT', 'READY'] as const
export type DemoStep = (typeof DEMO_STEPS)[number]

export const DEMO_CONSENTS = ['ENTERPRISE', 'PERSON'] as const
export const DEMO_CONTRACTS = ['LOAN', 'PAYMENT'] as const

/** What an outside party does otherwise than it should: chosen by the visitor, so that every refusal can be seen. */
export const DEMO_FAULTS = [
  'NONE',
  'SMS_LOST',
  'SMS_EXPIRED',
  'CREDIT_REFUSED',
  'CARD_NAME',
  'CARD_ID',
  'CARD_MOBILE',
  'CARD_KIND',
  'CARD_LOST',
  'CARD_DOWN',
  'LINE_FROZEN',
  'LOAN_REJECTED',
  'FACE_MISMATCH',
  'FACE_DOWN',
  'BANK_REFUSED',
  'BANK_SILENT',
] as const
export type DemoFault = (typeof DEMO_FAULTS)[number]
