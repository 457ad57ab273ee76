import type { InvoiceKind } from './kind.ts'

/** Four early 电子普通发票 codes that follow no rule (list of the official verification page). */
const LEGACY_ELEC = new Set(['144031539110', '131001570151', '133011501118', '111001571071'])

const TWELVE_DIGIT: Readonly<Record<string, InvoiceKind>> = {
  '11': 'VAT_NORMAL_ELEC',
  '04': 'VAT_NORMAL_PAPER',
  '05': 'VAT_NORMAL_PAPER',
  '06': 'VAT_NORMAL_ROLL',
  '07': 'VAT_NORMAL_ROLL',
  '12': 'TOLL_ELEC',
  '13': 'VAT_SPECIAL_ELEC',
  '17': 'USED_VEHICLE',
}
const TEN_DIGIT: Readonly<Record<string, InvoiceKind>> = {
  '1': 'VAT_SPECIAL_PAPER',
  '5': 'VAT_SPECIAL_PAPER',
  '3': 'VAT_NORMAL_PAPER',
  '6': 'VAT_NORMAL_PAPER',
  '2': 'FREIGHT_SPECIAL',
  '7': 'FREIGHT_SPECIAL',
}

/**
 * Kind that a 税控 发票代码 encodes (rules of the national verification platform): 12 digits by the last two, 10 digits by
 * the eighth. Null when the code follows no rule.
 */
export function kindFromCode(code: string): InvoiceKind | null {
  if (LEGACY_ELEC.has(code)) return 'VAT_NORMAL_ELEC'
  if (/^0\d{11}$/.test(code)) return TWELVE_DIGIT[code.slice(10)] ?? null
  if (/^[1-9]\d{11}$/.test(code)) return code[7] === '2' ? 'MOTOR_VEHICLE' : null
  if (/^\d{10}$/.test(code)) return TEN_DIGIT[code[7]!] ?? null
  return null
}

/**
 * Kind that a 20-digit 数电票 number reveals by its fifth digit: 8 air itinerary, 9 rail ticket. The rest carries
 * no kind (专 or 普), so null.
 */
export function kindFromDigitalNumber(number: string): InvoiceKind | null {
  if (!/^\d{20}$/.test(number)) return null
  if (number[4] === '8') return 'AIR_ETICKET'
  if (number[4] === '9') return 'RAIL_ETICKET'
  return null
}

/** Whether the printed face and the code may stand together: a 通行费 invoice prints 增值税电子普通发票 and QR type 10. */
export function kindsAgree(face: InvoiceKind, fromCode: InvoiceKind): boolean {
  if (face === fromCode) return true
  const pair = new Set([face, fromCode])
  return pair.has('VAT_NORMAL_ELEC') && pair.has('TOLL_ELEC')
}
