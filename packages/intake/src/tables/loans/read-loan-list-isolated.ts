import { LIMITS } from '../../limits.ts'
import { readApart } from '../table-process.ts'
import type { LoanRow } from './read-loan-list.ts'

const PROGRAM = new URL('./loan-child.ts', import.meta.url)

/** As `readLoanList`, of a file, in a process of its own. Throws a `TableError`, TIMEOUT and OUT_OF_MEMORY among them. */
export const readLoanListIsolated = (path: string): AsyncIterable<LoanRow[]> =>
  readApart(PROGRAM, path, {}, { memoryMb: LIMITS.verifyTableMemoryMb })
