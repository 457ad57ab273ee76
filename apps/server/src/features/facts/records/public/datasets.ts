/** A dataset for every kind of public records: its table, its list and what figures open follow from the table of kinds. */
import { hash } from 'node:crypto'
import { canonicalJson } from '@xinjian/format'
import { RECORD_IDENTITY } from '@xinjian/format/public-records/identity'
import {
  COURT_RECORD_KINDS,
  PUBLIC_RECORD_KINDS,
  PUBLIC_RECORDS,
  type PublicRecordKind,
  recordFields,
} from '@xinjian/format/public-records/kinds'
import type { SourceRow } from '../../../../outside/source/connector.ts'
import type { FactDataset } from '../dataset.ts'
import type { FactTable } from '../fact-row.ts'
import { type FlatColumn, flatDataset } from '../flat.ts'
import { columnOf, columnsOfKind } from './columns.ts'
import { shownOf, TOLD_COLUMNS } from './shown.ts'

export type PublicDataset = FactDataset & { readonly held: string }

/** DISHONEST → court_dishonest; a test compares tables and kinds. */
export const publicTable = (kind: PublicRecordKind): FactTable => {
  const source = (COURT_RECORD_KINDS as string[]).includes(kind) ? 'court' : 'registry'
  return `${source}_${kind.toLowerCase()}` as FactTable
}

/** Names of persons stand in what makes a record the same: documents carry keys. */
export function publicKey(kind: PublicRecordKind, row: SourceRow): string {
  const identity = (RECORD_IDENTITY[kind] as readonly string[]).map((field) => row[field] ?? null)
  const own = identity.length === 0 || identity.some((value) => value !== null)
  const all = Object.keys(recordFields(kind)).map((field) => row[field] ?? null)
  return hash('sha256', canonicalJson([kind, ...(own ? identity : all)]), 'base64url').slice(0, 22)
}

function publicDataset(kind: PublicRecordKind): PublicDataset {
  const { zh } = PUBLIC_RECORDS[kind]
  const columns = columnsOfKind(kind)
  const fields = Object.entries(recordFields(kind))
  const newest = fields.find(([, { kind: of }]) => of === 'day')
  const dataset = flatDataset<string>({
    table: publicTable(kind),
    part: kind,
    snapshot: true,
    key: (row) => publicKey(kind, row),
    columns,
    order: `${newest ? `r.${columnOf(newest[0])} desc nulls last, ` : ''}r.row_key`,
    search: Object.entries<FlatColumn>(columns).flatMap(
      ([name, { kind: of = 'text', zh: named }]) => (of === 'text' && named ? [`r.${name}`] : []),
    ),
    shown: shownOf(kind),
    evidence: { title: zh, counter: '条' },
  })
  return { ...dataset, evidence: { ...dataset.evidence!, told: TOLD_COLUMNS } }
}

export const PUBLIC_DATASETS = Object.fromEntries(
  PUBLIC_RECORD_KINDS.map((kind) => [kind, publicDataset(kind)]),
) as { readonly [K in PublicRecordKind]: PublicDataset }
