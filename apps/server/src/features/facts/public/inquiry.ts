/**
 * Asks vendors what registry and courts publish of an enterprise, and writes what they told: each kind in a transaction of its own, with
 * the vendor's pages, so that a worker that is killed leaves whole answers, and the next one asks for the rest.
 */
import { canonicalJson } from '@xinjian/format'
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import type { AnswerRecord } from '@xinjian/format/public-records/told'
import type { TenantDb } from '../../../db/tenant.ts'
import {
  type PublicAnswer,
  PublicSourceFailure,
  type PublicSources,
} from '../../../outside/public/connector.ts'
import { lockFactMarks } from '../../enterprise/index.ts'
import { factsOf, publicSource, writeFacts } from '../records/write.ts'
import { keepAnswer, keepFault, newestAnswers, packPages } from './answers.ts'
import { knownFirm } from './known-firm.ts'
import { type KnownFirm, type Match, matchOf } from './match.ts'

/** Vendors count calls a second, and one enterprise must not take all of them. */
const AT_ONCE = 4
/** Told first: by these the records of other kinds are matched. */
const FIRST: readonly PublicRecordKind[] = ['BUSINESS_REGISTRATION', 'EQUITY_HOLDER']

export interface Inquiry {
  tenant: TenantDb
  sources: PublicSources
  enterprise: { id: number; name: string; taxNo: string }
  /** The report that it is made for. */
  reportNo: string
  kinds: readonly PublicRecordKind[]
  /** Answers since then are used without asking again. */
  since: Date
  /** Throws in the transaction that writes an answer where another worker has the work by now. */
  mustHold(tx: TenantDb): Promise<unknown>
}

export interface Inquired {
  told: PublicRecordKind[]
  /** Asked, and not answered. What no vendor in use tells is in neither. */
  failed: PublicRecordKind[]
}

export async function inquire(work: Inquiry): Promise<Inquired> {
  const { tenant, sources, enterprise, kinds, since } = work
  const held = await toldSince(tenant, enterprise.id, since)
  // What records are matched by is asked even where no part of the report shows it.
  const wanted = [...new Set(['BUSINESS_REGISTRATION' as const, ...kinds])]
  const missing = wanted.filter((kind) => !held.has(kind) && sources.tells(kind))
  const first = missing.filter((kind) => FIRST.includes(kind))
  for (const kind of first) await askFor(work, kind, await knownFirm(tenant, enterprise))
  const firm = await knownFirm(tenant, enterprise)
  await inTurns(
    missing.filter((kind) => !first.includes(kind)),
    (kind) => askFor(work, kind, firm),
  )
  const told = await toldSince(tenant, enterprise.id, since)
  return {
    told: kinds.filter((kind) => told.has(kind)),
    failed: kinds.filter((kind) => missing.includes(kind) && !told.has(kind)),
  }
}

async function toldSince(tenant: TenantDb, enterpriseId: number, since: Date) {
  const answers = await newestAnswers(tenant, enterpriseId, since)
  return new Set(answers.flatMap(({ kind, state }) => (state === 'TOLD' ? [kind] : [])))
}

/** A few at once; what throws ends it, once those that were begun are over. */
async function inTurns<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const rest = [...all]
  const turn = async () => {
    try {
      for (let one = rest.shift(); one !== undefined; one = rest.shift()) await work(one)
    } catch (error) {
      rest.length = 0
      throw error
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, turn))
  for (const one of ended) if (one.status === 'rejected') throw one.reason
}

async function askFor(work: Inquiry, kind: PublicRecordKind, firm: KnownFirm): Promise<void> {
  const { tenant, sources, enterprise, reportNo, mustHold } = work
  const of = { enterpriseId: enterprise.id, kind, reportNo }
  const { name, taxNo } = enterprise
  const { formerNames } = firm
  const answer = await sources.ask(kind, { name, taxNo, formerNames }).catch((error: unknown) => {
    if (error instanceof PublicSourceFailure) return error
    throw error
  })
  if (answer instanceof PublicSourceFailure) {
    await tenant.transaction(async (tx) => {
      await mustHold(tx)
      await keepFault(tx, of, answer.fault)
    })
    return
  }
  const own = matchedOf(answer, kind, firm)
  const pages = await packPages(answer)
  await tenant.transaction(async (tx) => {
    await mustHold(tx)
    // Two reports of one enterprise may ask at once: what one writes the other finds.
    await lockFactMarks(tx, enterprise.id)
    const from = {
      ...{ enterpriseId: enterprise.id, contractNo: '', taskId: reportNo },
      source: publicSource(answer.vendor),
    }
    await writeFacts(
      tx,
      from,
      own.flatMap((row) => factsOf(kind, kind, row)),
      kind,
    )
    const at = answer.pages.at(-1)?.at ?? new Date()
    const others = answer.records.length - own.length
    await keepAnswer(tx, of, { vendor: answer.vendor, at, records: own.length, others, pages })
  })
}

/** Rows of the records that are of the enterprise. */
function matchedOf({ records, vendor }: PublicAnswer, kind: PublicRecordKind, firm: KnownFirm) {
  return records.flatMap((record) => {
    const match = record.kind === kind ? matchOf(record, firm) : null
    return match ? [rowOf(record, match, vendor)] : []
  })
}

const rowOf = ({ fields, subject, item }: AnswerRecord, match: Match, vendor: string) => ({
  ...Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, storable(value)])),
  vendor,
  matchLevel: match.level,
  matchFor: match.for,
  matchAgainst: match.against,
  subjectName: storable(subject.name),
  subjectCode: storable(subject.code),
  told: canonicalJson(item),
})

/** The database takes neither zeros nor halves of characters. */
const storable = <Value>(value: Value) =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value
