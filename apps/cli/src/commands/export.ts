/** `xinjian export verify`: an archive of everything of a company, held against what the platform signed of it. */
import { Failure } from '../failure.ts'
import { print } from '../print.ts'
import type { ExportOptions } from '../usage-export.ts'
import { verifyArchive } from './company-archive/verify.ts'

/** Past so many faults the rest is counted. */
const TOLD = 20

/** Prints one line of JSON; throws a Failure where something does not fit. */
export async function runExportVerify({ file, key }: ExportOptions): Promise<void> {
  const { verdict, faults } = await verifyArchive(file, key)
  await print(`${JSON.stringify({ ...verdict, faults })}\n`)
  if (faults.length === 0) return
  const more = faults.length - TOLD
  const said = faults.slice(0, TOLD).map((fault) => `${file}：${fault}。`)
  throw new Failure([...said, ...(more > 0 ? [`另有 ${more} 处不符。`] : [])].join('\n'))
}
