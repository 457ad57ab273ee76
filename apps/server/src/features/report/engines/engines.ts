/**
 * Engines by version: the one in force, and those of the past as they were archived (packages/engine/archive). A report of
 * whatever version can so be computed again.
 */
import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import { ARCHIVE_URL, type ArchivedEngine, archivedEngine } from '@xinjian/engine/archive'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import { Refusal } from '../../../http/refusal.ts'
import { kindOf } from '../kinds/registry.ts'
import { makeReport } from '../make.ts'
import { runArchived } from './run-archived.ts'

export interface Engines {
  /**
   * Canonical JSON of the document that this version makes of these facts (bytes, not compressed). Refuses ENGINE_GONE where
   * neither the running program nor the archive has the version.
   */
  run(kind: ReportKind, version: string, facts: Uint8Array, through: number): Promise<string>
}

export const engines: Engines = {
  async run(kind, version, facts, through) {
    const { engine } = kindOf(kind)
    if (engine.version === version)
      return makeReport(engine, engine.decode(facts), through).json.toString('utf8')
    const archived = archivedEngine(kind, version)
    if (!archived) throw new Refusal('ENGINE_GONE')
    return runArchived(await checkedCode(archived), facts, through)
  },
}

/** Source of an archived engine. Code that is not what was archived is never run. */
export async function checkedCode(
  { file, sha256 }: Pick<ArchivedEngine, 'file' | 'sha256'>,
  archive = ARCHIVE_URL,
): Promise<string> {
  const code = await fs.readFile(new URL(file, archive))
  const found = createHash('sha256').update(code).digest('hex')
  if (found !== sha256) throw new Error(`archived engine ${file} is not what it was: ${found}`)
  return code.toString('utf8')
}
