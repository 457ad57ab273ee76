/** Files of answers of the registry and the courts as people keep them: bodies, scripts that hold one, lists of firms in spreadsheets. */
import type { ReadAnswer } from '@xinjian/format/public-records/told'
import { IntakeError } from '../errors.ts'
import type { GridSheet } from '../forms/grid.ts'
import { gridFormat, readGrids } from '../forms/read-grids.ts'
import { isFirm } from './envelope.ts'
import { isRecord, type JsonRecord } from './leaves.ts'
import { parseAnswer } from './parse-answer.ts'
import { toldBy } from './read-answer.ts'
import type { RegistryRecords, RegistryTold, ToldGraph } from './registry-told.ts'

/** Answers begin so, and scripts that hold one; prose that quotes an answer is none. */
const BEGINS =
  /^\s*(?:[[{(]|\/[/*]|import\b|export\b|var\b|let\b|const\b|module\b|window\b|Mock\b|define\(|[\w$.]{1,60}\s?=|[\w$.]{1,60}\([[{'"])/
/** What a list of firms must tell of one, beside its name. */
const OF_FIRM = ['registeredCapital', 'status', 'legalRep', 'establishedOn']
/** Fields of any other record that a row must tell. */
const OF_RECORD = 4
const HEADINGS_WITHIN = 10

/** What a file tells of firms; null where it is no answer of a vendor. */
export async function readRegistryFile(bytes: Uint8Array): Promise<RegistryTold[] | null> {
  try {
    const format = gridFormat(bytes)
    if (format === 'xlsx' || format === 'xls' || format === 'csv') {
      const answers = (await readGrids(bytes))
        .map((sheet) => rowsOf(sheet))
        .filter((r) => r.length > 0)
      const told = answers.flatMap((rows) => toldBy(rows).answers).filter(isOfFirms)
      if (told.length > 0 || format !== 'csv') return told.length > 0 ? told.map(recordsOf) : null
    }
    return ofText(bytes)
  } catch (thrown) {
    if (thrown instanceof IntakeError) return null
    throw thrown
  }
}

function ofText(bytes: Uint8Array): RegistryTold[] | null {
  if (!BEGINS.test(new TextDecoder().decode(bytes.subarray(0, 400)).replace(/^\ufeff/, '')))
    return null
  const answer = parseAnswer(bytes)
  const { answers, graphs } = toldBy(answer)
  const known = answers.some(isSure) || graphs.some((graph) => isOfParties(graph, answer))
  if (!known && !isVendorEnvelope(answer)) return null
  const told = [...graphs, ...answers.map(recordsOf)]
  return told.length > 0 ? told : null
}

const recordsOf = ({ vendor, kind, records, fields }: ReadAnswer): RegistryRecords => ({
  vendor,
  kind,
  records: records.map(({ subject, fields: own }) => ({ subject, fields: own })),
  fields,
})

/** A single field of a shape nobody knows may be anything. */
const isSure = ({ vendor, records }: ReadAnswer): boolean =>
  records.some(({ fields }) => Object.keys(fields).length >= (vendor === 'other' ? 3 : 1))

/** Any program draws graphs; those of firms name some. */
const isOfParties = ({ vendor, kind }: ToldGraph, answer: unknown): boolean =>
  vendor !== 'other' || kind === 'RELATED_PARTIES' || namesFirm(answer)

function namesFirm(answer: unknown): boolean {
  const waiting: unknown[] = [answer]
  for (let n = 0; waiting.length > 0 && n < 2_000; n++) {
    const value = waiting.pop()
    if (typeof value === 'string' && isFirm(value)) return true
    if (typeof value === 'object' && value !== null)
      waiting.push(...Object.values(value).slice(0, 50))
  }
  return false
}

/** `{error_code, reason, result}` and `{Status, Message, Result}` are vendors' own, whatever stands within. */
function isVendorEnvelope(answer: unknown): boolean {
  if (!isRecord(answer)) return false
  const has = (...names: string[]) => names.every((name) => Object.hasOwn(answer, name))
  return has('error_code', 'reason', 'result') || has('Status', 'Message', 'Result')
}

/** Tables have headings of any kind: a list of firms says more of one than its name, other records have more of their fields. */
const isOfFirms = ({ kind, records }: ReadAnswer): boolean =>
  records.some(({ fields }) =>
    kind === 'BUSINESS_REGISTRATION'
      ? OF_FIRM.filter((field) => field in fields).length >= 2
      : Object.keys(fields).length >= OF_RECORD,
  )

/** Rows below the headings as records of them. */
function rowsOf({ rows }: GridSheet): JsonRecord[] {
  const at = rows.slice(0, HEADINGS_WITHIN).findIndex(({ cells }) => cells.length >= 3)
  const headings = new Map(rows[at]?.cells.map(({ column, text }) => [column, text]))
  return rows.slice(at + 1).map(({ cells }) =>
    Object.fromEntries(
      cells.flatMap(({ column, text }) => {
        const heading = headings.get(column)
        return heading ? [[heading, text]] : []
      }),
    ),
  )
}
