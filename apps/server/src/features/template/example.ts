/** What a report of a kind looks like: made of golden facts of the archive, of enterprises that do not exist. */
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { ARCHIVE_URL } from '@xinjian/engine/archive'
import { ENGINES } from '@xinjian/engine/engines'
import { parseMonth } from '@xinjian/engine/kit/calendar/window'
import type { ReportDocument } from '@xinjian/engine/report/document'
import type { ReportEngine } from '@xinjian/engine/report/engine'
import { kindFolder, type ReportKind } from '@xinjian/engine/report/kinds'
import { Refusal } from '../../http/refusal.ts'
import { TEMPLATE_SAYS } from './words.ts'

const unpack = promisify(gunzip)

/** Refuses where the kind names no example. */
export async function exampleOf(kind: ReportKind): Promise<ReportDocument> {
  const { example } = ENGINES[kind]
  if (example === undefined) throw new Refusal('UNKNOWN', TEMPLATE_SAYS.noExampleKindReport)
  return made(kind, example)
}

/** The example first, then what shows rules and figures that it lacks; none where the kind names no example. */
export async function examplesOf(kind: ReportKind): Promise<ReportDocument[]> {
  const { example, shows = [] } = ENGINES[kind]
  if (example === undefined) return []
  const documents: ReportDocument[] = []
  for (const name of [example, ...shows]) documents.push(await made(kind, name))
  return documents
}

async function made(kind: ReportKind, name: string): Promise<ReportDocument> {
  // Facts stay opaque: what a kind decodes, it makes a report of.
  const engine: ReportEngine<unknown> = ENGINES[kind]
  const month = parseMonth(name.split('@')[1] ?? '')
  if (month === null) throw new RangeError(name)
  const file = new URL(`golden/${kindFolder(kind)}/${name}.gz`, ARCHIVE_URL)
  return engine.make(engine.decode(await unpack(await readFile(file))), month)
}
