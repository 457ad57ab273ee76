import { parentPort } from 'node:worker_threads'
import { TableError } from '@xinjian/intake/tables/table-invoice'
import { enterpriseLine } from '../report/report-line.ts'
import type { HelperReply, HelperTask } from './helper.ts'
import { loadedShare } from './merge.ts'
import { openCsv } from './open-file.ts'
import { readPlainTable } from './plain-table.ts'

/** Entry of the second thread. */
const port = parentPort!
const reply = (message: HelperReply): void => port.postMessage(message)

async function run(task: HelperTask): Promise<void> {
  if (task.kind === 'load') {
    const stream = await openCsv(task.path, (read, total) =>
      reply({ kind: 'progress', read, total }),
    )
    reply({ kind: 'loaded', table: stream === null ? null : await readPlainTable(stream) })
    return
  }
  const tables = task.shares.map((share) =>
    loadedShare(share, { bad: [], badCount: 0, rejectedRows: 0 }),
  )
  const lines = task.enterprises.map((name) =>
    enterpriseLine(name, tables, task.through, task.score),
  )
  reply({ kind: 'lines', lines })
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
