/** How a part does, from what its calls of the last hour came to. What was not measured is not judged. */
import { CALLS_FLOOR, type PartState, worse } from '@xinjian/contract/status/status'
import type { Away } from '../../health/dependencies.ts'
import type { CircuitStatus } from '../../outside/source/circuit.ts'

/** Shares of the calls of an hour. */
const OUTAGE_SHARE = 0.5
const PARTIAL_SHARE = 0.1
const SLOW_SHARE = 0.2
/** Seconds that the oldest of a queue has waited. */
const QUEUE_DELAYED = 60
const QUEUE_PARTIAL = 10 * 60
const QUEUE_OUTAGE = 60 * 60

export interface Measured {
  calls: number
  failed: number
  /** Answered, and slower than the part is when all is well. */
  slow: number
}

export function stateOfCalls({ calls, failed, slow }: Measured): PartState {
  if (calls < CALLS_FLOOR) return 'NO_DATA'
  if (failed / calls >= OUTAGE_SHARE) return 'OUTAGE'
  if (failed / calls >= PARTIAL_SHARE) return 'PARTIAL'
  return slow / calls >= SLOW_SHARE ? 'DELAYED' : 'OPERATIONAL'
}

/** `oldest`: seconds; null = nothing waits. */
export function stateOfQueue(oldest: number | null): PartState {
  if (oldest === null || oldest < QUEUE_DELAYED) return 'OPERATIONAL'
  if (oldest < QUEUE_PARTIAL) return 'DELAYED'
  return oldest < QUEUE_OUTAGE ? 'PARTIAL' : 'OUTAGE'
}

/** Of what is there or not. `away`: null = nobody could tell. */
export const stateOfBeside = (away: readonly Away[] | null, part: Away): PartState =>
  away === null ? 'NO_DATA' : away.includes(part) ? 'OUTAGE' : 'OPERATIONAL'

const BROKEN: Readonly<Record<CircuitStatus, PartState>> = {
  OPEN: 'NO_DATA',
  UNSTABLE: 'PARTIAL',
  MAINTENANCE: 'OUTAGE',
}

/** Of a bureau: its calls, what the circuit found in the last minutes, and what it says of itself. A bureau that says it is open proves nothing. */
export const stateOfBureau = (
  measured: Measured,
  circuit: CircuitStatus,
  notice: 'MAINTENANCE' | 'CLOSED' | null,
): PartState =>
  worse(stateOfCalls(measured), worse(BROKEN[circuit], notice === null ? 'NO_DATA' : 'OUTAGE'))

/** Minutes of a day that make it one of that state: fewer are an accident of one look. */
const DAY_MINUTES = 5

export interface DayMinutes {
  operational: number
  delayed: number
  partial: number
  outage: number
}

/** The worst state that lasted; of a day of which nothing good was seen the worst that was. One that nothing was measured of has none. */
export function stateOfDay({ operational, delayed, partial, outage }: DayMinutes): PartState {
  const least = operational > 0 ? DAY_MINUTES : 1
  if (outage >= least) return 'OUTAGE'
  if (outage + partial >= least) return 'PARTIAL'
  if (outage + partial + delayed >= least) return 'DELAYED'
  return operational > 0 ? 'OPERATIONAL' : 'NO_DATA'
}
