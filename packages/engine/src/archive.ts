/**
 * Engines of the past, one bundled file per kind and version (docs/decisions/0024). A file is a script
 * for a bare realm of the language: run there once, it sets `globalThis.run`, by which facts become a document.
 */
import manifest from '../archive/manifest.json' with { type: 'json' }
import type { ReportKind } from './report/kinds.ts'

export interface ArchivedEngine {
  /** Relative to `ARCHIVE_URL`. */
  file: string
  /** Of the file, hex: whoever runs it compares first. */
  sha256: string
  /** SHA-256 of the document of each golden facts, by their name. */
  golden: Record<string, string>
}

/** What a file sets as `globalThis.run`: facts as `ReportEngine.encode` wrote them → canonical JSON of the document. */
export type RunArchived = (facts: Uint8Array, through: number) => string

export type Archive = Partial<Record<ReportKind, Record<string, ArchivedEngine>>>

export const ARCHIVE: Archive = manifest

export const ARCHIVE_URL = new URL('../archive/', import.meta.url)

/** null = that version was never archived: its reports can be shown but not made again. */
export function archivedEngine(kind: ReportKind, version: string): ArchivedEngine | null {
  return ARCHIVE[kind]?.[version] ?? null
}
