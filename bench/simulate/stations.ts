/** Discrete-event simulation of work that visits stations one after the other: each has so many servers and one queue, first come first served. */
import type { Random } from '../lib/random.ts'

export interface Station {
  name: string
  servers: number
}

/** One visit: where, and the mean of its time there, ms; `fixed`: it always takes that long. */
export interface Visit {
  station: number
  ms: number
  fixed?: true
}

export interface Simulated {
  /** So many a second went, after the warm-up. */
  throughput: number
  /** From arrival to the end of the last visit, ms, in order. */
  times: Float64Array
  /** Mean share of servers at work, by station. */
  busy: number[]
}

/** What happens next: an arrival (`visit` = 0, nothing begun) or the end of a visit. */
interface Event {
  at: number
  job: number
  visit: number
  ends: boolean
}

/**
 * @param perSecond arrivals, by a Poisson process
 * @param routeOf visits of the n-th that arrives
 * @param jobs how many arrive; the first tenth warms up and is not told
 */
export function simulate(
  stations: readonly Station[],
  routeOf: (n: number) => readonly Visit[],
  { perSecond, jobs, random }: { perSecond: number; jobs: number; random: Random },
): Simulated {
  const events = new Heap()
  const free = stations.map(({ servers }) => servers)
  const queues = stations.map(() => new Queue())
  const busyMs = stations.map(() => 0)
  const arrived = new Float64Array(jobs)
  const routes: (readonly Visit[])[] = []
  const times: number[] = []
  const exponential = (mean: number) => -mean * Math.log(1 - random.next())
  let [came, last, firstTold, gone] = [0, 0, Number.POSITIVE_INFINITY, 0]
  const warmUp = Math.floor(jobs / 10)

  const arrive = (at: number) => {
    if (came === jobs) return
    arrived[came] = at
    routes[came] = routeOf(came)
    events.push({ at, job: came, visit: 0, ends: false })
    if (came === warmUp) firstTold = at
    came++
  }
  const begin = (job: number, visit: number, at: number) => {
    const { station, ms, fixed } = routes[job]![visit]!
    if (free[station] === 0) {
      queues[station]!.push(job, visit)
      return
    }
    free[station]!--
    const takes = fixed ? ms : exponential(ms)
    busyMs[station]! += takes
    events.push({ at: at + takes, job, visit, ends: true })
  }
  arrive(exponential(1_000 / perSecond))
  for (let event = events.pop(); event; event = events.pop()) {
    const { at, job, visit, ends } = event
    last = at
    if (!ends) {
      arrive(at + exponential(1_000 / perSecond))
      begin(job, 0, at)
      continue
    }
    const { station } = routes[job]![visit]!
    free[station]!++
    const next = queues[station]!.shift()
    if (next) begin(next.job, next.visit, at)
    if (visit + 1 < routes[job]!.length) begin(job, visit + 1, at)
    else {
      if (at >= firstTold) gone++
      if (job >= warmUp) times.push(at - arrived[job]!)
    }
  }
  return {
    throughput: gone / ((last - firstTold) / 1_000),
    times: Float64Array.from(times).sort(),
    busy: stations.map(({ servers }, i) => busyMs[i]! / (servers * last)),
  }
}

/** The value below which this share lies. */
export const percentile = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

class Queue {
  #waiting: { job: number; visit: number }[] = []
  #head = 0

  push(job: number, visit: number): void {
    this.#waiting.push({ job, visit })
  }

  shift(): { job: number; visit: number } | undefined {
    const first = this.#waiting[this.#head]
    if (!first) return undefined
    this.#head++
    if (this.#head > 1_000 && this.#head * 2 > this.#waiting.length) {
      this.#waiting = this.#waiting.slice(this.#head)
      this.#head = 0
    }
    return first
  }
}

/** The earliest first. */
class Heap {
  readonly #of: Event[] = []

  push(event: Event): void {
    const of = this.#of
    let at = of.push(event) - 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (of[parent]!.at <= event.at) break
      of[at] = of[parent]!
      at = parent
    }
    of[at] = event
  }

  pop(): Event | undefined {
    const of = this.#of
    const first = of[0]
    const moved = of.pop()
    if (!first || !moved || of.length === 0) return first
    let at = 0
    for (;;) {
      let child = at * 2 + 1
      if (child >= of.length) break
      if (child + 1 < of.length && of[child + 1]!.at < of[child]!.at) child++
      if (of[child]!.at >= moved.at) break
      of[at] = of[child]!
      at = child
    }
    of[at] = moved
    return first
  }
}
