import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** Files git knows or would add, relative to the root. */
export function repositoryFiles(): string[] {
  const out = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    { cwd: ROOT },
  )
  return out
    .toString()
    .split('\0')
    .filter((f) => f !== '' && fs.existsSync(path.join(ROOT, f)))
}

export const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8')

export const isSource = (file: string): boolean => /\.(ts|tsx|mjs|css)$/.test(file)

/** Rows of a table of docs/product, comments left out. */
export function productTable(name: 'calls' | 'routes'): string[][] {
  return read(`docs/product/${name}.tsv`)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
}
