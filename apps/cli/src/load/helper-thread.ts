import { parentPort } from 'node:worker_threads'
import { TableError } from '@xinjian/intake/tables/table-invoice'
import type { WholeReport } from '../report/full-report.ts'
import { enterpriseLine } from '../report/report-line.ts'
import type { HelperReply, HelperTask } from './helper.ts'
import type { LoadedTable } from './loaded.ts'
import { loadedShare } from './merge.ts'
import { openCsv } from './open-file.ts'
import { PartyRegistry } from './party-registry.ts'
import { readPlainTable } from './plain-table.ts'

/** Entry of the second thread. */
const port = parentPort!
const reply = (message: HelperReply): void => port.postMessage(message)

async function run(task: HelperTask): Promise<void> {
  if (task.kind === 'load') {
    const stream = await openCsv(task.path, (read, total) =>
      reply({ kind: 'progress', read, total }),
    )
    reply({
      kind: 'loaded',
      table: stream === null ? null : await readPlainTable(stream, task.today),
    })
    return
  }
  const tables = task.shares.map((share) =>
    loadedShare(share, { bad: [], badCount: 0, rejectedRows: 0 }),
  )
  const build = task.options.verdict ? await builder(task, tables) : null
  const lines = task.enterprises.map((name) => enterpriseLine(name, tables, task.options, build))
  reply({ kind: 'lines', lines })
}

async function builder(
  { parties, options }: Extract<HelperTask, { kind: 'lines' }>,
  tables: readonly LoadedTable[],
): Promise<(name: string) => WholeReport> {
  const { buildReport } = await import('../report/full-report.ts')
  const registry = new PartyRegistry()
  registry.merge(parties)
  return (name) => buildReport(name, tables, options, (id) => registry.counterparty(id))
}

port.on('message', (task: HelperTask) => {
  run(task).catch((error: Error) =>
    reply({
      kind: 'failed',
      code: error instanceof TableError ? error.code : null,
      message: error.message,
    }),
  )
})
