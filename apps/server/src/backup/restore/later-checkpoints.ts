/**
 * Signed ends of the audit log that are later than the moment that is restored. They do not agree with it, rightly; they are set apart, as what
 * tells of the entries that the restore undid.
 */
import fs from 'node:fs'
import path from 'node:path'
import { namesIn, writeWhole } from '../files.ts'

/** @param dir `audit-checkpoints` @returns how many lines now lie in `DIR-later` */
export function laterCheckpoints(dir: string, at: Date): number {
  let count = 0
  for (const name of namesIn(dir)) {
    const lines = fs.readFileSync(path.join(dir, name), 'utf8').split('\n')
    const later = lines.filter((line) => isLater(line, at))
    if (later.length === 0) continue
    fs.mkdirSync(`${dir}-later`, { recursive: true, mode: 0o700 })
    writeWhole(path.join(`${dir}-later`, name), later.join('\n'))
    writeWhole(path.join(dir, name), lines.filter((line) => !later.includes(line)).join('\n'))
    count += later.length
  }
  return count
}

function isLater(line: string, at: Date): boolean {
  try {
    return Date.parse((JSON.parse(line) as { at: string }).at) > at.getTime()
  } catch {
    return false
  }
}
