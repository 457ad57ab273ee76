/**
 * Whose fault an error is, judged in this one place. What passes by itself (a connection that was cut, a full disk, a lack of
 * memory) says nothing about the work: jobs are tried again, requests are told to come again. Everything else is the work's own.
 *
 * Codes: PostgreSQL, appendix A of its documentation; Node and the system, errno(3).
 */

/** What passes: lost database, others in the way, no room on a disk, no memory or handles, out of time, no store of files. */
export type Passing = 'CONNECTION' | 'CONTENTION' | 'SPACE' | 'SHORTAGE' | 'TIME' | 'STORE'

const BY_CODE: Readonly<Record<string, Passing>> = {
  // Shut down, crashed, starting up, idle connections that were closed.
  '57P01': 'CONNECTION',
  '57P02': 'CONNECTION',
  '57P03': 'CONNECTION',
  '57P05': 'CONNECTION',
  '25P03': 'CONNECTION',
  '25P04': 'TIME',
  ECONNREFUSED: 'CONNECTION',
  ECONNRESET: 'CONNECTION',
  ECONNABORTED: 'CONNECTION',
  EPIPE: 'CONNECTION',
  EHOSTUNREACH: 'CONNECTION',
  ENETUNREACH: 'CONNECTION',
  EAI_AGAIN: 'CONNECTION',
  // Serialization, deadlock, a lock that is not to be had, an outcome that nobody knows.
  '40001': 'CONTENTION',
  '40003': 'CONTENTION',
  '40P01': 'CONTENTION',
  '55P03': 'CONTENTION',
  '53100': 'SPACE',
  ENOSPC: 'SPACE',
  EDQUOT: 'SPACE',
  '53000': 'SHORTAGE',
  '53200': 'SHORTAGE',
  '53300': 'SHORTAGE',
  '53400': 'SHORTAGE',
  EMFILE: 'SHORTAGE',
  ENFILE: 'SHORTAGE',
  ENOMEM: 'SHORTAGE',
  EAGAIN: 'SHORTAGE',
  ERR_WORKER_OUT_OF_MEMORY: 'SHORTAGE',
  ERR_WORKER_INIT_FAILED: 'SHORTAGE',
  // A statement that was cancelled: by its time limit, or by an operator.
  '57014': 'TIME',
  ETIMEDOUT: 'TIME',
  // Storage of files that is reached over the network (s3/client.ts).
  STORE_DOWN: 'STORE',
}
/** Connection exceptions of PostgreSQL. */
const CONNECTION_CLASS = /^08[0-9A-Z]{3}$/

/** Words of the driver, and of a coordinator that lost a node: they give these errors no code, or that of what should never be. */
const BY_WORDS: readonly [RegExp, Passing][] = [
  [/^Connection terminated due to connection timeout$/, 'TIME'],
  [/^timeout exceeded when trying to connect$|^Query read timeout$/, 'TIME'],
  [
    /^Connection terminated|^Client (?:has encountered a connection error|was closed)|^Called end on pool/,
    'CONNECTION',
  ],
  [
    /^failure on connection marked as essential|^execution cannot recover from multiple connection failures|^cannot connect to \S+ to fetch intermediate results/,
    'CONNECTION',
  ],
]

interface Told {
  code?: unknown
  name?: unknown
  message?: unknown
  cause?: unknown
  errors?: unknown
}

/** What passes by itself, or null: the work's own fault. Looks behind what wraps an error, too. */
export function passingFault(error: unknown): Passing | null {
  for (const told of withCauses(error)) {
    const code = typeof told.code === 'string' ? told.code : ''
    const found = BY_CODE[code] ?? (CONNECTION_CLASS.test(code) ? 'CONNECTION' : null)
    if (found) return found
    if (told.name === 'TimeoutError') return 'TIME'
    const words = typeof told.message === 'string' ? told.message : ''
    const said = BY_WORDS.find(([pattern]) => pattern.test(words))
    if (said) return said[1]
  }
  return null
}

const DEEPEST = 5

function* withCauses(error: unknown, depth = 0): Generator<Told> {
  if (typeof error !== 'object' || error === null || depth > DEEPEST) return
  const told = error as Told
  yield told
  yield* withCauses(told.cause, depth + 1)
  if (Array.isArray(told.errors))
    for (const one of told.errors as unknown[]) yield* withCauses(one, depth + 1)
}

/** After such an error nobody may use the connection again. */
export const isCut = (error: unknown): boolean => {
  const fault = passingFault(error)
  return fault === 'CONNECTION' || fault === 'TIME'
}
