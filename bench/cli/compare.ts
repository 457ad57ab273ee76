/** Compares two outputs of `report invoice --enterprise all` line by line, key by key. */
type Indicators = Record<string, Record<string, number | null>>

const linesOf = (text: string): Map<string, Indicators> =>
  new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { enterprise: string; indicators: Indicators })
      .map(({ enterprise, indicators }) => [enterprise, indicators]),
  )

export interface Comparison {
  enterprises: number
  figures: number
  /** `E3 sales.amount12m: 1 ≠ 2`. */
  differences: string[]
}

/** Figures are equal when they agree to a billionth: sums of doubles depend on their order in the last bits. */
export function compareReports(ours: string, theirs: string): Comparison {
  const [a, b] = [linesOf(ours), linesOf(theirs)]
  const differences: string[] = []
  let figures = 0
  for (const name of new Set([...a.keys(), ...b.keys()])) {
    for (const side of ['sales', 'purchases']) {
      const [left, right] = [a.get(name)?.[side] ?? {}, b.get(name)?.[side] ?? {}]
      for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
        figures++
        const [x, y] = [left[key], right[key]]
        const same =
          typeof x === 'number' && typeof y === 'number'
            ? Math.abs(x - y) <= 1e-9 * Math.max(1, Math.abs(x), Math.abs(y))
            : x === y
        if (!same) differences.push(`${name} ${side}.${key}: ${x} ≠ ${y}`)
      }
    }
  }
  return { enterprises: a.size, figures, differences }
}
