import type { Fen } from '../money.ts'

/**
 * 大写金额 ↔ fen. Invoices print the total twice, in digits and in capitals; the pair is the strongest arithmetic
 * cross-check a page carries. Printed forms vary (圆/元, 整/正 left out, 零 before 角), so compare by value, never by text.
 */
const DIGITS = '零壹贰叁肆伍陆柒捌玖'
const SMALL_UNITS = ['', '拾', '佰', '仟'] as const
const GROUP_UNITS = ['', '万', '亿', '万亿'] as const

/** Every written form of a digit that banks, printers and recognisers produce. */
const DIGIT_VALUES: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  壹: 1,
  一: 1,
  壱: 1,
  贰: 2,
  二: 2,
  两: 2,
  貳: 2,
  叁: 3,
  三: 3,
  叄: 3,
  參: 3,
  肆: 4,
  四: 4,
  伍: 5,
  五: 5,
  陆: 6,
  六: 6,
  陸: 6,
  柒: 7,
  七: 7,
  捌: 8,
  八: 8,
  玖: 9,
  九: 9,
}
const SMALL_UNIT_VALUES: Readonly<Record<string, number>> = {
  拾: 10,
  十: 10,
  佰: 100,
  百: 100,
  仟: 1000,
  千: 1000,
}

/**
 * Capital amount → fen, or null when the text is not one. Accepts 圆/元, a missing 整/正, blanks, a leading ¥ word
 * (人民币), `负`, `(负数)` and `（负数）` for red invoices, and lower-case numerals (一百).
 */
export function parseChineseAmount(text: string): Fen | null {
  let s = text
    .normalize('NFKC')
    .replace(/[\s:]/g, '')
    .replace(/^人民币/, '')
  const negative = /^\(?负数?\)?/.exec(s)
  if (negative) s = s.slice(negative[0].length)
  s = s.replace(/[整正]$/, '').replace(/[圆圓円]/g, '元')
  const m = /^(?:([^元角分]+)元)?(?:零?([^元角分零])角)?零?(?:([^元角分零])分)?$/.exec(
    s.replace(/零角/, '').replace(/零分$/, ''),
  )
  if (!m || (!m[1] && !m[2] && !m[3])) return null
  const yuan = m[1] ? parseInteger(m[1]) : 0
  const jiao = m[2] ? DIGIT_VALUES[m[2]] : 0
  const cents = m[3] ? DIGIT_VALUES[m[3]] : 0
  if (yuan === null || jiao === undefined || cents === undefined) return null
  const fen = yuan * 100 + jiao * 10 + cents
  if (!Number.isSafeInteger(fen)) return null
  return negative && fen !== 0 ? -fen : fen
}

function parseInteger(s: string): number | null {
  const yi = s.lastIndexOf('亿')
  if (yi >= 0) {
    const high = parseInteger(s.slice(0, yi))
    const low = s.slice(yi + 1) === '' ? 0 : parseInteger(s.slice(yi + 1))
    return high === null || low === null ? null : high * 1e8 + low
  }
  const wan = s.indexOf('万')
  if (wan >= 0) {
    const high = parseGroup(s.slice(0, wan))
    const low = s.slice(wan + 1) === '' ? 0 : parseGroup(s.slice(wan + 1))
    return high === null || low === null ? null : high * 1e4 + low
  }
  return parseGroup(s)
}

/** At most four digits with 拾 佰 仟; a bare 拾 means 壹拾. */
function parseGroup(s: string): number | null {
  if (s === '') return null
  let sum = 0
  let digit: number | null = null
  for (const ch of s) {
    const unit = SMALL_UNIT_VALUES[ch]
    if (unit !== undefined) {
      sum += (digit ?? 1) * unit
      digit = null
      continue
    }
    const value = DIGIT_VALUES[ch]
    if (value === undefined || (digit !== null && digit !== 0)) return null
    digit = value
  }
  return sum + (digit ?? 0)
}

/**
 * Fen → the capital amount as 电子发票 print it: `壹仟伍佰圆整`, `壹拾玖圆柒角整`, `负` in front of a red one.
 * Follows 《票据法》-style writing: one 零 for any run of zeros, 整 unless 分 is present.
 */
export function formatChineseAmount(fen: Fen): string {
  const abs = Math.abs(fen)
  const yuan = Math.floor(abs / 100)
  const jiao = Math.floor(abs / 10) % 10
  const cents = abs % 10
  let s = yuan > 0 ? `${formatInteger(yuan)}圆` : ''
  if (jiao > 0) s += `${DIGITS[jiao]}角`
  else if (cents > 0 && yuan > 0) s += '零'
  if (cents > 0) s += `${DIGITS[cents]}分`
  else s = s === '' ? '零圆整' : `${s}整`
  return `${fen < 0 ? '负' : ''}${s}`
}

function formatInteger(n: number): string {
  const groups: number[] = []
  for (let rest = n; rest > 0; rest = Math.floor(rest / 10000)) groups.push(rest % 10000)
  let s = ''
  let zeroPending = false
  for (let i = groups.length - 1; i >= 0; i--) {
    const group = groups[i]!
    if (group === 0) {
      zeroPending = s !== ''
      if (i === 2 && (groups[3] ?? 0) > 0) s = `${s.slice(0, -1)}亿`
      continue
    }
    if (s !== '' && (zeroPending || group < 1000)) s += '零'
    const unit = i === 3 && (groups[2] ?? 0) > 0 ? '万' : GROUP_UNITS[i]!
    s += formatGroup(group) + unit
    zeroPending = false
  }
  return s
}

function formatGroup(group: number): string {
  let s = ''
  let zero = false
  for (let place = 3; place >= 0; place--) {
    const digit = Math.floor(group / 10 ** place) % 10
    if (digit === 0) zero = s !== ''
    else {
      s += `${zero ? '零' : ''}${DIGITS[digit]}${SMALL_UNITS[place]}`
      zero = false
    }
  }
  return s
}
