/** Amounts of statements, exact: decimal texts and powers of ten, never a product of floating numbers. */

/** Powers of ten. */
const UNITS: Readonly<Record<string, number>> = {
  元: 0,
  十元: 1,
  百元: 2,
  千元: 3,
  万元: 4,
  十万元: 5,
  百万元: 6,
  百万: 6,
  千万元: 7,
  亿元: 8,
  百亿元: 10,
  千: 3,
  万: 4,
  千万: 7,
  亿: 8,
  万亿: 12,
}

/** Power of ten of a unit by its words; null for no unit of money. */
export function unitPower(words: string): number | null {
  return UNITS[words.replace(/^人民币|人民币$/g, '')] ?? null
}

/** `编制单位：元亨公司` names a company. */
const UNIT_NOTE =
  /(?<!编制|填报|编报|报送|核算|会计|主管)单位(?:\(|[:：])?(?:人民币|RMB|CNY)?[/／]?((?:十|百|千)?[万亿]元|[十百千]?元|百万(?=$|[)）,，币])|(?:十|千)?[万亿](?=$|[)）,，币])|千(?=$|[)）,，币]))/
/** A line or a cell that says nothing but the unit, or ends with it. */
const WHOLE =
  /(?:^|[^\u4e00-\u9fff](?:币种[:：]?)?|[年月日度]|^币种[:：]?)人民币((?:十|百|千)?[万亿]元|[十百千]?元)$|^((?:十|百|千)?[万亿]元|[十百千]元)$/
