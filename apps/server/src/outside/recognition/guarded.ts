/** The services of vendors as features use them while a person waits: each with circuit, lane and deadline around every picture. */
import type { Db } from '../../db/pool.ts'
import { Circuits } from '../source/circuits.ts'
import { Lane } from '../source/lane.ts'
import { NotRead, type Recogniser } from './recogniser.ts'

/** Among the bureaus, in the table of circuits. */
const PLACE = 'RECOGNISE'
/** A person waits, and our own reader is still to come where this one fails. */
const DEADLINE_MS = 12_000
const AT_ONCE = 6
const WAITING = 60

export interface GuardedReaders {
  /** The vendors that are configured, the first of them first. */
  readonly vendors: readonly Recogniser[]
  stop(): void
}

export function guardReaders(
  vendors: readonly Recogniser[],
  db: Db,
  deadline = DEADLINE_MS,
): GuardedReaders {
  const circuits = new Circuits(db)
  return {
    vendors: vendors.map((reader) => {
      const place = `${PLACE}_${reader.name.toUpperCase()}`
      const lane = new Lane({
        atOnce: AT_ONCE,
        waiting: WAITING,
        refuse: (why) => new NotRead(why),
      })
      return {
        ...reader,
        async read(picture, signal) {
          if (!circuits.of(place).admits(Date.now())) throw new NotRead('CIRCUIT_OPEN')
          const until = AbortSignal.any([signal, AbortSignal.timeout(deadline)])
          return lane.run(until, async () => {
            try {
              const reading = await reader.read(picture, until)
              void circuits.succeeded(place)
              return reading
            } catch (error) {
              const silent = !(error instanceof NotRead) || error.silent
              if (!signal.aborted)
                void (silent ? circuits.failed(place) : circuits.succeeded(place))
              throw error
            }
          })
        },
      }
    }),
    stop: () => circuits.stop(),
  }
}
