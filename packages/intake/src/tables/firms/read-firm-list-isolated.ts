import { LIMITS } from '../../limits.ts'
import { readApart } from '../table-process.ts'
import type { FirmRow } from './read-firm-list.ts'

const PROGRAM = new URL('./firm-child.ts', import.meta.url)

/** As `readFirmList`, of a file, in a process of its own. Throws a `TableError`, TIMEOUT and OUT_OF_MEMORY among them. */
export const readFirmListIsolated = (path: string): AsyncIterable<FirmRow[]> =>
  readApart(PROGRAM, path, {}, { memoryMb: LIMITS.verifyTableMemoryMb })
