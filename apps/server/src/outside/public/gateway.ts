/** A gateway to vendors that are not known here: one protocol by URL and bearer key, and a map of where it differs. */

import { canonicalJson } from '@xinjian/format'
import type { FieldKind } from '@xinjian/format/public-records/fields'
import {
  COURT_RECORD_KINDS,
  type PublicRecordKind,
  recordFields,
} from '@xinjian/format/public-records/kinds'
import type { AnswerRecord } from '@xinjian/format/public-records/told'
import {
  type PublicConnector,
  type PublicFault,
  PublicSourceFailure,
  type PublicSubject,
} from './connector.ts'
import { exchange, listOf, objectOf, wordsOf } from './exchange.ts'
import type { PublicGatewayMap } from './gateway-map.ts'
import { type WholeList, wholeList } from './pages.ts'
import { namesAsked, withCode } from './read.ts'

const VENDOR = 'gateway'
const LONGEST = 20_000

/** @param deadline of one call, in milliseconds */
export function createPublicGateway(
  url: string,
  key: string,
  map: PublicGatewayMap,
  deadline: number,
): PublicConnector {
  const theirs = (name: string) => map.names[name] ?? name

  async function pageOf(kind: PublicRecordKind, subject: PublicSubject, n: number) {
    const query = new URLSearchParams({
      [theirs('name')]: subject.name,
      [theirs('taxNo')]: subject.taxNo,
      [theirs('page')]: String(n),
    })
    const path = map.path.replace('{kind}', encodeURIComponent(map.kinds[kind] ?? kind))
    const { page, json } = await exchange(
      `${url}${path}?${query}`,
      { authorization: `Bearer ${key}` },
      AbortSignal.timeout(deadline),
    )
    const answer = objectOf(json)
    const code = wordsOf(answer[theirs('code')]) ?? ''
    if (code !== map.success)
      throw new PublicSourceFailure((map.faults[code] as PublicFault | undefined) ?? 'SHAPE')
    const data = objectOf(answer[theirs('data')])
    const total = data[theirs('total')]
    const rows = listOf(data[theirs('rows')])
    if (!rows || !Number.isSafeInteger(total)) throw new PublicSourceFailure('SHAPE')
    const records = rows.map((row) => withCode(recordOf(kind, row), subject))
    return { page, records, total: total as number, none: total === 0 }
  }

  function recordOf(kind: PublicRecordKind, row: Readonly<Record<string, unknown>>): AnswerRecord {
    const told = objectOf(row[theirs('fields')])
    const fields: Record<string, string | number> = {}
    for (const [name, { kind: of }] of Object.entries(recordFields(kind))) {
      const value = readValue(told[map.fields[`${kind}.${name}`] ?? map.fields[name] ?? name], of)
      if (value !== null) fields[name] = value
    }
    // A row of which nothing is known is no row of this kind.
    if (Object.keys(fields).length === 0) throw new PublicSourceFailure('SHAPE')
    const { name, code } = objectOf(row[theirs('subject')])
    const [named, coded] = [wordsOf(name), wordsOf(code)]
    return {
      kind,
      fields,
      subject: { ...(named && { name: named }), ...(coded && { code: coded }) },
      item: row,
    }
  }

  return {
    vendor: VENDOR,
    tells: Object.keys(map.kinds) as PublicRecordKind[],
    async ask(kind, subject) {
      // The register follows a firm to its new name, what courts publish does not.
      const names = isOfCourts(kind) ? namesAsked(subject) : [subject.name]
      const told: WholeList = { records: [], pages: [] }
      const known = new Set<string>()
      for (const name of names) {
        const { records, pages } = await wholeList((n) => pageOf(kind, { ...subject, name }, n))
        told.pages.push(...pages)
        // One that looks by code as well tells the same record under each name.
        told.records.push(...records.filter(({ item }) => !known.has(canonicalJson(item))))
        for (const { item } of records) known.add(canonicalJson(item))
      }
      return { vendor: VENDOR, ...told }
    },
  }
}

const isOfCourts = (kind: PublicRecordKind): boolean =>
  (COURT_RECORD_KINDS as readonly PublicRecordKind[]).includes(kind)

const MONEY = /^-?\d{1,15}(?:\.\d{1,2})?$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const PERCENT = /^\d{1,3}(?:\.\d{1,6})?$/
const COUNT = /^\d{1,9}$/

/** A value as our records hold it; untold = null. @throws PublicSourceFailure SHAPE on what is none of its field */
function readValue(value: unknown, kind: FieldKind): string | number | null {
  const words = wordsOf(value)
  if (words === null) {
    if (value === undefined || value === null || value === '') return null
    throw new PublicSourceFailure('SHAPE')
  }
  if (words.length > LONGEST) throw new PublicSourceFailure('SHAPE')
  const must = (form: RegExp) => {
    if (!form.test(words)) throw new PublicSourceFailure('SHAPE')
    return words
  }
  switch (kind) {
    case 'money':
      return must(MONEY)
    case 'day':
      return must(DAY)
    case 'percent':
      return Number(must(PERCENT))
    case 'count':
      return Number(must(COUNT))
    default:
      return words
  }
}
