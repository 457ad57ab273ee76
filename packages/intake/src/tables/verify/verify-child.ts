/** The process behind `readVerifyTableIsolated`. */
import { serveTable } from '../serve-table.ts'
import { readVerifyTable, type VerifyTableOptions } from './read-verify-table.ts'

serveTable((path, options: VerifyTableOptions, progress) =>
  readVerifyTable(path, options, progress),
)