const BRACKETED = /[(（](?:人民币|RMB|CNY)?((?:十|百|千)?[万亿]元|[十百千]?元)[)）]/
/** As forms for readers abroad have it: `RMB'000`, `in millions of RMB`. */
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/(?:RMB|CNY|yuan)(?:'000,000|\(?(?:mn|million))|millions?(?:of)?(?:RMB|CNY|yuan)/i, '百万元'],
  [/(?:RMB|CNY|yuan)(?:'000(?!\d|,)|\(?thousand)|thousands?(?:of)?(?:RMB|CNY|yuan)/i, '千元'],
  [/unit:?(?:in)?(?:RMB|CNY)?(?:RMB|CNY|yuan)/i, '元'],
]

/** Money of other countries: told as it stands, never scaled as yuan. */
const FOREIGN =
  /(?:单位|币种|币别)[:：]?((?:千|百万|[万亿])?(?:美元|港元|港币|欧元|日元|英镑|USD|HKD|EUR|JPY|GBP))/i

/** The unit that a line (`金额单位：人民币万元`) or a label (`货币资金(亿元)`) names; null when it names none. */
export function unitOf(text: string): string | null {
  const plain = text.normalize('NFKC').replace(/\s/g, '').replace(/[’‘]/g, "'").slice(0, 200)
  const told = FOREIGN.exec(plain) ?? UNIT_NOTE.exec(plain) ?? BRACKETED.exec(plain)
  const whole = told ? null : WHOLE.exec(plain)
  const words = told?.[1] ?? whole?.[1] ?? whole?.[2]
  return words ?? ENGLISH.find(([pattern]) => pattern.test(plain))?.[1] ?? null
}

/** `(元/股)`: an amount that no unit of the statement scales. */
export const isPerShare = (label: string): boolean => /每股|元\/股/.test(label.normalize('NFKC'))

const AMOUNT =
  /^([-−–—－‐‑负]?)\(?((?:[-−–—－‐‑]?(?:[¥￥]|RMB|CNY)?)|(?:[¥￥]|RMB|CNY)[-−–—－‐‑])([\d,]*\d(?:\.\d*)?|\.\d+)(?:e([+-]?\d{1,3}))?(万亿|千万|百万|[千万亿])?元?\)?(-?)$/i

/**
 * The amount in yuan as a decimal string with two places (up to `places` where the text has more): `1,234.5`, `(12)`, `6.99亿`,
 * `1.2E7`. `power` is that of the statement's unit. null for what is no amount: empty, a dash, a formula, an error.
 */
export function parseAmount(text: string, power: number, places = 2): string | null {
  const plain = withCommas(text.normalize('NFKC').replace(/[\s']/g, ''))
  const match = plain.length <= MAX_TEXT ? AMOUNT.exec(plain) : null
  if (!match) return null
  const [, sign = '', inner = '', digits = '', exponent = '0', own, trailing = ''] = match
  const bracketed = plain.includes('(') || plain.includes(')')
  if (bracketed && !/^[-−–—－‐‑]?\(.*\)-?$/.test(plain)) return null
  const negative = sign !== '' || /[-−–—－‐‑]/.test(inner) || trailing !== '' || bracketed
  const scale = (own === undefined ? power : (UNITS[own] ?? 0)) + Number(exponent)
  if (Math.abs(scale) > MAX_POWER) return null
  const fixed = shifted(digits.replaceAll(',', ''), scale, places)
  return negative && /[1-9]/.test(fixed) ? `-${fixed}` : fixed
}

/** `1.609.403.170.56`: recognition takes separators for points; only the last is one. */
const POINTED = /(?<![\d.])\d{1,3}(?:\.\d{3})+\.\d{2}(?!\d)/

/** Whether separators of an amount were read as points. */
export const isPointed = (text: string): boolean => POINTED.test(text.slice(0, MAX_TEXT))

const withCommas = (plain: string): string =>
  isPointed(plain) ? plain.replace(/\.(?=\d{3}\.)/g, ',') : plain

/**
 * Half of the last digit that an amount is printed with, in ten-thousandths of a yuan: what a sum of rounded amounts may be off
 * by. Amounts in whole units of a scaled statement had their noughts dropped, two decimals are the least.
 */
export function precisionOf(text: string, power: number): bigint {
  const match = AMOUNT.exec(text.normalize('NFKC').replace(/[\s']/g, ''))
  const own = match?.[5]
  const decimals = match?.[3]?.split('.')[1]?.length ?? 0
  const scale = own === undefined ? power - 2 : (UNITS[own] ?? 0) - decimals
  return scale <= -4 || scale > MAX_POWER ? 0n : 10n ** BigInt(scale + 4) / 2n
}

/** Longer than the exact text of any floating number of a workbook. */
const MAX_TEXT = 40
const MAX_POWER = 24

/** `digits` × 10^`power`, rounded half up to `places` decimals, of which at least two are kept. */
function shifted(digits: string, power: number, places: number): string {
  const [whole = '', part = ''] = digits.split('.')
  // A workbook stores 0.1 + 0.2 as 0.30000000000000004: past the fifteenth digit there is nothing that a person wrote.
  const room = Math.max(0, 15 - whole.replace(/^0+/, '').length)
  const kept = part.length > room ? rounded(part, room, whole) : { whole, part }
  const all = kept.whole + kept.part
  const point = kept.whole.length + power
  const padded = point > all.length ? all.padEnd(point, '0') : all
  const head = point <= 0 ? '0' : padded.slice(0, point)
  const tail = point <= 0 ? '0'.repeat(-point) + padded : padded.slice(point)
  const end = rounded(tail, places, head)
  let decimals = end.part.padEnd(2, '0')
  while (decimals.length > 2 && decimals.endsWith('0')) decimals = decimals.slice(0, -1)
  return `${end.whole.replace(/^0+(?=\d)/, '') || '0'}.${decimals}`
}

/** `whole.part` with at most `places` decimals, rounded half up. */
function rounded(part: string, places: number, whole: string): { whole: string; part: string } {
  if (part.length <= places) return { whole, part }
  const up = part[places]! >= '5'
  const width = whole.length + places
  const sum = (BigInt(whole + part.slice(0, places) || '0') + (up ? 1n : 0n))
    .toString()
    .padStart(width, '0')
  const cut = sum.length - places
  return { whole: sum.slice(0, cut), part: sum.slice(cut) }
}

/** A decimal string of at most four places as ten-thousandths, for sums. */
export function toUnits(decimal: string): bigint {
  const negative = decimal.startsWith('-')
  const [whole = '0', part = ''] = decimal.replace('-', '').split('.')
  const units = BigInt(whole) * 10_000n + BigInt(part.slice(0, 4).padEnd(4, '0'))
  return negative ? -units : units
}

/** The other way; two places unless more are needed. */
export function fromUnits(units: bigint): string {
  const text = (units < 0n ? -units : units).toString().padStart(5, '0')
  const part = text.slice(-4).replace(/0{1,2}$/, '')
  return `${units < 0n ? '-' : ''}${text.slice(0, -4)}.${part}`
}
