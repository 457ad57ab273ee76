/** Checkpoints beside the database: a file a chain, a line each, only ever added to. Whoever reaches the database alone reaches none. */
import fs from 'node:fs'
import path from 'node:path'
import type { Checkpoint, Signed } from '@xinjian/format/audit-checkpoint'

/** Name of the folder in DATA_DIR, as `xinjian audit verify` looks for it. */
const FOLDER = 'audit-checkpoints'

export interface CheckpointFiles {
  /** On the disk when it returns. */
  add(checkpoint: Signed<Checkpoint>): void
  /** In the order in which they were added. A line that a crash cut short is none. */
  of(companyId: number): Signed<Checkpoint>[]
}

export function createCheckpointFiles(dataDir: string): CheckpointFiles {
  const dir = path.join(dataDir, FOLDER)
  const fileOf = (companyId: number) => path.join(dir, `${companyId}.jsonl`)
  return {
    add(checkpoint) {
      fs.mkdirSync(dir, { recursive: true, mode: 0o700 })
      // A line of its own, also behind one that was cut short.
      fs.appendFileSync(fileOf(checkpoint.companyId), `\n${JSON.stringify(checkpoint)}`, {
        mode: 0o600,
        flush: true,
      })
    },
    of(companyId) {
      const file = fileOf(companyId)
      if (!fs.existsSync(file)) return []
      return fs.readFileSync(file, 'utf8').split('\n').flatMap(lineOf)
    },
  }
}

function lineOf(line: string): Signed<Checkpoint>[] {
  try {
    return [JSON.parse(line) as Signed<Checkpoint>]
  } catch {
    return []
  }
}
