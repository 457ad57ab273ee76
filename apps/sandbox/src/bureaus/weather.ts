/** What can go wrong around a bureau, set by knobs: latency, faults, hanging, maintenance. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { WorldClock } from '../clock.ts'
import { Rng } from '../world/random.ts'
import { BureauFailure } from './failures.ts'
import type { Bureau } from './traits.ts'

export type BureauState = 'OPEN' | 'UNSTABLE' | 'MAINTENANCE' | 'CLOSED'

export interface Weather {
  /** Share of requests answered with 操作超时. */
  faultRate: number
  /** Factor on the bureau's latency. */
  latencyFactor: number
  /** Requests are held open, unanswered. */
  hang: boolean
  /** Its nightly window is not kept. */
  sleepless: boolean
  /** Set by hand; the nightly window comes on top. */
  state: BureauState
  /** Text of the end of maintenance: `06:00`. */
  until: string
}

const CALM: Weather = {
  faultRate: 0,
  latencyFactor: 1,
  hang: false,
  sleepless: false,
  state: 'OPEN',
  until: '',
}
/** A held request looks again this often whether it may go on. */
const HANG_LOOK_MS = 250

export class Skies {
  #areas = new Map<string, Weather>()
  #rng: Rng
  #clock: WorldClock
  #latency: number

  constructor(seed: number, clock: WorldClock, latency: number) {
    this.#rng = new Rng(seed)
    this.#clock = clock
    this.#latency = latency
  }

  of(areaCode: string): Weather {
    return this.#areas.get(areaCode) ?? CALM
  }

  set(areaCode: string, change: Partial<Weather>): void {
    this.#areas.set(areaCode, { ...this.of(areaCode), ...change })
  }

  reset(): void {
    this.#areas.clear()
  }

  /** State that the bureau publishes now. */
  stateOf(bureau: Bureau): { state: BureauState; until: string } {
    const weather = this.of(bureau.region.areaCode)
    if (weather.state !== 'OPEN') return { state: weather.state, until: weather.until }
    const window = weather.sleepless ? null : bureau.window
    const minute = this.#clock.minuteOfDay()
    if (window && this.#latency > 0 && minute >= window.from && minute < window.to) {
      const end = window.to % (24 * 60)
      return { state: 'MAINTENANCE', until: `${String(Math.floor(end / 60)).padStart(2, '0')}:00` }
    }
    return { state: 'OPEN', until: '' }
  }

  /** What every request to a bureau goes through. Throws MAINTENANCE or BUSY. */
  async endure(bureau: Bureau, signal: AbortSignal): Promise<void> {
    const area = bureau.region.areaCode
    while (this.of(area).hang) await sleep(HANG_LOOK_MS, undefined, { signal })
    const weather = this.of(area)
    const jitter = 0.6 + this.#rng.next() * 0.9
    const ms = bureau.latencyMs * jitter * weather.latencyFactor * this.#latency
    if (ms >= 1) await sleep(ms, undefined, { signal })
    const { state, until } = this.stateOf(bureau)
    if (state === 'MAINTENANCE' || state === 'CLOSED')
      throw new BureauFailure('MAINTENANCE', { until: until || '稍后' })
    if (this.#rng.next() < weather.faultRate) throw new BureauFailure('BUSY')
  }
}
