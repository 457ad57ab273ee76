import fs from 'node:fs'
import path from 'node:path'
import { ROOT, read } from './files.ts'

const RELATIVE = /(?:from\s+|import\s+|import\s*\(\s*)['"](\.[^'"]+\.tsx?)['"]/g

/** A file and every source file it imports, directly or by others, by relative paths. */
export function filesReached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !fs.existsSync(path.join(ROOT, file))) return seen
  seen.add(file)
  for (const [, specifier = ''] of read(file).matchAll(RELATIVE))
    filesReached(path.posix.join(path.posix.dirname(file), specifier), seen)
  return seen
}
