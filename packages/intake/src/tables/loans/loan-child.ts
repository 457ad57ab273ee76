/** The process of `readLoanListIsolated`. */
import { serveTable } from '../serve-table.ts'
import { readLoanList } from './read-loan-list.ts'

serveTable((path, _: object, progress) => readLoanList(path, progress))
