import type { TextPage } from './text.ts'

/**
 * Whether a text layer says what the page shows. Fonts that lost their Unicode map (re-saved files, rail tickets) give other
 * characters for the printed ones: digits mostly survive, names turn into accented letters and rare ideographs.
 */

/** Signs, full-width forms and the 6,763 characters of GB/T 2312, which is what invoices are printed in but for rare names. */
const USUAL = usualCharacters()

function usualCharacters(): ReadonlySet<string> {
  const decoder = new TextDecoder('gbk')
  const rows = [0xa1, 0xa2, 0xa3, ...Array.from({ length: 0x48 }, (_, i) => 0xb0 + i)]
  const set = new Set<string>()
  for (const row of rows)
    for (let cell = 0xa1; cell <= 0xfe; cell++) set.add(decoder.decode(Uint8Array.of(row, cell)))
  set.delete('\ufffd')
  return set
}

const isUsual = (ch: string) => (ch >= ' ' && ch <= '~') || USUAL.has(ch)

/** Share of unusual characters above which a page counts as garbled; a real page has a rare name or two. */
const GARBLED = 0.2
/** Fewer than this many prove nothing. */
const FEW = 8

/** Alphabets of other languages: most of a page in one of them is a letter from abroad, not a lost font. */
const ABROAD = [
  /\p{Script=Arabic}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Thai}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Hangul}/u,
]

/** Whether much of the page's text cannot be what is printed. */
export function isGarbled(page: TextPage): boolean {
  const text = page.runs.flatMap((r) => [...r.text.replace(/\s/g, '')])
  const wide = text.filter((ch) => ch > '~' || ch < ' ')
  const unusual = wide.filter((ch) => !isUsual(ch.normalize('NFKC')))
  const most = unusual.length * 0.7
  const abroad = ABROAD.some((script) => unusual.filter((ch) => script.test(ch)).length > most)
  return unusual.length >= FEW && unusual.length > wide.length * GARBLED && !abroad
}

/** A name with signs of a lost font: accented letters, control and private characters, ideographs no issuing program has. */
export function isDoubtfulName(name: string): boolean {
  const odd = [...name].filter((ch) => !isUsual(ch) && !isUsual(ch.normalize('NFKC')))
  const strange = odd.some((ch) => !/[\u4e00-\u9fff]/.test(ch))
  return strange || odd.length > name.length * 0.3
}

/** Number of Chinese characters on a page. */
export function countHan(page: TextPage): number {
  return page.runs.reduce((n, r) => n + (r.text.match(/[\u4e00-\u9fff]/g)?.length ?? 0), 0)
}
