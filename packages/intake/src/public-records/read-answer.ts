/**
 * Readers of what vendors answer about an enterprise: bytes in, records out. Which kind a list is of is told by its name, by what its
 * items hold, or by who asked.
 */
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import type { AnswerRecord, ReadAnswer } from '@xinjian/format/public-records/told'
import { LIMITS } from '../limits.ts'
import { kindOfList } from './kind-of-list.ts'
import { isRecord, type JsonRecord } from './leaves.ts'
import { kindNamed, plainName } from './names/names.ts'
import { parseAnswer } from './parse-answer.ts'
import { readRecord } from './record.ts'
import { readText } from './values.ts'
import { vendorOf } from './vendors.ts'

/** What the reader need not guess: whom the answer is of, and of which kind a list is that does not say so itself. */
export interface AnswerOf {
  vendor?: string
  kind?: PublicRecordKind
}

/**
 * What an answer tells, one of each kind. A kind that was asked and is not among them was not told at all: no list of it stands in
 * the answer, or none of its fields is known (a changed shape); an empty list is one without records. Errors: CORRUPTED, TOO_LARGE.
 */
export function readAnswer(body: Uint8Array, of: AnswerOf = {}): ReadAnswer[] {
  return answersOf(parseAnswer(body), of)
}

/** The same of an answer that is parsed already. */
export function answersOf(answer: unknown, of: AnswerOf = {}): ReadAnswer[] {
  const reading = new AnswerReading(of)
  reading.visit(answer, { path: '', name: '', subject: {}, total: null }, 0)
  return reading.answers(of.vendor ?? vendorOf(answer))
}

/** What wraps an answer and is no part of what it tells. */
const ENVELOPE = new Set(
  `error_code errorcode reason code msg message status state success sign jobid ordernumber total num viewtotal count pagesize pagenum pageindex
  totalrecords totalcount totalnum totalpage paging timestamp`.split(/\s+/),
)
const TOTALS = ['total', 'viewtotal', 'totalrecords', 'totalcount', 'totalnum', 'count']

interface At {
  path: string
  name: string
  subject: AnswerRecord['subject']
  /** What stands beside a list as the number of its records. */
  total: number | null
}

interface Gathered {
  records: AnswerRecord[]
  total: number | null
  told: Set<string>
  unknown: Set<string>
}

class AnswerReading {
  private readonly of: AnswerOf
  private readonly kinds = new Map<PublicRecordKind | null, Gathered>()

  constructor(of: AnswerOf) {
    this.of = of
  }

  visit(value: unknown, at: At, depth: number): void {
    if (depth > LIMITS.maxJsonDepth) return
    if (Array.isArray(value)) this.list(value, at, depth)
    else if (isRecord(value)) this.record(value, at, depth)
    else if (!ENVELOPE.has(plainName(at.name))) this.note(null, [], said(value) ? [at.path] : [])
  }

  private list(list: readonly unknown[], at: At, depth: number): void {
    const items = list.filter(isRecord)
    const kind = items.length === list.length && kindOfList(at.name, items, this.of.kind)
    if (kind && (items.length > 0 || this.isList(at, kind))) {
      const gathered = this.gathered(kind)
      gathered.total = at.total ?? totalOf(at.name) ?? gathered.total
      for (const item of items) this.item(item, kind, { ...at, path: `${at.path}[]` }, depth)
    } else for (const one of list) this.visit(one, { ...at, path: `${at.path}[]` }, depth + 1)
  }

  /** An empty list tells of none only where it is the kind's own, or what was asked. */
  private isList({ name }: At, kind: PublicRecordKind): boolean {
    return kindNamed(name) === kind || this.of.kind === kind
  }

  private record(record: JsonRecord, at: At, depth: number): void {
    const kind = isWrapper(record) ? undefined : kindOfList(at.name, [record], this.of.kind)
    if (kind) {
      this.item(record, kind, at, depth)
      return
    }
    const total = countOf(record)
    let { subject } = at
    // What the firm itself is comes first: the lists beside it are of it.
    const own = ([name]: [string, unknown]) => (kindNamed(name) === 'BUSINESS_REGISTRATION' ? 0 : 1)
    for (const [name, value] of Object.entries(record).sort((a, b) => own(a) - own(b))) {
      const firm = isFirm(name) ? { name } : subject
      this.visit(value, { path: joined(at.path, name), name, subject: firm, total }, depth + 1)
      if (own([name, value]) === 0) subject = this.lastFirm() ?? subject
    }
  }

  private lastFirm(): AnswerRecord['subject'] | undefined {
    return this.kinds.get('BUSINESS_REGISTRATION')?.records.at(-1)?.subject
  }

  private item(item: JsonRecord, kind: PublicRecordKind, at: At, depth: number): void {
    const registration = kind === 'BUSINESS_REGISTRATION'
    const apart = (name: string, value: unknown) =>
      registration && Array.isArray(value) && kindNamed(name) !== undefined
    const { record, told, unknown } = readRecord(item, kind, at.path, at.subject, apart)
    if (record) this.gathered(kind).records.push(record)
    this.note(record ? kind : null, told, unknown)
    if (!registration) return
    const subject = record?.subject ?? at.subject
    for (const [name, value] of Object.entries(item))
      if (apart(name, value))
        this.visit(value, { path: joined(at.path, name), name, subject, total: null }, depth + 1)
  }

  private gathered(kind: PublicRecordKind | null): Gathered {
    const known = this.kinds.get(kind)
    if (known) return known
    const fresh = { records: [], total: null, told: new Set<string>(), unknown: new Set<string>() }
    this.kinds.set(kind, fresh)
    return fresh
  }

  private note(
    kind: PublicRecordKind | null,
    told: readonly string[],
    unknown: readonly string[],
  ): void {
    if (told.length + unknown.length === 0) return
    const gathered = this.gathered(kind)
    for (const path of told) gathered.told.add(path)
    for (const path of unknown) gathered.unknown.add(path)
  }

  answers(vendor: string): ReadAnswer[] {
    return [...this.kinds]
      .filter(
        ([kind, { records, unknown }]) => kind === null || records.length > 0 || unknown.size === 0,
      )
      .map(([kind, { records, total, told, unknown }]) => ({
        vendor,
        kind,
        records,
        total,
        fields: { told: [...told], unknown: [...unknown].filter((path) => !told.has(path)) },
      }))
  }
}

const said = (value: unknown): boolean => typeof value === 'boolean' || readText(value) !== null

const joined = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

/** `{error_code, result}`: what it tells stands within. */
const isWrapper = (record: JsonRecord): boolean =>
  Object.entries(record).every(
    ([name, value]) =>
      (typeof value === 'object' && value !== null) || ENVELOPE.has(plainName(name)),
  )

/** Whether a key is the name of a firm, as pages that were gathered firm by firm have it. */
const isFirm = (name: string): boolean =>
  /(?:公司|企业|合伙\)|合伙）|厂|中心|商行|事务所)$/.test(name)

/** `被执行人（37）` */
function totalOf(name: string): number | null {
  const m = /[（(](\d{1,6})[)）]$/.exec(name)
  return m ? Number(m[1]) : null
}

function countOf(record: JsonRecord): number | null {
  for (const [name, value] of Object.entries(record)) {
    if (!TOTALS.includes(plainName(name))) continue
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value
    if (typeof value === 'string' && /^\d{1,9}$/.test(value)) return Number(value)
  }
  const paging = Object.entries(record).find(([name]) => plainName(name) === 'paging')?.[1]
  return isRecord(paging) && paging !== record ? countOf(paging) : null
}
