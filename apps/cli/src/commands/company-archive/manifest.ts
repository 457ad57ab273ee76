/** What an archive tells of itself (`apps/server/src/features/companyExport/manifest.ts`), as far as it is compared. */
import type { Signature } from '@xinjian/format/audit-checkpoint'

export interface ToldPart {
  name: string
  rows: number
  bytes: number
  sha256: string
}

export interface Manifest {
  no: string
  company: { id: number; name: string; taxNo: string | null }
  read: { from: string; to: string }
  tables: readonly { table: string; rows: number; withheld: number; parts: readonly ToldPart[] }[]
  files: { count: number; bytes: number; lists: readonly { name: string; sha256: string }[] }
  missingFiles: readonly string[]
}

type Held = Record<string, unknown>
const isHeld = (value: unknown): value is Held => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'
const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0
const isListOf = (value: unknown, is: (one: Held) => boolean): boolean =>
  Array.isArray(value) && value.every((one) => isHeld(one) && is(one))

const isPart = (part: Held): boolean =>
  isText(part.name) && isCount(part.rows) && isCount(part.bytes) && isText(part.sha256)

/** The manifest in a text; null = it is none, or one of another form. */
export function manifestIn(text: string): Manifest | null {
  const told = parsed(text)
  if (!isHeld(told) || told.kind !== 'xinjian.company.export' || told.format !== 1) return null
  const { no, company, read, tables, files, missingFiles } = told
  const isWhole =
    isText(no) &&
    isHeld(company) &&
    isHeld(read) &&
    isListOf(
      tables,
      (one) =>
        isText(one.table) &&
        isCount(one.rows) &&
        isCount(one.withheld) &&
        isListOf(one.parts, isPart),
    ) &&
    isHeld(files) &&
    isCount(files.count) &&
    isCount(files.bytes) &&
    isListOf(files.lists, (list) => isText(list.name) && isText(list.sha256)) &&
    Array.isArray(missingFiles)
  return isWhole ? (told as unknown as Manifest) : null
}

export function signatureIn(text: string): Signature | null {
  const told = parsed(text)
  return isHeld(told) && isText(told.key) && isText(told.signature)
    ? { key: told.key, signature: told.signature }
    : null
}

/** A line of a list of files; null = it is none. */
export function listedIn(line: string): { sha256: string; bytes: number } | null {
  const told = parsed(line)
  return isHeld(told) && isText(told.sha256) && isCount(told.bytes)
    ? { sha256: told.sha256, bytes: told.bytes }
    : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
