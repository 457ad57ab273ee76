/**
 * What one of each costs on one node, from the committed tables. Where a table tells one time for several programs it is dealt out by an
 * assumption, which is told in `from`; never less in all than was measured.
 */
import fs from 'node:fs'
import path from 'node:path'
import { RESULTS } from '../lib/results.ts'

export const KINDS = ['list', 'report', 'collection', 'verification'] as const
export type Kind = (typeof KINDS)[number]

/** Milliseconds of processor: of the API, of workers, of the database. */
export interface Cost {
  api: number
  worker: number
  database: number
  /** Held of a bureau, or of the platform that verifies, ms. */
  outside: number
  /** Which table it is of, and how it was dealt out. */
  from: string
}

interface Table {
  rows: (string | number)[][]
  figures: { name: string; value: number }[]
}

const table = (name: string): Table =>
  JSON.parse(fs.readFileSync(path.join(RESULTS, `${name}.json`), 'utf8'))

/** The number that the cell begins with; throws where the table has no such row. */
function cell(name: string, row: string, column: number): number {
  const found = table(name).rows.find(([head]) => head === row)?.[column]
  const value = Number.parseFloat(String(found))
  if (Number.isNaN(value)) throw new Error(`${name} has no number at ${row}`)
  return value
}

/** Cores of the machine that the tables were measured on. */
const CORES = 2
const DECISION = path.resolve(RESULTS, '../../docs/decisions/0237-cost-of-a-collection.md')

/** Seconds of workers, database and API, as the decision measured them. */
function ofCollection(): { worker: number; database: number; api: number } {
  const row = /^\| after, mixed doors \| ([\d.]+) \| ([\d.]+) \| ([\d.]+) /m.exec(
    fs.readFileSync(DECISION, 'utf8'),
  )
  if (!row) throw new Error('0237 tells no cost of a collection')
  const [worker = 0, database = 0, api = 0] = row.slice(1).map(Number)
  return { worker, database, api }
}

export function costs(): Record<Kind, Cost> {
  const light = cell('server-light', '/user/info', 3) / 1_000
  const list = (CORES * 1_000) / cell('server-list', 'Xinjian', 1)
  const load = cell('server-report', 'report: load facts', 1)
  const compute = cell('server-report', 'report: compute', 1)
  const collection = ofCollection()
  const held = cell('collect-doors', 'a plain link', 6) * 1_000
  const rowsASecond = cell(
    'server-verify-batch',
    'rows verified a second, platform without limit',
    1,
  )
  const verified = (CORES * 1_000) / rowsASecond
  return {
    list: {
      ...{ api: list / 2, worker: 0, database: list / 2, outside: 0 },
      from: 'server-list: both cores ÷ calls a second, half to API and half to database (the load generator is in it)',
    },
    report: {
      ...{ api: 2 * light, worker: compute, database: load, outside: 0 },
      from: 'server-report: computing to the worker, loading to the database; two light calls (server-light) to the API',
    },
    collection: {
      api: collection.api * 1_000,
      worker: collection.worker * 1_000,
      database: collection.database * 1_000,
      outside: held,
      from: 'decision 0237, mixed doors, processor by program; held of a bureau: collect-doors, plain link',
    },
    verification: {
      ...{ api: 0, worker: verified / 2, database: verified / 2, outside: 1_000 / PLATFORM },
      from: `server-verify-batch without a limit: both cores ÷ rows a second, half to worker and half to database; the platform bears ${PLATFORM} a second`,
    },
  }
}

/** Rows a second that the platform of the sandbox bears (server-verify-batch). */
export const PLATFORM = 200

/** Invoices that one node stores a second. */
export const ingested = (): number => cell('server-ingest', 'ingest', 2)
