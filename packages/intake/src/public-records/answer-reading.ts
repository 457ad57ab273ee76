/** The way through an answer: which lists and records in it are of which kind. */
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import type { AnswerRecord, ReadAnswer } from '@xinjian/format/public-records/told'
import { LIMITS } from '../limits.ts'
import { countIn, countInHeading, isEnvelope, isFirm, isWrapper } from './envelope.ts'
import { type Graph, type GraphLink, graphOf, type TreeNode } from './graph.ts'
import { kindOfList } from './kind-of-list.ts'
import { isRecord, type JsonRecord, openedOf } from './leaves.ts'
import { kindNamed } from './names/names.ts'
import { type ReadRecord, readRecord } from './record.ts'
import { readText } from './values.ts'

type Subject = AnswerRecord['subject']

/** Where a value stands. */
export interface At {
  path: string
  name: string
  /** The firm whom what stands here is about. */
  subject: Subject
  /** What stands beside a list as the number of its records. */
  total: number | null
}

interface Gathered {
  records: AnswerRecord[]
  /** Records that were met, those of which nothing could be read too. */
  met: number
  total: number | null
  told: Set<string>
  unknown: Set<string>
}

/** Fields that a record needs to be told by its names alone; a list needs fewer. */
const OF_ONE = 3
const nothingApart = () => false

export class AnswerReading {
  readonly graphs: Graph[] = []
  private readonly asked: PublicRecordKind | undefined
  private inGraph = false
  private readonly kinds = new Map<PublicRecordKind | null, Gathered>()

  /** @param asked the kind of what does not say itself what it is */
  constructor(asked: PublicRecordKind | undefined) {
    this.asked = asked
  }

  visit(value: unknown, at: At, depth: number): void {
    if (depth > LIMITS.maxJsonDepth) return
    if (Array.isArray(value)) this.list(value, at, depth)
    else if (isRecord(value)) this.record(value, at, depth)
    else if (openedOf(value) !== undefined) this.visit(openedOf(value), at, depth + 1)
    else if (!isEnvelope(at.name) && says(value)) this.note(null, [], [at.path])
  }

  answers(vendor: string): ReadAnswer[] {
    const toldAll = new Set([...this.kinds.values()].flatMap(({ told }) => [...told]))
    return [...this.kinds]
      .filter(([kind, { records, met, unknown }]) =>
        // A list of which nothing can be read does not say that there is none.
        kind === null ? unknown.size > 0 : records.length > 0 || met === 0,
      )
      .map(([kind, { records, total, told, unknown }]) => ({
        vendor,
        kind,
        records,
        total,
        fields: { told: [...told], unknown: [...unknown].filter((path) => !toldAll.has(path)) },
      }))
  }

  private list(list: readonly unknown[], at: At, depth: number): void {
    const items = list.filter(isRecord)
    const kind = items.length === list.length ? kindOfList(at.name, items, this.asked) : undefined
    const inList = { ...at, path: `${at.path}[]` }
    if (!kind || (items.length === 0 && !this.isOf(at, kind)))
      for (const one of list) this.visit(one, { ...inList, name: '' }, depth + 1)
    else {
      if (items.every((item) => this.kindIn(at, kind, item) === kind)) this.count(at, kind)
      for (const item of items) this.item(item, this.kindIn(at, kind, item), inList, depth)
    }
  }

  /** Records of a kind that the vendor says there are, of all its lists. */
  private count(at: At, kind: PublicRecordKind): void {
    const gathered = this.gathered(kind)
    const total = at.total ?? countInHeading(at.name)
    if (total !== null) gathered.total = (gathered.total ?? 0) + total
  }

  /** An empty list tells of none only where it is the kind's own, or what was asked. */
  private isOf({ name }: At, kind: PublicRecordKind): boolean {
    return kindNamed(name) === kind || this.asked === kind
  }

  /** Records of several kinds may stand in one list that says nothing of them. */
  private kindIn(at: At, kind: PublicRecordKind, item: JsonRecord): PublicRecordKind {
    return this.isOf(at, kind) ? kind : (kindOfList('', [item], undefined) ?? kind)
  }

  private record(record: JsonRecord, at: At, depth: number): void {
    const graph = this.inGraph ? null : graphOf(record, at.path)
    if (graph) {
      this.graph(graph, at)
      if (graph.tree.length > 0) return
      this.inGraph = true
      this.inside(record, at, new Set(graph.edges.map(({ item }) => item)), depth)
      this.inGraph = false
      return
    }
    const kind = isWrapper(record) ? undefined : this.kindOf(at.name, record)
    if (kind) this.item(record, kind, at, depth)
    else this.inside(record, at, new Set(), depth)
  }

  private kindOf(name: string, record: JsonRecord): PublicRecordKind | undefined {
    return kindOfList(name, [record], this.asked, OF_ONE)
  }

