/** `xinjian audit verify`: the chains of an audit log, reckoned again from an export or where they lie. */
import { Failure } from '../failure.ts'
import { print } from '../print.ts'
import type { AuditOptions } from '../usage-audit.ts'
import { checkDatabase } from './audit-log/database.ts'
import { checkFile } from './audit-log/file.ts'

/** Prints one line of JSON a chain; throws a Failure where one does not hold. */
export async function runAuditVerify(options: AuditOptions): Promise<void> {
  const { file, database } = options
  const found =
    file === null ? await checkDatabase(database ?? '', options) : [await checkFile(file, options)]
  for (const { faults: _, ...one } of found) await print(`${JSON.stringify(one)}\n`)
  const said = found.flatMap(({ of, brokenAt, faults }) => [
    ...(brokenAt === null ? [] : [`${of}：第 ${brokenAt} 条起不相符，条目被改动、缺少或插入。`]),
    ...faults.map((fault) => `${of}：${fault}。`),
  ])
  if (said.length > 0) throw new Failure(said.join('\n'))
}
