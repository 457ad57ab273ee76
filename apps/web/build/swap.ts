import fs from 'node:fs'

/** More builds than this at the same moment are no coincidence. */
const MAX_TRIES = 50
const TAKEN = new Set(['ENOTEMPTY', 'EEXIST', 'EPERM'])

/**
 * Puts the finished folder `fresh` in the place of `place`, by renames only: whoever looks sees one whole build. Any number of
 * processes may do so at once; the last to come stays, and nobody fails. Both must be on one file system.
 */
export function swapIn(fresh: string, place: string): void {
  for (let tries = 1; ; tries++) {
    const aside = `${fresh}-old-${tries}`
    try {
      fs.renameSync(place, aside)
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error
    }
    try {
      fs.renameSync(fresh, place)
      return
    } catch (error) {
      // Another build moved in between the two renames: it is moved aside in turn.
      if (!TAKEN.has(codeOf(error)) || tries === MAX_TRIES) throw error
    } finally {
      fs.rmSync(aside, { recursive: true, force: true })
    }
  }
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? ''
