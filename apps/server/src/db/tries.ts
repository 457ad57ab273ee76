/**
 * Tries at a secret, counted before they are judged, in one statement: of many at once no more are judged than one after
 * another. After five in a row there is a lock of half an hour (domain §7.3, docs/decisions/0027); then counting begins anew,
 * for one wrong try every half hour must not keep somebody out for ever.
 */
const TRIES = 5
const LOCK_MINUTES = 30

interface Clock {
  /** SQL of this moment. */
  now: string
  /** SQL of the moment at which a lock that begins now is over (`lockedUntil`). */
  until: string
}

/** Of the platform's own tables. */
const DATABASE: Clock = { now: 'now()', until: `now() + interval '${LOCK_MINUTES} minutes'` }

/** When a lock that begins now is over, for a statement on a table of companies: where rows meet, it takes no clock (docs/decisions/0232). */
export const lockedUntil = (): Date => new Date(Date.now() + LOCK_MINUTES * 60_000)

/** SQL of one table of tries; `row` is its name, `count` its column of failures beside `locked_until`. */
export function triesIn(row: string, count: string, { now, until } = DATABASE) {
  const over = `${row}.locked_until <= ${now}`
  return {
    /** The settings that take a try. */
    take: `${count} = case when ${over} then 1 else ${row}.${count} + 1 end,
           locked_until = case when ${over} then null
                               when ${row}.${count} + 1 >= ${TRIES} then ${until} end`,
    /** Whether a try is left. Where it is not, nothing is taken and nothing may be judged. */
    left: `(${row}.locked_until is null or ${over})`,
    /** The settings after a right try that was the n-th: it forgives itself and those before it, not those beside it. */
    forgive: (n: string) => `${count} = greatest(${row}.${count} - ${n}, 0), locked_until = null`,
  }
}

/** Tries before the lock once the n-th was wrong; 0 = it locked. */
export const triesAfter = (n: number): number => Math.max(0, TRIES - n)
