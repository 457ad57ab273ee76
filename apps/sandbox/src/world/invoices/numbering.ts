/**
 * 发票代码 and 发票号码 of a draft (domain 1.3, 1.4). Numbers are a function of the draft, so that a red invoice can name
 * its blue one without a register. Unique among all invoices of one firm, and among everything the demo firms issue.
 */
import { dayOfYear, type Month, monthNumber, yearOf } from '../calendar.ts'
import { type Draft, isDigital, type Kind } from './draft.ts'

export interface Numbers {
  code: string
  number: string
  einvoiceNo: string
}

/** 8-digit numbers 10 000 000–49 999 999 are the demo firms' own, the rest is what their suppliers issue. */
const OWN_NAMED = 10_000_000
const OWN_NEIGHBOURS = 22_000_000
const NAMED_PER_MONTH = 1_000_000
const NEIGHBOUR_PER_YEAR = 12_000
const SUPPLIER_SPACE = 50_000_000
/** Coprime to the supplier space: an affine map scatters running numbers without collisions. */
const SCATTER = 7_368_787

export function numbersOf(draft: Draft): Numbers {
  const year = String(yearOf(draft.month)).slice(2)
  const region = draft.seller.areaCode
  if (isDigital(draft.kind)) {
    const sequence =
      String(dayOfYear(draft.day)).padStart(3, '0') +
      String(draft.ownerOrdinal).padStart(5, '0') +
      String(draft.index).padStart(6, '0') +
      (draft.direction === 'OUT' ? '1' : '2')
    return { code: '', number: '', einvoiceNo: `${year}${region.slice(0, 2)}2${sequence}` }
  }
  const number = String(draft.direction === 'OUT' ? ownNumber(draft) : supplierNumber(draft))
  return { code: codeOf(draft.kind, region, year), number, einvoiceNo: '' }
}

function codeOf(kind: Kind, region: string, year: string): string {
  switch (kind) {
    case 'VAT_SPECIAL_PAPER':
      return `${region}${year}1130`
    case 'VAT_NORMAL_PAPER':
      return `0${region}${year}00104`
    case 'VAT_NORMAL_ELEC':
      return `0${region}${year}00111`
    case 'VAT_NORMAL_ROLL':
      return `0${region}${year}00107`
    case 'VAT_SPECIAL_ELEC':
      return `0${region}${year}00113`
    default:
      throw new RangeError(`数电票没有发票代码: ${kind}`)
  }
}

function ownNumber(draft: Draft): number {
  const month = monthNumber(draft.month) - 1
  if (draft.ownerLocal < 0) return OWN_NAMED + month * NAMED_PER_MONTH + draft.index
  return (
    OWN_NEIGHBOURS +
    draft.ownerLocal * NEIGHBOUR_PER_YEAR +
    month * (NEIGHBOUR_PER_YEAR / 12) +
    draft.index
  )
}

function supplierNumber(draft: Draft): number {
  const x = (monthNumber(draft.month) - 1) * 50_000 + draft.index
  const scattered =
    (BigInt(x) * BigInt(SCATTER) + BigInt(draft.ownerOrdinal) * 104_729n) % BigInt(SUPPLIER_SPACE)
  return SUPPLIER_SPACE + Number(scattered)
}

/** Where an invoice with a code and eight digits can stand; null of `ordinal` and `local` = anybody's. */
export interface Place {
  month: Month
  direction: 'OUT' | 'IN'
  ordinal: number | null
  /** Position among the ordinary firms of its region; −1 = a named firm. */
  local: number | null
  /** Its position in the month, were it this firm's; null = it cannot be. */
  indexOf(firm: { ordinal: number }): number | null
}

/** Every place that the number leaves open, by the year of its code. */
export function placesOf(code: string, number: string): Place[] {
  const year = 2000 + Number(code.length === 12 ? code.slice(5, 7) : code.slice(4, 6))
  const n = Number(number)
  const months = Array.from({ length: 12 }, (_, i) => year * 12 + i)
  if (n >= SUPPLIER_SPACE)
    return months.map((month, i) => ({
      month,
      direction: 'IN',
      ordinal: null,
      local: null,
      indexOf: ({ ordinal }) => {
        const x = Number(unscattered(n - SUPPLIER_SPACE, ordinal)) - i * 50_000
        return x >= 0 && x < 50_000 ? x : null
      },
    }))
  if (n >= OWN_NEIGHBOURS) {
    const local = Math.floor((n - OWN_NEIGHBOURS) / NEIGHBOUR_PER_YEAR)
    const rest = (n - OWN_NEIGHBOURS) % NEIGHBOUR_PER_YEAR
    const perMonth = NEIGHBOUR_PER_YEAR / 12
    return [own(months[Math.floor(rest / perMonth)]!, local, rest % perMonth)]
  }
  const month = months[Math.floor((n - OWN_NAMED) / NAMED_PER_MONTH)]
  return month === undefined ? [] : [own(month, -1, (n - OWN_NAMED) % NAMED_PER_MONTH)]
}

const own = (month: Month, local: number, index: number): Place => ({
  month,
  direction: 'OUT',
  ordinal: null,
  local,
  indexOf: () => index,
})

/** The inverse of the affine map of `supplierNumber`. */
const UNSCATTER = inverse(BigInt(SCATTER), BigInt(SUPPLIER_SPACE))
function unscattered(scattered: number, ordinal: number): bigint {
  const space = BigInt(SUPPLIER_SPACE)
  const shifted = (BigInt(scattered) - BigInt(ordinal) * 104_729n) % space
  return (((shifted + space) % space) * UNSCATTER) % space
}

/** Modular inverse by Euclid's algorithm; `a` is coprime to `m`. */
function inverse(a: bigint, m: bigint): bigint {
  let [r0, r1, t0, t1] = [m, a % m, 0n, 1n]
  while (r1 > 0n) {
    const q = r0 / r1
    ;[r0, r1, t0, t1] = [r1, r0 - q * r1, t1, t0 - q * t1]
  }
  return (t0 + m) % m
}
