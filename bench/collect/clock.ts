/** Times of calls by name, and their percentiles. */
export class CallTimes {
  readonly by = new Map<string, number[]>()

  async of<T>(name: string, work: () => Promise<T>): Promise<T> {
    const start = performance.now()
    const result = await work()
    const list = this.by.get(name)
    if (list) list.push(performance.now() - start)
    else this.by.set(name, [performance.now() - start])
    return result
  }

  add(other: CallTimes): void {
    for (const [name, list] of other.by) this.by.set(name, [...(this.by.get(name) ?? []), ...list])
  }
}

/** Nearest rank; NaN of nothing. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
