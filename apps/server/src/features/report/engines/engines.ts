/**
 * Engines by version: the one in force, and those of the past as they were archived (packages/engine/archive). A report of
 * whatever version can so be computed again.
 */
import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
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

/** A line of `manifest.json`. */
interface Archived {
  kind: string
  version: string
  file: string
  sha256: string
}

const ARCHIVE = path.resolve(import.meta.dirname, '../../../../../../packages/engine/archive')

export function createEngines(archive = ARCHIVE): Engines {
  let manifest: Promise<Archived[]> | null = null
  const archived = async (kind: string, version: string) => {
    manifest ??= fs.readFile(path.join(archive, 'manifest.json'), 'utf8').then(JSON.parse)
    return (await manifest).find((a) => a.kind === kind && a.version === version)
  }
  return {
    async run(kind, version, facts, through) {
      const { engine } = kindOf(kind)
      if (engine.version === version) return makeReport(engine, engine.decode(facts), through).json
      const found = await archived(kind, version)
      if (!found) throw new Refusal('ENGINE_GONE')
      return runArchived(await readChecked(archive, found), facts, through)
    },
  }
}

/** Code that is not what was archived is never run. */
async function readChecked(archive: string, { file, sha256 }: Archived): Promise<string> {
  const code = await fs.readFile(path.join(archive, file))
  const found = createHash('sha256').update(code).digest('hex')
  if (found !== sha256) throw new Error(`archived engine ${file} is not what it was: ${found}`)
  return code.toString('utf8')
}
