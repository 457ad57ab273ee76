/** The 36 bureaus on the phone: default from the tax number, search by pinyin, and their state in three words. */
export interface Area {
  code: string
  name: string
  pinyin: string
}

/** A guess only: enterprises move. Five cities have bureaus of their own; else the province of digits 3–4. */
export function areaOf(taxNo: string, areas: readonly Area[]): string | null {
  const region = taxNo.slice(2, 6)
  const found =
    areas.find((a) => a.code === region && !region.endsWith('00')) ??
    areas.find((a) => a.code === `${region.slice(0, 2)}00`)
  return found?.code ?? null
}

/** Higher is better, 0 = no match: name, code, beginning of the pinyin, letters of it in order (`gd` → guangdong). */
function score({ code, name, pinyin }: Area, query: string): number {
  if (name.startsWith(query)) return 4
  if (name.includes(query) || code.startsWith(query)) return 3
  if (!/^[a-z]+$/.test(query)) return 0
  if (pinyin.startsWith(query)) return 2
  if (pinyin[0] !== query[0]) return 0
  let at = 0
  for (const letter of query) {
    at = pinyin.indexOf(letter, at) + 1
    if (at === 0) return 0
  }
  return 1
}

export function findAreas<A extends Area>(areas: readonly A[], text: string): A[] {
  const query = text
    .trim()
    .toLowerCase()
    .replace(/(省|市|自治区|税务局)$/, '')
  if (query === '') return [...areas]
  return areas
    .map((area) => ({ area, score: score(area, query) }))
    .filter((found) => found.score > 0)
    .sort((a, b) => b.score - a.score)
    .map((found) => found.area)
}

export interface AreaGroup<A> {
  /** First letters of the pinyin: `A–F`. */
  letters: string
  areas: A[]
}

/** First letter of each group: about as many areas in one as a glance takes in. */
const FIRST_LETTERS = ['A', 'G', 'H', 'J', 'N', 'S', 'T']
const LAST_LETTERS = ['F', 'G', 'H', 'L', 'Q', 'S', 'Z']

export function groupAreas<A extends Area>(areas: readonly A[]): AreaGroup<A>[] {
  const sorted = [...areas].sort((a, b) => (a.pinyin < b.pinyin ? -1 : 1))
  return FIRST_LETTERS.map((first, i) => {
    const last = LAST_LETTERS[i] ?? 'Z'
    const inside = (a: A) => {
      const letter = (a.pinyin[0] ?? '').toUpperCase()
      return letter >= first && letter <= last
    }
    return { letters: first === last ? first : `${first}–${last}`, areas: sorted.filter(inside) }
  }).filter((group) => group.areas.length > 0)
}

export type Weather = 'OPEN' | 'BUSY' | 'CLOSED'
type Status = 'OPEN' | 'BUSY' | 'UNSTABLE' | 'MAINTENANCE' | 'CLOSED'

/** 正常, 拥挤, 维护. */
export const weatherOf = (status: Status | undefined): Weather =>
  status === 'MAINTENANCE' || status === 'CLOSED'
    ? 'CLOSED'
    : status === 'BUSY' || status === 'UNSTABLE'
      ? 'BUSY'
      : 'OPEN'
