import { formatFen, normaliseTaxNo, parseFen } from '@xinjian/format'

export { readDate } from '@xinjian/format/invoice/date'

/**
 * Printed texts → the form in which fields are kept and compared. Each returns null when the text is no such value, so
 * a reader can try a candidate without checking it first.
 */

/** Yuan with two decimals; `¥`, commas, blanks and surplus decimals of XML (`0.120000`) are accepted. */
export function readMoney(text: string): string | null {
  const fen = parseFen(text.replace(/[¥￥Yy]/g, '').replace(/^CNY?|元$/g, ''))
  return fen === null ? null : formatFen(fen)
}

/** Tax number as printed, folded; null when it cannot be one by its shape. Letters that look masked (X) are kept. */
export function readTaxNo(text: string): string | null {
  const s = normaliseTaxNo(text)
  return /^[0-9A-Z]{15,20}$/.test(s) ? s : null
}

/** Party names: inner blanks between Latin words stay, others go; `-`, `*`, `无` stand for nothing. */
export function readName(text: string): string | null {
  const s = text
    .replace(/\s+/g, ' ')
    .replace(/([\u4e00-\u9fff（）()、]) /g, '$1')
    .replace(/ (?=[\u4e00-\u9fff（）()、])/g, '')
    .trim()
  return s === '' || /^[-*/.\\_]+$/.test(s) ? null : s
}

/** `0.06`, `0.060000`, `6%` → `6%`; `免税`, `不征税`, `***` as printed; null when it is no rate. */
export function readTaxRate(text: string): string | null {
  const s = text.normalize('NFKC').replace(/\s/g, '')
  if (/^\*{1,4}$/.test(s)) return '***'
  if (/^(?:免税|不征税|出口零税率|普通零税率|免税销售)$/.test(s)) return s
  const percent = /^(\d{1,2}(?:\.\d{1,2})?)%$/.exec(s)
  if (percent) return `${Number(percent[1])}%`
  if (/^0?\.\d+$/.test(s)) return `${Math.round(Number(s) * 1e4) / 100}%`
  return s === '0' || /^0\.0+$/.test(s) ? '0%' : null
}

/** A quantity or unit price: plain decimal, any number of digits, commas removed. */
export function readDecimal(text: string): string | null {
  const s = text.normalize('NFKC').replace(/[\s,¥]/g, '')
  return /^-?\d+(?:\.\d+)?$/.test(s) ? s : null
}
