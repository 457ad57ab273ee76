/** Which packages of others ship with the product, by the lock file. */
import fs from 'node:fs'

export interface Part {
  /** Folder under the repository's root; of another platform's package it is not there. */
  folder: string
  name: string
  version: string
  /** SPDX expression. */
  licence: string
}

interface LockEntry {
  version?: string
  license?: string
  link?: boolean
  dev?: boolean
}

/** Everything but what is there for development alone; optional packages of other platforms ship, too. In order of their names. */
export function shippedParts(lockFile: string | URL): Part[] {
  const { packages } = JSON.parse(fs.readFileSync(lockFile, 'utf8')) as {
    packages: Record<string, LockEntry>
  }
  const parts = Object.entries(packages).flatMap(([folder, entry]): Part[] => {
    const at = folder.lastIndexOf('node_modules/')
    if (at < 0 || entry.link || entry.dev) return []
    const name = folder.slice(at + 'node_modules/'.length)
    return [{ folder, name, version: entry.version ?? '', licence: entry.license ?? '' }]
  })
  // A package whose entry names no licence is built from the one it is a platform's part of.
  const licenceOf = (part: Part): string =>
    part.licence ||
    parts.find((p) => p.licence && part.name.startsWith(`${p.name}-`))?.licence ||
    ''
  const seen = new Set<string>()
  return parts
    .map((part) => ({ ...part, licence: licenceOf(part) }))
    .filter((part) => !seen.has(idOf(part)) && seen.add(idOf(part)))
    .sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1))
}

export const idOf = ({ name, version }: Pick<Part, 'name' | 'version'>): string =>
  `${name}@${version}`
