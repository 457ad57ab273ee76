/** The server's features as the laws see them: which file is of which feature, and what it imports. */
import path from 'node:path'
import { isSource, read, repositoryFiles } from './files.ts'

export const SERVER = 'apps/server/src'
const FEATURES = `${SERVER}/features`

/** `facts` is a house of rooms; each room is a feature of its own. */
export function featureOf(file: string): string | null {
  if (!file.startsWith(`${FEATURES}/`)) return null
  const [first = '', second = ''] = file.slice(FEATURES.length + 1).split('/')
  return first === 'facts' ? `facts/${second}` : first
}

/** Files by which others meet a feature: one for most, one to read and one to write for the rooms of facts. */
export const facesOf = (feature: string): string[] =>
  (feature.startsWith('facts/') ? ['read.ts', 'write.ts'] : ['index.ts']).map(
    (face) => `${FEATURES}/${feature}/${face}`,
  )

/** Sources of the server, without tests. */
export const serverSources = (): string[] =>
  repositoryFiles().filter(
    (f) => f.startsWith(`${SERVER}/`) && isSource(f) && !/\.test\.ts$/.test(f),
  )

export const features = (): string[] => [
  ...new Set(serverSources().flatMap((f) => featureOf(f) ?? [])),
]

const STATEMENT = /(?:\bfrom\s+|\bimport\s+|\bimport\s*\(\s*|new URL\(\s*)['"](\.[^'"]+)['"]/g

/** Files of the repository that a file imports, types and late imports included. */
export const importsOf = (file: string): string[] =>
  [...read(file).matchAll(STATEMENT)].map(([, specifier = '']) =>
    path.posix.join(path.posix.dirname(file), specifier),
  )
