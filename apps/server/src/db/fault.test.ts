/** One table for all who ask whose fault an error was. */
import pg from 'pg'
import { expect, it } from 'vitest'
import { Refusal } from '../http/refusal.ts'
import { isCut, type Passing, passingFault } from './fault.ts'

const coded = (code: string, message = 'as it says it') =>
  Object.assign(new Error(message), { code })
const refused = (code: string) => Object.assign(new pg.DatabaseError('no', 2, 'error'), { code })

const PASSING: [Passing, Error][] = [
  ['CONNECTION', refused('57P01')],
  ['CONNECTION', refused('57P02')],
  ['CONNECTION', refused('57P03')],
  ['CONNECTION', refused('08006')],
  ['CONNECTION', refused('08P01')],
  ['CONNECTION', coded('ECONNREFUSED')],
  ['CONNECTION', coded('ECONNRESET')],
  ['CONNECTION', coded('EPIPE')],
  ['CONNECTION', new Error('Connection terminated')],
  ['CONNECTION', new Error('Connection terminated unexpectedly')],
  ['CONNECTION', new Error('Client has encountered a connection error and is not queryable')],
  ['CONTENTION', refused('40001')],
  ['CONTENTION', refused('40P01')],
  ['CONTENTION', refused('55P03')],
  ['SPACE', refused('53100')],
  ['SPACE', coded('ENOSPC')],
  ['SPACE', coded('EDQUOT')],
  ['SHORTAGE', refused('53200')],
  ['SHORTAGE', refused('53300')],
  ['SHORTAGE', coded('EMFILE')],
  ['SHORTAGE', coded('ENFILE')],
  ['SHORTAGE', coded('ENOMEM')],
  ['SHORTAGE', coded('ERR_WORKER_OUT_OF_MEMORY')],
  ['TIME', refused('57014')],
  ['TIME', new Error('timeout exceeded when trying to connect')],
  ['TIME', new Error('Connection terminated due to connection timeout')],
  ['TIME', new DOMException('The operation was aborted due to timeout', 'TimeoutError')],
  ['STORE', coded('STORE_DOWN')],
  ['STORE', Object.assign(coded('STORE_DOWN'), { cause: coded('ECONNREFUSED') })],
  ['SPACE', new Error('could not store', { cause: coded('ENOSPC') })],
  ['CONNECTION', new TypeError('fetch failed', { cause: coded('ECONNREFUSED') })],
  ['CONNECTION', new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')])],
]
/** Of Citus 14 (`distributed/transaction/remote_transaction.c`, `executor/`), which gives them the code of what should never be. */
const OF_NODES = [
  'failure on connection marked as essential: 127.0.0.1:6002',
  'execution cannot recover from multiple connection failures. Last node failed 127.0.0.1:6002',
  'cannot connect to 127.0.0.1:6002 to fetch intermediate results',
].map((said) => Object.assign(new pg.DatabaseError(said, 2, 'error'), { code: 'XX000' }))
it.each(OF_NODES)('a node that went away passes: %s', (error) => {
  expect(passingFault(error)).toBe('CONNECTION')
})

it.each(PASSING)('%s passes: %s', (fault, error) => {
  expect(passingFault(error)).toBe(fault)
})

const OWN: unknown[] = [
  refused('23505'),
  refused('42P01'),
  refused('22P02'),
  refused('42501'),
  coded('ENOENT'),
  coded('EACCES'),
  new TypeError('x is not a function'),
  new Refusal('MALFORMED'),
  new Refusal('CONSENT_REQUIRED'),
  new Error('the file says: Connection terminated'),
  new RangeError('Invalid array length'),
  'a string',
  null,
  undefined,
]
it.each(OWN)('is the fault of the work: %s', (error) => {
  expect(passingFault(error)).toBe(null)
})

it('an error that is its own cause is judged all the same', () => {
  const error = new Error('round and round') as Error & { cause?: unknown }
  error.cause = error
  expect(passingFault(error)).toBe(null)
})

it('a connection that the database cut is used by nobody again; one it refused something stays', () => {
  expect(isCut(refused('57P01'))).toBe(true)
  expect(isCut(refused('23505'))).toBe(false)
  expect(isCut(refused('40P01'))).toBe(false)
})
