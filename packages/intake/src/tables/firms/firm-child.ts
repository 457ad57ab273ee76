/** The process of `readFirmListIsolated`. */
import { serveTable } from '../serve-table.ts'
import { readFirmList } from './read-firm-list.ts'

serveTable((path, _: object, progress) => readFirmList(path, progress))
