/** Titles of taxi receipts, which a red seal covers: read with a few characters wrong, they are known by the rest of them and by the region of the code. */
import type { TicketReading } from '../reading.ts'
import { TRUST } from '../reading.ts'
import type { Voucher } from '../voucher.ts'

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
  const city = CITIES[code.slice(1, 5)]
  const names = [city, REGIONS[code.slice(1, 3)]].filter((n) => n !== undefined)
  const home = names[0] === undefined ? '' : `${names[0]}市${FORMS[0]}`
  const titles = [
    ...names.flatMap((name) =>
      FORMS.flatMap((form) => [`${name}市${form}`, `${name}省${form}`, `${name}${form}`]),
    ),
    ...FORMS,
  ]
  let best: { title: string; alike: number; at: number } | null = null
  for (const [at, cell] of voucher.cells.slice(0, Math.ceil(voucher.cells.length / 2)).entries()) {
    if (!/[票发]|[\u4e00-\u9fff]{5}/.test(cell.key)) continue
    for (const title of titles) {
      const share = 1 - distance(cell.key, title) / Math.max(title.length, cell.key.length)
      const alike = share + (title === home ? AT_HOME : 0)
      const least = leastAlike(title, title === home, names[0] ?? '', cell.key)
      if (alike >= least && (!best || alike > best.alike)) best = { title, alike, at }
    }
  }
  if (!best) {
    reading.derive('title', formOf(code), DERIVED)
    return
  }
  const { key, glyphs } = voucher.cells[best.at]!
  const trust = key === best.title ? TRUST.WITNESSED : TRUST.PLACED
  reading.put('title', best.title, glyphs, trust)
}

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
