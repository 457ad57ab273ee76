import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** Files as they were given, folders with all that is in them, in the order of their names; hidden files are left out. */
export async function findFiles(given: readonly string[]): Promise<string[]> {
  const files: string[] = []
  for (const each of given) {
    if (!(await stat(each)).isDirectory()) {
      files.push(each)
      continue
    }
    const inside = (await readdir(each)).filter((name) => !name.startsWith('.')).sort()
    files.push(...(await findFiles(inside.map((name) => path.join(each, name)))))
  }
  return files
}
