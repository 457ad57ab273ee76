/** What was scraped: series by their labels, as Prometheus keeps them. */
export type Labels = Readonly<Record<string, string>>

export interface Sample {
  /** ms. */
  at: number
  /** NaN = the series ended here. */
  value: number
}

interface Series {
  labels: Labels
  samples: Sample[]
}

/** Older than this nobody asks. */
const KEPT_MS = 60 * 60_000
/** A series that was not told for so long is none. */
const STALE_MS = 5 * 60_000

export class Samples {
  readonly #series = new Map<string, Series>()

  /** One answer of `/metrics` (text format 0.0.4); `target`: labels that are put on each series. */
  take(text: string, target: Labels, at: number): void {
    const told = new Set([this.#put({ ...target, __name__: 'up' }, 1, at)])
    for (const line of text.split('\n')) {
      const [, name, inner = '', value] = /^(\w+)(?:\{(.*)\})?\s+(\S+)/.exec(line) ?? []
      if (!name || line.startsWith('#')) continue
      const own = Object.fromEntries(
        [...inner.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key, text]) => [key, text]),
      )
      told.add(this.#put({ ...own, ...target, __name__: name }, Number(value), at))
    }
    this.#endOthers(target, told, at)
  }

  /** It did not answer: `up` is 0 and its series end. */
  miss(target: Labels, at: number): void {
    this.#endOthers(target, new Set([this.#put({ ...target, __name__: 'up' }, 0, at)]), at)
  }

  /** The newest of each series at this moment. */
  now(at: number, wanted: (labels: Labels) => boolean): { labels: Labels; last: Sample }[] {
    return [...this.#series.values()].flatMap(({ labels, samples }) => {
      if (!wanted(labels)) return []
      const last = samples.findLast((sample) => sample.at <= at)
      return last && !Number.isNaN(last.value) && at - last.at <= STALE_MS ? [{ labels, last }] : []
    })
  }

  /** Samples behind `from` and up to `to`. */
  within(from: number, to: number, wanted: (labels: Labels) => boolean): Series[] {
    return [...this.#series.values()].flatMap(({ labels, samples }) => {
      if (!wanted(labels)) return []
      const own = samples.filter((s) => s.at > from && s.at <= to && !Number.isNaN(s.value))
      return [{ labels, samples: own }]
    })
  }

  #put(labels: Labels, value: number, at: number): string {
    const key = JSON.stringify(Object.entries(labels).sort())
    const series = this.#series.get(key) ?? { labels, samples: [] }
    this.#series.set(key, series)
    series.samples.push({ at, value })
    while (series.samples[0]!.at < at - KEPT_MS) series.samples.shift()
    return key
  }

  #endOthers(target: Labels, told: ReadonlySet<string>, at: number): void {
    for (const [key, { labels, samples }] of this.#series) {
      const isOurs = Object.entries(target).every(([name, value]) => labels[name] === value)
      if (!isOurs || told.has(key) || Number.isNaN(samples.at(-1)!.value)) continue
      samples.push({ at, value: Number.NaN })
    }
  }
}
