/** An archive of a company held against what the platform signed of it. */
import { signerOf } from '../audit-log/checked.ts'
import { Archive } from './entries.ts'
import { listedIn, type Manifest, manifestIn, signatureIn } from './manifest.ts'

export interface ArchiveVerdict {
  of: string
  no: string | null
  company: Manifest['company'] | null
  read: Manifest['read'] | null
  tables: number
  rows: number
  /** Rows that a consent which was taken back reaches: not exported. */
  withheld: number
  files: number
  bytes: number
  /** Files that rows named and no store had. */
  missingFiles: number
  /** Fingerprint of the key by which the signature holds. */
  signedBy: string | null
}

export interface CheckedArchive {
  verdict: ArchiveVerdict
  /** What does not fit, in words. */
  faults: string[]
}

const [MANIFEST, SIGNATURE] = ['manifest.json', 'manifest.sig.json']

/** @param key fingerprint that the signature must be of; null = whoever reads the verdict compares it */
export async function verifyArchive(file: string, key: string | null): Promise<CheckedArchive> {
  const archive = await Archive.open(file)
  try {
    return await held(archive, file, key)
  } finally {
    archive.close()
  }
}

async function held(archive: Archive, file: string, key: string | null): Promise<CheckedArchive> {
  const told = await archive.text(MANIFEST)
  const manifest = told && manifestIn(told.text)
  const signature = signatureIn((await archive.text(SIGNATURE))?.text ?? '')
  const signedBy = told && signature && signerOf(told.text, signature)
  const verdict: ArchiveVerdict = {
    of: file,
    ...{
      no: manifest?.no ?? null,
      company: manifest?.company ?? null,
      read: manifest?.read ?? null,
    },
    tables: manifest?.tables.length ?? 0,
    rows: sum(manifest?.tables, ({ rows }) => rows),
    withheld: sum(manifest?.tables, ({ withheld }) => withheld),
    files: manifest?.files.count ?? 0,
    bytes: manifest?.files.bytes ?? 0,
    missingFiles: manifest?.missingFiles.length ?? 0,
    signedBy,
  }
  if (!manifest) return { verdict, faults: ['没有清单（manifest.json），或清单不是本产品的格式'] }
  const faults = [
    ...(signedBy ? [] : ['清单的签名不符，清单被改动过']),
    ...(signedBy && key !== null && signedBy !== key ? ['清单不是由 --key 所指的公钥签名'] : []),
    ...archive.twice.map((name) => `${name} 在包内出现不止一次`),
    ...(await faultsOfTables(archive, manifest)),
    ...(await faultsOfFiles(archive, manifest)),
  ]
  return { verdict, faults }
}

const sum = <T>(all: readonly T[] | undefined, of: (one: T) => number): number =>
  (all ?? []).reduce((total, one) => total + of(one), 0)

async function faultsOfTables(archive: Archive, { tables }: Manifest): Promise<string[]> {
  const faults: string[] = []
  for (const { table, rows, parts } of tables) {
    if (sum(parts, (part) => part.rows) !== rows)
      faults.push(`${table} 各部分的行数之和不是 ${rows}`)
    for (const part of parts) {
      const read = await archive.read(part.name)
      if (!read) faults.push(`${part.name} 缺少或已损坏`)
      else if (read.sha256 !== part.sha256 || read.bytes !== part.bytes || read.lines !== part.rows)
        faults.push(`${part.name} 与清单不符，内容被改动过`)
    }
  }
  return faults
}

/** Stored files by their lists, and what the archive holds that nothing tells of. */
async function faultsOfFiles(archive: Archive, { tables, files }: Manifest): Promise<string[]> {
  const faults: string[] = []
  const left = new Set(archive.names)
  for (const name of [
    MANIFEST,
    SIGNATURE,
    ...tables.flatMap(({ parts }) => parts.map((p) => p.name)),
  ])
    left.delete(name)
  let [count, bytes] = [0, 0]
  for (const list of files.lists) {
    left.delete(list.name)
    const told = await archive.text(list.name)
    if (!told) faults.push(`${list.name} 缺少或已损坏`)
    else if (told.sha256 !== list.sha256) faults.push(`${list.name} 与清单不符，内容被改动过`)
    for (const line of told?.text.trimEnd().split('\n') ?? []) {
      const one = listedIn(line)
      if (!one) continue
      const name = `files/${one.sha256}`
      left.delete(name)
      count++
      bytes += one.bytes
      const read = await archive.read(name)
      if (!read) faults.push(`${name} 缺少或已损坏`)
      else if (read.sha256 !== one.sha256 || read.bytes !== one.bytes)
        faults.push(`${name} 与其 SHA-256 不符，内容被改动过`)
    }
  }
  if (count !== files.count || bytes !== files.bytes)
    faults.push(`清单写明原件 ${files.count} 个，列出的是 ${count} 个`)
  for (const name of left) faults.push(`${name} 不在清单内`)
  return faults
}
