import type { Random } from '../../bench/lib/random.ts'
import type { Mutant } from './mutants.ts'

/**
 * `killed`: a test failed. `timeout`: the tests did not end, which is noticed too. `golden`: only golden documents differed.
 * `survived`: all tests passed.
 */
export type Fate = 'killed' | 'timeout' | 'golden' | 'survived'
export interface Judged extends Mutant {
  fate: Fate
}

/** `size` of them, each set of that size equally likely; all of them where there are no more. */
export function sample<T>(all: readonly T[], size: number, { below }: Random): T[] {
  const rest = [...all]
  return Array.from({ length: Math.min(size, all.length) }, () => {
    const [taken] = rest.splice(below(rest.length), 1)
    return taken as T
  })
}

/** 95 % interval of a share of `n` by Wilson, in percent; of all there are it is the share itself. */
export function interval(hits: number, n: number, of: number): [number, number] {
  const share = hits / n
  if (n >= of) return [share * 100, share * 100]
  const z = 1.96
  const middle = share + (z * z) / (2 * n)
  const half = z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n))
  const scale = 100 / (1 + (z * z) / n)
  return [(middle - half) * scale, (middle + half) * scale]
}

export interface Row {
  folder: string
  mutants: number
  killed: number
  timeout: number
  golden: number
  survived: number
  /** Share noticed without golden documents, percent. */
  score: number
  /** Share noticed with them, percent. */
  withGolden: number
}

/** One row per folder below `root`, and the sum as the last. */
export function table(judged: readonly Judged[], root: string): Row[] {
  const folders = Map.groupBy(judged, ({ file }) =>
    file.slice(root.length).split('/').slice(0, -1).join('/'),
  )
  const row = (folder: string, list: readonly Judged[]): Row => {
    const count = (fate: Fate) => list.filter((m) => m.fate === fate).length
    const noticed = count('killed') + count('timeout')
    const share = (n: number) => (n / list.length) * 100
    return {
      folder,
      mutants: list.length,
      killed: count('killed'),
      timeout: count('timeout'),
      golden: count('golden'),
      survived: count('survived'),
      score: share(noticed),
      withGolden: share(noticed + count('golden')),
    }
  }
  const sorted = [...folders].sort(([a], [b]) => (a < b ? -1 : 1))
  return [...sorted.map(([folder, list]) => row(folder || '.', list)), row('all', judged)]
}
