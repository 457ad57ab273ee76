/** How often a comparison met each answer of a reference: a generator that no longer reaches one must fail its test. */
export interface Reached {
  met(key: string, answer: string): void
  /** `key answer` with its number, of those met less often than asked. */
  seldom(least: Readonly<Record<string, number>>): [string, number][]
}

export function reached(): Reached {
  const keys = new Set<string>()
  const times = new Map<string, number>()
  return {
    met(key, answer) {
      keys.add(key)
      times.set(`${key} ${answer}`, (times.get(`${key} ${answer}`) ?? 0) + 1)
    },
    seldom: (least) =>
      [...keys].toSorted().flatMap((key) =>
        Object.entries(least).flatMap(([answer, wanted]): [string, number][] => {
          const n = times.get(`${key} ${answer}`) ?? 0
          return n < wanted ? [[`${key} ${answer}`, n]] : []
        }),
      ),
  }
}
