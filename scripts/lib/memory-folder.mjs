import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const GIB = 1024 ** 3
/** What all steps of `npm test` keep at once is below 2 GiB: databases of two test files and of the browser's servers, a Chromium. */
const ROOM = 4 * GIB

/**
 * A folder of its own in memory, for what tests write and throw away; undefined where there is none, too little room, or no program
 * may be started from it (Chromium unpacks itself into the temporary folder). A database of a test is a copy of some thousand small
 * files: a second of the processor on a disk, a twentieth of that in memory. Whoever asks removes it.
 */
export function memoryFolder(place = '/dev/shm', { room = ROOM, free = os.freemem() } = {}) {
  let folder
  try {
    const { bavail, bsize } = fs.statfsSync(place)
    if (bavail * bsize < room || free < room) return undefined
    folder = fs.mkdtempSync(path.join(place, 'xinjian-tests-'))
    // PostgreSQL does not run as root: as `nobody` it must come through.
    fs.chmodSync(folder, 0o711)
    const program = path.join(folder, 'program')
    fs.writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 })
    const started = spawnSync(program).status === 0
    fs.rmSync(started ? program : folder, { recursive: true })
    return started ? folder : undefined
  } catch {
    if (folder) fs.rmSync(folder, { recursive: true, force: true })
    return undefined
  }
}
