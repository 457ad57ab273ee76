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
  /** First letter of the pinyin, upper case. */
  letter: string
  areas: A[]
}

export function groupAreas<A extends Area>(areas: readonly A[]): AreaGroup<A>[] {
  const sorted = [...areas].sort((a, b) => (a.pinyin < b.pinyin ? -1 : 1))
  const groups: AreaGroup<A>[] = []
  for (const area of sorted) {
    const letter = (area.pinyin[0] ?? '#').toUpperCase()
    const last = groups.at(-1)
    if (last?.letter === letter) last.areas.push(area)
    else groups.push({ letter, areas: [area] })
  }
  return groups
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
