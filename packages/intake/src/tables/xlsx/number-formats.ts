import { attribute, startTags, unescapeXml } from './xml.ts'

/** How a style shows a number: decimals, and the power of ten by which what is shown is smaller than what is stored. */
export interface NumberFormat {
  /** null where the format says nothing of them. */
  decimals: number | null
  /** 3 of `#,##0,`, 4 of `0!.0,` (a point put in by hand). */
  scale: number
  /** It shows every number in red: by its font, or by the format of positive ones. */
  red?: true
}

/** Formats that every program knows by number. */
const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  41: '#,##0',
  42: '#,##0',
  43: '#,##0.00',
  44: '#,##0.00',
}
/** The format that every program knows by this number; '' for one that says nothing of decimals. */
export const formatById = (id: number): string => BUILT_IN[id] ?? ''

/** The longest that the format allows. */
const MAX_FORMAT = 255
const PLAIN: NumberFormat = { decimals: null, scale: 0 }

/** Number formats of the cells' styles by their number, of the text of `styles.xml`. */
export function numberFormatsOf(styles: string): NumberFormat[] {
  const codes = new Map<number, string>()
  for (const tag of startTags(styles, 'numFmt'))
    codes.set(Number(attribute(tag, 'numFmtId')), unescapeXml(attribute(tag, 'formatCode') ?? ''))
  const from = styles.search(/<(?:\w+:)?cellXfs[\s>]/)
  const to = styles.search(/<\/(?:\w+:)?cellXfs>/)
  if (from < 0 || to < from) return []
  const fonts = redFonts(styles)
  return [...startTags(styles.slice(from, to), 'xf')].map((tag) => {
    const id = Number(attribute(tag, 'numFmtId'))
    const code = codes.get(id) ?? formatById(id)
    const format = numberFormatOf(code)
    const isRed = fonts.has(Number(attribute(tag, 'fontId'))) || shownRed(code)
    return isRed ? { ...format, red: true } : format
  })
}

/** `[Red]` of a format's first part holds for positive numbers too; behind it for negative ones alone. */
const shownRed = (code: string): boolean => /^[^;]{0,40}\[(?:red|红色?)\]/i.test(code)

/** Fonts of a plain red by their number: colours as they are written or of the old palette, those of a theme are none. */
function redFonts(styles: string): ReadonlySet<number> {
  const from = styles.search(/<(?:\w+:)?fonts[\s>]/)
  const to = styles.search(/<\/(?:\w+:)?fonts>/)
  if (from < 0 || to < from) return new Set()
  const fonts = styles.slice(from, to).split(/<(?:\w+:)?font(?=[\s/>])/)
  return new Set(
    fonts.slice(1).flatMap((font, at) => {
      const [color] = startTags(font, 'color')
      return color !== undefined && isRedTag(color) ? [at] : []
    }),
  )
}

const RED_INDEXES: ReadonlySet<string> = new Set(['2', '10', '16'])
const isRedTag = (tag: string): boolean =>
  RED_INDEXES.has(attribute(tag, 'indexed') ?? '') ||
  isRed(/^(?:[0-9a-f]{2})?([0-9a-f]{6})$/i.exec(attribute(tag, 'rgb') ?? '')?.[1] ?? '')

/** Whether six hexadecimal digits are a red that people write negative numbers in. */
export function isRed(hex: string): boolean {
  if (!/^[0-9a-f]{6}$/i.test(hex)) return false
  const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return red! >= 0xa0 && green! <= 0x50 && blue! <= 0x50
}

/** The number format that a code says; that of positive numbers where it has several. */
export function numberFormatOf(format: string): NumberFormat {
  const [first = ''] = format.split(';')
  const code = first.slice(0, MAX_FORMAT).replace(/\[[^\]]{0,40}\]|_.|\*./g, '')
  const byHand = /(?:!|\\|"(?=\."))"?\."?([0#?]+)/.exec(code)
  const digits = code.replace(/"[^"]{0,60}"|[!\\]./g, '')
  if (!/[0#?]/.test(digits) || /[a-z%/]/i.test(digits)) return PLAIN
  const commas = /[0#?](,{1,5})(?![0#?,])/.exec(digits)?.[1]?.length ?? 0
  const decimals = /\.([0#?]*)/.exec(digits)?.[1]?.length ?? 0
  return { decimals, scale: 3 * commas + (byHand?.[1]?.length ?? 0) }
}

/** A stored number as it is shown, none of its digits left out: `12345678` at a scale of 4 is `1234.5678`. */
export function atScale(stored: string, scale: number): string {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(stored) ?? []
  if (scale === 0 || whole === '') return scale === 0 ? stored : `${stored}e-${scale}`
  const digits = whole.padStart(scale + 1, '0')
  return `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}${part}`
}
