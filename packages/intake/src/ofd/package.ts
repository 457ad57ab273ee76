import { IntakeError } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import { parseXml, type XmlNode } from '../xml/tree.ts'
import { listZip, unpack, type ZipEntry } from '../zip/entries.ts'
import { foldPath, ofdRoot } from '../zip/names.ts'

/** An opened OFD: a ZIP whose parts are read on demand, addressed by archive path without a leading slash. */
export interface OfdPackage {
  names(): string[]
  has(path: string): boolean
  bytes(path: string): Uint8Array
  xml(path: string): XmlNode
}

/** Errors: CORRUPTED, ENCRYPTED (GB/T 33190 encryption or an encrypted ZIP), ZIP_BOMB, ZIP_PATH. */
export function openOfd(bytes: Uint8Array): OfdPackage {
  const budget = { bytes: LIMITS.maxOfdBytes, entries: LIMITS.maxOfdEntries }
  const entries = new Map<string, ZipEntry>()
  const listed = listZip(bytes, budget).map((entry) => ({ entry, path: foldPath(entry.name) }))
  const root = ofdRoot(listed.map((e) => e.path)) ?? ''
  for (const { entry, path } of listed)
    if (path.startsWith(root)) entries.set(path.slice(root.length), entry)
  if ([...entries.keys()].some((n) => /(?:^|\/)(?:encryptions|decryptseed)\.(?:xml|dat)$/.test(n)))
    throw new IntakeError('ENCRYPTED')
  const cache = new Map<string, Uint8Array>()
  const read = (path: string): Uint8Array => {
    const key = foldPath(path)
    const cached = cache.get(key)
    if (cached) return cached
    const entry = entries.get(key)
    if (!entry) throw new IntakeError('CORRUPTED')
    const data = unpack(bytes, entry, budget, LIMITS.maxOfdBytes)
    cache.set(key, data)
    return data
  }
  return {
    names: () => [...entries.keys()],
    has: (path) => entries.has(foldPath(path)),
    bytes: read,
    xml: (path) => parseXml(read(path)),
  }
}

/** Location `loc` as written in the part `from`: absolute, relative to that part, or (some vendors) to the document root. */
export function resolveLoc(pkg: OfdPackage, from: string, loc: string): string | null {
  const clean = loc.trim().replace(/\\/g, '/')
  if (clean === '') return null
  const folder = from.includes('/') ? from.slice(0, from.lastIndexOf('/')) : ''
  const root = folder.split('/')[0] ?? ''
  const tries = clean.startsWith('/')
    ? [clean.slice(1)]
    : [folder ? `${folder}/${clean}` : clean, root ? `${root}/${clean}` : clean, clean]
  return tries.find((path) => pkg.has(path)) ?? null
}
