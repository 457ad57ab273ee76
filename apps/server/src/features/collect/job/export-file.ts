/** An export of the bureau, read like an uploaded file: to a temporary file first, so that a broken download costs no rows. */
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Direction } from '@xinjian/engine/invoice/facts'
import { passingFault } from '../../../db/fault.ts'
import { SourceError } from '../../../outside/source/failure.ts'
import type { IncomingInvoice } from '../../facts/invoice/write.ts'
import { readTable } from '../../intake/index.ts'
import { callOf, type Run } from './run.ts'

export async function* exportRows(
  run: Run,
  exportId: string,
  direction: Direction,
): AsyncGenerator<IncomingInvoice[]> {
  const { deps, task } = run
  const file = path.join(deps.config.dataDir, 'blobs', 'incoming', `export-${randomUUID()}.csv`)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  try {
    await download(run, exportId, file)
    const { size } = fs.statSync(file)
    const owner = { taxNo: task.tax_no ?? '', name: task.enterprise_name ?? '', direction }
    for await (const readings of readTable(
      { name: 'export.csv', path: file, bytes: size },
      owner,
      () => undefined,
    )) {
      const bad = readings.find((r) => r.kind === 'bad')
      // An unreadable row of the bureau's own export: its format changed.
      if (bad?.kind === 'bad') throw new SourceError('TE-99', 'ROW_UNREADABLE', bad.error.reason)
      yield readings.flatMap((r) => (r.kind === 'invoice' ? [r.invoice] : []))
    }
  } finally {
    fs.rmSync(file, { force: true })
  }
}

async function download(run: Run, exportId: string, file: string): Promise<void> {
  const bytes = await run.deps.bureaus.connector.exportFile(
    await callOf(run),
    run.session,
    exportId,
  )
  try {
    await pipeline(Readable.from(bytes), fs.createWriteStream(file), { signal: run.signal })
  } catch (error) {
    if (run.signal.aborted) throw error
    // A full disk of ours is no bureau's doing.
    const fault = passingFault(error)
    if (fault === 'SPACE' || fault === 'SHORTAGE') throw error
    throw new SourceError('TE-09', 'DOWNLOAD_BROKEN', null)
  }
}