  private inside(record: JsonRecord, at: At, read: ReadonlySet<unknown>, depth: number): void {
    const total = countIn(record)
    let { subject } = at
    // What the firm itself is comes first: the lists beside it are of it.
    const own = ([name, value]: [string, unknown]) =>
      isRecord(value) && !isWrapper(value) && this.kindOf(name, value) === 'BUSINESS_REGISTRATION'
    const [firms, others]: [string, unknown][][] = [[], []]
    for (const entry of Object.entries(record)) (own(entry) ? firms! : others!).push(entry)
    for (const [n, [name, value]] of [...firms!, ...others!].entries()) {
      if (Array.isArray(value) && value.length > 0 && read.has(value[0])) continue
      const about = isFirm(name) ? { name } : subject
      this.visit(value, { path: joined(at.path, name), name, subject: about, total }, depth + 1)
      if (n < firms!.length) subject = this.lastFirm() ?? subject
    }
  }

  private lastFirm(): Subject | undefined {
    return this.kinds.get('BUSINESS_REGISTRATION')?.records.at(-1)?.subject
  }

  private item(item: JsonRecord, kind: PublicRecordKind, at: At, depth: number): void {
    const registration = kind === 'BUSINESS_REGISTRATION'
    const apart = (name: string, value: unknown) =>
      registration && Array.isArray(value) && kindNamed(name) !== undefined
    const read = this.keep(
      kind,
      readRecord(item, kind, { path: at.path, listName: at.name }, at.subject, apart),
    )
    if (!registration) return
    const subject = read.record?.subject ?? at.subject
    for (const [name, value] of Object.entries(item))
      if (apart(name, value))
        this.visit(value, { path: joined(at.path, name), name, subject, total: null }, depth + 1)
  }

  private keep(kind: PublicRecordKind, read: ReadRecord): ReadRecord {
    const { record, told, unknown } = read
    const gathered = this.gathered(kind)
    gathered.met++
    if (record) gathered.records.push(record)
    this.note(record ? kind : null, told, unknown)
    return read
  }

  /** Who holds whom is told by graphs too. */
  private graph(graph: Graph, at: At): void {
    this.graphs.push(graph)
    this.note(null, graph.told, [])
    for (const link of graph.edges) this.link(link)
    for (const node of graph.tree) this.node(node, at.subject)
  }

  private link({ item, path, from, to, ends }: GraphLink): void {
    const read = readRecord(
      item,
      'EQUITY_HOLDER',
      { path, listName: '' },
      { name: to },
      nothingApart,
    )
    const holding = isHolding(item)
    const words = holding && 'label' in item ? ['label'] : []
    const told = [...read.told, ...[...ends, ...words].map((name) => joined(path, name))]
    if (!read.record && !holding) this.note(null, told, read.unknown)
    else {
      const fields = { holder: from, ...read.record?.fields }
      const record = { kind: 'EQUITY_HOLDER' as const, fields, subject: { name: to }, item }
      this.keep('EQUITY_HOLDER', { record, told, unknown: read.unknown })
    }
  }

  private node(node: TreeNode, subject: Subject): void {
    const { item, path, parent } = node
    const at = { path, listName: '' }
    const held = parent?.heading ? parent.parent : parent
    const kind = kindBelow(node)
    const about = held ? { name: held.name } : subject
    const read = readRecord(item, kind ?? 'EQUITY_HOLDER', at, about, isBelow)
    if (kind && (parent?.heading || isHeld(read))) this.keep(kind, read)
    else this.note(null, read.told, read.unknown)
    const own = readRecord(item, 'BUSINESS_REGISTRATION', at, {}, isBelow)
    if (own.record && 'legalRep' in own.record.fields)
      this.keep('BUSINESS_REGISTRATION', { ...own, unknown: [] })
  }

  private gathered(kind: PublicRecordKind | null): Gathered {
    const known = this.kinds.get(kind)
    if (known) return known
    const fresh = {
      records: [],
      met: 0,
      total: null,
      told: new Set<string>(),
      unknown: new Set<string>(),
    }
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
}

/** Kinds that a name alone says something of. */
const NAMED_ALONE: ReadonlySet<string | undefined> = new Set([
  'EQUITY_HOLDER',
  'KEY_PERSON',
  'INVESTMENT',
  'BRANCH',
])

/** What a party of a tree is to the one above it: what the heading says, else who holds it. */
function kindBelow({ parent, heading }: TreeNode): PublicRecordKind | undefined {
  if (!parent || heading) return undefined
  const kind = parent.heading ? kindNamed(parent.name) : 'EQUITY_HOLDER'
  return NAMED_ALONE.has(kind) ? kind : undefined
}

const isBelow = (_: string, value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(isRecord)

const isHeld = ({ record }: ReadRecord): boolean =>
  record !== null && ('ratio' in record.fields || 'subscribed' in record.fields)

const says = (value: unknown): boolean => typeof value === 'boolean' || readText(value) !== null

const joined = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

/** Whether a link says in words that it is a shareholder's. */
const isHolding = (item: JsonRecord): boolean =>
  JSON.stringify([item.label, item.type, item.properties]).includes('股东')
