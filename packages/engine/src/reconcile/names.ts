/** Whom a bank line means: its name against the names on invoices. A name that could be two parties' is nobody's. */
import { normaliseName } from '@xinjian/format/invoice/party-name'
import { NAMED, type Named } from './rows.ts'

const LEGAL_FORM = /(?:股份有限公司|有限责任公司|有限公司|分公司|公司|COLTD)$/
/** A name that is shorter tells nobody from anybody. */
const SHORTEST = 4
const SHORTEST_CUT = 6
/** A letter that tells one branch or number from the next is never a slip of the pen. */
const TELLING = /[0-9A-Z一二三四五六七八九十甲乙丙丁戊己庚辛东南西北中上下大小新老]/

/** A name without brackets and the words for provinces and cities. */
const bareOf = (name: string): string =>
  normaliseName(name)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/(?<=.{2})[省市]/gu, '')

/** What remains of it without the legal form. */
const coreOf = (name: string): string => bareOf(name).replace(LEGAL_FORM, '')

const reversed = (text: string): string => [...text].reverse().join('')

/** One of two that are told by the same words is neither. */
class Unique {
  private readonly ids = new Map<string, number>()
  add(key: string, id: number): void {
    const known = this.ids.get(key)
    this.ids.set(key, known === undefined || known === id ? id : -1)
  }
  get(key: string): number {
    return this.ids.get(key) ?? -1
  }
}

/** Names in order, so that those which begin alike stand together. */
class Beginnings {
  private readonly rows: readonly (readonly [name: string, id: number])[]
  constructor(names: readonly string[]) {
    this.rows = names
      .map((name, id) => [name, id] as const)
      .sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0))
  }
  /** The only one that begins so, but is longer. */
  only(start: string): number {
    let [low, high] = [0, this.rows.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.rows[middle]![0] < start) low = middle + 1
      else high = middle
    }
    const [first, second] = [this.rows[low], this.rows[low + 1]]
    return first?.[0].startsWith(start) && !second?.[0].startsWith(start) ? first[1] : -1
  }
}

/** The name with each of its letters left out in turn. */
function* without(name: string): Generator<[rest: string, letter: string, at: number]> {
  for (let i = 0; i < name.length; i++) yield [name.slice(0, i) + name.slice(i + 1), name[i]!, i]
}

export interface Resolved {
  /** Index among the names of invoices; −1 = nobody. */
  id: number
  named: Named
}

const NOBODY: Resolved = { id: -1, named: 'EXACT' }

/** @returns whom each name means, by its index */
export function resolveNames(bank: readonly string[], known: readonly string[]): Resolved[] {
  const exact = new Unique()
  const short = new Unique()
  const [plain, cores] = [known.map(normaliseName), known.map(coreOf)]
  for (const [id, name] of plain.entries()) exact.add(name, id)
  for (const [id, core] of cores.entries()) short.add(core, id)
  const lazy = <T>(make: () => T) => {
    let made: T | undefined
    return () => (made ??= make())
  }
  const starts = lazy(() => new Beginnings(known.map(bareOf)))
  const ends = lazy(() => new Beginnings(cores.map(reversed)))
  const slips = lazy(() => {
    const found = new Map<string, number[]>()
    cores.forEach((core, id) => {
      if (core.length < SHORTEST_CUT) return
      for (const [rest] of without(core)) {
        const ids = found.get(rest)
        if (ids === undefined) found.set(rest, [id])
        else if (ids.at(-1) !== id) ids.push(id)
      }
    })
    return found
  })
  return bank.map((name) => {
    const own = exact.get(normaliseName(name))
    if (own >= 0) return { id: own, named: 'EXACT' }
    const core = coreOf(name)
    if (core.length < SHORTEST) return NOBODY
    const same = short.get(core)
    if (same >= 0) return { id: same, named: 'SHORT' }
    // A name that is whole is not the beginning of another: 甲公司 is not 甲商贸公司.
    const bare = bareOf(name)
    if (core === bare) {
      const cut = core.length < SHORTEST_CUT ? -1 : starts().only(core)
      if (cut >= 0) return { id: cut, named: 'CUT' }
      const ended = ends().only(reversed(core))
      if (ended >= 0) return { id: ended, named: 'SHORT' }
    }
    const near = core.length < SHORTEST_CUT ? -1 : nearest(core, cores, slips(), short)
    return near < 0 ? NOBODY : { id: near, named: 'NEAR' }
  })
}

/** The only name that is one letter away: another, one more or one less; −1 = none or several. */
function nearest(
  core: string,
  cores: readonly string[],
  slips: ReadonlyMap<string, readonly number[]>,
  short: Unique,
): number {
  const found = new Set<number>()
  for (const id of slips.get(core) ?? [])
    if (!TELLING.test(leftOut(cores[id]!, core))) found.add(id)
  for (const [rest, letter, at] of without(core)) {
    const one = short.get(rest)
    if (one >= 0 && !TELLING.test(letter)) found.add(one)
    for (const id of slips.get(rest) ?? []) {
      const other = cores[id]!
      if (other.length !== core.length) continue
      const there = other[at]!
      const swapped = other.slice(0, at) + other.slice(at + 1) === rest
      if (swapped && !TELLING.test(letter) && !TELLING.test(there)) found.add(id)
    }
  }
  return found.size === 1 ? [...found][0]! : -1
}

/** The letter that the longer has more. */
function leftOut(longer: string, shorter: string): string {
  let at = 0
  while (at < shorter.length && longer[at] === shorter[at]) at++
  return longer[at]!
}

export const namedCode = (named: Named): number => NAMED.indexOf(named)
