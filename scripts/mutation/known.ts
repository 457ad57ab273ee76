import { createHash } from 'node:crypto'
import fs from 'node:fs'
import type { Mutant } from './mutants.ts'
import type { Fate, Judged } from './score.ts'

/**
 * What earlier runs found, in a file of the caller's. A change that was noticed stays noticed as long as its source is the same and
 * tests are only added, so a run that was cut short goes on where it was, and after new tests only the rest is judged.
 */
export interface Known {
  fateOf(mutant: Mutant): Fate | undefined
  keep(judged: Judged): void
}

/** `text`: of a source, by its path. Without a file nothing is known and nothing kept. */
export function knownFates(file: string | undefined, text: (path: string) => string): Known {
  if (file === undefined) return { fateOf: () => undefined, keep: () => undefined }
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : []
  const known = new Map(
    lines.filter((line) => line !== '').map((line) => line.split(' ') as [string, Fate]),
  )
  const key = ({ file: path, from, to, replacement }: Mutant) =>
    createHash('sha256')
      .update(JSON.stringify([path, text(path), from, to, replacement]))
      .digest('hex')
  return {
    fateOf(mutant) {
      const fate = known.get(key(mutant))
      return fate === 'killed' || fate === 'timeout' ? fate : undefined
    },
    keep(judged) {
      known.set(key(judged), judged.fate)
      fs.appendFileSync(file, `${key(judged)} ${judged.fate}\n`)
    },
  }
}
