/**
 * 发票代码 and 发票号码 of a draft (domain 1.3, 1.4). Numbers are a function of the draft, so that a red invoice can name
 * its blue one without a register. Unique among all invoices of one firm, and among everything the demo firms issue.
 */
import { dayOfYear, monthNumber, yearOf } from '../calendar.ts'
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
