import { LIMITS } from '../../limits.ts'
import { type Isolation, readApart } from '../table-process.ts'
import type { VerifyTableRow } from './read-row.ts'
import type { VerifyTableOptions } from './read-verify-table.ts'

const PROGRAM = new URL('./verify-child.ts', import.meta.url)

/** As `readVerifyTable`, of a file, in a process of its own. Throws a `TableError`, TIMEOUT and OUT_OF_MEMORY among them. */
export const readVerifyTableIsolated = (
  path: string,
  options: VerifyTableOptions,
  progress?: Isolation['progress'],
): AsyncIterable<VerifyTableRow[]> =>
  readApart(PROGRAM, path, options, { memoryMb: LIMITS.verifyTableMemoryMb, progress })
