/**
 * What vendors write in a field → the form in which fields are kept; null = there is nothing, or nothing of that form. Vendors glue, drop
 * and fold signs: each form below was seen in an answer.
 */
import { readDate, readMoney, readName, readTaxNo } from '@xinjian/intake/values'

export type Form = 'TEXT' | 'NAME' | 'DIGITS' | 'MONEY' | 'PAID' | 'DATE' | 'TIME' | 'TAX_NO'

const READERS: Readonly<Record<Form, (text: string) => string | null>> = {
  TEXT: (text) => text || null,
  NAME: readName,
  DIGITS: (text) => /\d{6,}/.exec(text.replace(/\s/g, ''))?.[0] ?? null,
  MONEY: readMoney,
  // Nobody issues a ticket of nothing: what was not read is told as 0.00.
  PAID: (text) => {
    const money = readMoney(text)
    return money !== null && Number(money) > 0 ? money : null
  },
  DATE: dateIn,
  TIME: timeIn,
  TAX_NO: readTaxNo,
}

export const valueIn = (text: string, form: Form): string | null =>
  READERS[form](text.normalize('NFKC').trim())

/** `2017年12月23日10:33`, `20168月4日`, `18/08/07`, `2016-08-04461.54` */
function dateIn(text: string): string | null {
  const glued = splitGlued(text)
  if (glued) return glued.date
  const yearless = /^(\d{4})(\d{1,2}月\d{1,2}日?)/.exec(text)
  const short = /^(\d{2})([-/.]\d{1,2}[-/.]\d{1,2})$/.exec(text)
  if (yearless) return readDate(`${yearless[1]}年${yearless[2]}`)
  return readDate(short ? `20${short[1]}${short[2]}` : text)
}

/** `01:40`, `06:14:03`, `2017年12月23日10:33` */
function timeIn(text: string): string | null {
  const found = /(?:^|\D)([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(text.replace(/\s/g, ''))
  return found ? `${found[1]!.padStart(2, '0')}:${found[2]}` : null
}

/** `2016-08-04461.54`: a date, and the amount of the next column; null where nothing is glued to it. */
export function splitGlued(text: string): { date: string; amount: string } | null {
  const found = /^(\d{4}-\d{2}-\d{2})(\d+\.\d{2})$/.exec(text.normalize('NFKC').trim())
  const date = found && readDate(found[1]!)
  return date ? { date, amount: found[2]! } : null
}
