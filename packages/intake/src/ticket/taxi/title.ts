/** Titles of taxi receipts, which a red seal covers: read with a few characters wrong, they are known by the rest of them and by the region of the code. */
import type { TicketReading } from '../reading.ts'
import { TRUST } from '../reading.ts'
import type { Cell, Voucher } from '../voucher.ts'

/** First two digits of a region → how its forms name it. */
const REGIONS: Readonly<Record<string, string>> = {
  11: '北京',
  12: '天津',
  13: '河北',
  14: '山西',
  15: '内蒙古',
  21: '辽宁',
  22: '吉林',
  23: '黑龙江',
  31: '上海',
  32: '江苏',
  33: '浙江',
  34: '安徽',
  35: '福建',
  36: '江西',
  37: '山东',
  41: '河南',
  42: '湖北',
  43: '湖南',
  44: '广东',
  45: '广西',
  46: '海南',
  50: '重庆',
  51: '四川',
  52: '贵州',
  53: '云南',
  54: '西藏',
  61: '陕西',
  62: '甘肃',
  63: '青海',
  64: '宁夏',
  65: '新疆',
}
/** Cities that have forms of their own. */
const CITIES: Readonly<Record<string, string>> = {
  4403: '深圳',
  3302: '宁波',
  2102: '大连',
  3702: '青岛',
  3502: '厦门',
}

const FORMS = [
  '出租汽车专用发票',
  '通用机打发票',
  '出租汽车通用机打发票',
  '出租汽车统一发票',
  '出租汽车发票',
  '通用定额发票',
]

/** Forms that cities and tax offices print under their own names. */
const LOCAL = [...FORMS, '出租小汽车发票', '出租汽车机打发票'].sort((a, b) => b.length - a.length)
/** Regions that are cities. */
const MUNICIPALITIES: ReadonlySet<string> = new Set(['11', '12', '31', '50'])

/** Provinces whose taxis print on the form for machines of all trades. */
const MACHINE: ReadonlySet<string> = new Set(['32', '33', '36', '37'])

/** What the form of the code's own city is ahead of others. */
const AT_HOME = 0.1
/** Share of a title's characters that must be there; of the form for taxis of the region that the code names, fewer. */
const ALIKE = 0.7
const ALIKE_AT_HOME = 0.55
const ALIKE_NAMED = 0.6
/** A shorter form without a region says too little to be guessed. */
const LONG = 8

/** The name of the form, when enough of its characters are there. */
export function readTitle(voucher: Voucher, reading: TicketReading): void {
  const code = reading.value('invoiceCode') ?? ''
  const names = namesOf(code)
  const upper = voucher.cells.slice(0, Math.ceil(voucher.cells.length / 2))
  const cells = upper.filter(({ key }) => /[票发]|[\u4e00-\u9fff]{5}/.test(key))
  const own = cells
    .map((cell) => ({ cell, title: localTitle(cell.key, names) }))
    .find((c) => c.title)
  const best = own?.title ? null : likest(cells, names)
  if (own?.title) {
    const exact = own.cell.key === own.title
    reading.put('title', own.title, own.cell.glyphs, exact ? TRUST.PLACED : TRUST.FORM)
  } else if (best) {
    const { key, glyphs } = best.cell
    reading.put('title', best.title, glyphs, key === best.title ? TRUST.WITNESSED : TRUST.PLACED)
  } else {
    reading.derive('title', formOf(code), DERIVED)
    const guess = likest(cells, [], GUESS)
    if (guess) reading.put('title', guess.title, guess.cell.glyphs, GUESSED)
  }
}

/** How forms name the place of a code: its city, then its region, the fullest name of each first. */
function namesOf(code: string): string[] {
  const [city, region] = [CITIES[code.slice(1, 5)], REGIONS[code.slice(1, 3)]]
  const of = (name: string, kind: string) => [`${name}${kind}`, name]
  return [
    ...(city ? of(city, '市') : []),
    ...(region ? of(region, MUNICIPALITIES.has(code.slice(1, 3)) ? '市' : '省') : []),
  ]
}

/** A city or an office that no code names, as it is printed before a form that is known; null for what may be a region misread. */
function localTitle(key: string, names: readonly string[]): string | null {
  for (const form of LOCAL) {
    const [place, tail] = [key.slice(0, -form.length), key.slice(-form.length)]
    if (!/^[\u4e00-\u9fff]{3,12}$/.test(place) || !/[市州盟县局]$/.test(place)) continue
    if (1 - distance(tail, form) / form.length < ALIKE) continue
    if (names.every((name) => distance(place, name) > 1)) return place + form
  }
  return null
}

/** The title that a cell is most alike, if it is enough. */
function likest(
  cells: readonly Cell[],
  names: readonly string[],
  enough?: number,
): { title: string; cell: Cell } | null {
  const home = names[0]?.endsWith('市') ? `${names[0]}${FORMS[0]}` : ''
  const titles = [...names.flatMap((name) => FORMS.map((form) => name + form)), ...FORMS]
  let best: { title: string; alike: number; cell: Cell } | null = null
  for (const cell of cells)
    for (const title of titles) {
      const share = 1 - distance(cell.key, title) / Math.max(title.length, cell.key.length)
      const alike = share + (title === home ? AT_HOME : 0)
      const least = enough ?? leastAlike(title, title === home, names.at(-1) ?? '', cell.key)
      if (alike >= least && (!best || alike > best.alike)) best = { title, alike, cell }
    }
  return best
}

/** Where nothing else is known, so much of a form is worth a guess, and the guess so much. */
const [GUESS, GUESSED] = [0.35, 0.4]

/** Under a seal, the form that the region in the code uses. */
const DERIVED = 0.55

function formOf(code: string): string | null {
  const city = CITIES[code.slice(1, 5)]
  const region = code.slice(1, 3)
  if (city === '深圳' || region === '11') return `${city ?? REGIONS[region]}市${FORMS[0]}`
  return MACHINE.has(region) ? `${city ?? REGIONS[region]}${FORMS[1]}` : null
}

/** How much of a title must be there: the less, the more of the region that the code names is. */
function leastAlike(title: string, atHome: boolean, region: string, printed: string): number {
  if (atHome && printed.includes('市')) return ALIKE_AT_HOME
  if (FORMS.includes(title) && title.length < LONG) return 1
  return [...region].some((ch) => printed.includes(ch)) ? ALIKE_NAMED : ALIKE
}

/** Whether a code's region is one. */
export const isRegion = (code: string): boolean => REGIONS[code.slice(1, 3)] !== undefined

/** Number of characters to change, add or leave out. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(
        row[j]! + 1,
        next[j - 1]! + 1,
        row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
      )
    row = next
  }
  return row[b.length]!
}
