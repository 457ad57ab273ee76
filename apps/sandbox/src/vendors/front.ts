/** What happens at a vendor's door, whatever is asked: faults by a knob, and the count of calls and of what is charged. */
import { setTimeout as sleep } from 'node:timers/promises'
import { send } from '../http/reply.ts'
import type { Context } from '../http/router.ts'

export const VENDORS = ['tianyancha', 'qichacha', 'gateway', 'lending'] as const
export type Vendor = (typeof VENDORS)[number]

/**
 * 503; no answer for a minute; the last page of a list breaks off in its middle; fields have other names; no calls are left; HTML.
 */
export const FAULTS = ['DOWN', 'SLOW', 'HALF', 'SHAPE', 'QUOTA', 'GARBAGE'] as const
export type Fault = (typeof FAULTS)[number]

const SLOW_MS = 60_000
/** Of the envelopes of all vendors. */
const ENVELOPE = new Set(
  'error_code reason result total num count viewtotal pageSize items Status Message OrderNumber Paging Result VerifyResult Data code message data rows pages'.split(
    ' ',
  ),
)

interface Weather {
  fault: Fault
  /** Calls that meet it. */
  left: number
  /** Only ends whose name holds this. */
  end: string
}

export interface Calls {
  calls: number
  charged: number
  byEnd: Record<string, number>
}

/** An answer before it is sent: as the vendor says it. */
export interface Answer {
  value: unknown
  status?: number
  charged: boolean
  /** Whether the list ends with this page. */
  last?: boolean
}

export class Front {
  readonly #weather = new Map<Vendor, Weather>()
  readonly #calls = new Map<Vendor, Calls>()

  set(vendor: Vendor, fault: Fault | null, left: number, end: string): void {
    if (fault === null) this.#weather.delete(vendor)
    else this.#weather.set(vendor, { fault, left, end })
  }

  reset(): void {
    this.#weather.clear()
    this.#calls.clear()
  }

  calls(vendor: Vendor): Calls {
    const known = this.#calls.get(vendor)
    if (known) return known
    const made = { calls: 0, charged: 0, byEnd: {} }
    this.#calls.set(vendor, made)
    return made
  }

  /**
   * Answers one call.
   * @param refuse what the vendor says where no calls are left
   */
  async answer(
    c: Context,
    vendor: Vendor,
    end: string,
    refuse: () => Answer,
    make: () => Promise<Answer> | Answer,
  ): Promise<void> {
    const calls = this.calls(vendor)
    calls.calls++
    calls.byEnd[end] = (calls.byEnd[end] ?? 0) + 1
    const fault = this.#met(vendor, end)
    if (fault === 'SLOW') await sleep(SLOW_MS, undefined, { ref: false })
    if (fault === 'DOWN') return send(c.res, 503, 'text/plain', 'Service Unavailable')
    if (fault === 'GARBAGE') return send(c.res, 200, 'text/html', '<html>网关</html>')
    const made = fault === 'QUOTA' ? refuse() : await make()
    const body = JSON.stringify(fault === 'SHAPE' ? renamed(made.value) : made.value)
    if (fault === 'HALF' && made.last) return breakOff(c, body)
    if (made.charged) calls.charged++
    send(c.res, made.status ?? 200, 'application/json; charset=utf-8', body)
  }

  #met(vendor: Vendor, end: string): Fault | null {
    const weather = this.#weather.get(vendor)
    if (!weather || weather.left <= 0 || !end.includes(weather.end)) return null
    weather.left--
    return weather.fault
  }
}

/** The same values under names that nobody knows. */
function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner], i) => [
      ENVELOPE.has(name) ? name : `c${i}`,
      renamed(inner),
    ]),
  )
}

function breakOff(c: Context, body: string): void {
  const bytes = Buffer.from(body)
  c.res.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': bytes.length,
  })
  c.res.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => c.res.destroy())
}

/** A page of a list. */
export const pageOf = <T>(
  all: readonly T[],
  page: number,
  size: number,
): { rows: T[]; last: boolean } => ({
  rows: all.slice((page - 1) * size, page * size),
  last: page * size >= all.length,
})
