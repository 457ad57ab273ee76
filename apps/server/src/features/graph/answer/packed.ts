/** A query as it is kept: the answer as it went out, and beside it which invoices each edge is made of, which no answer tells. */
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { contract, DataOf } from '@xinjian/contract'
import type { RowsOf } from './shown.ts'

export type GraphAnswer = DataOf<typeof contract.graph.graphQuery>

const compress = promisify(gzip)
const expand = promisify(gunzip)

export const packed = async (value: unknown): Promise<Buffer> => compress(JSON.stringify(value))

const unpacked = async (bytes: Uint8Array): Promise<unknown> =>
  JSON.parse((await expand(bytes)).toString('utf8'))

export const answerOf = async ({ answer }: { answer: Uint8Array }): Promise<GraphAnswer> =>
  (await unpacked(answer)) as GraphAnswer

/** By id of the edge. */
export const rowsOfEdges = async ({
  rows_of: rows,
}: {
  rows_of: Uint8Array
}): Promise<Readonly<Record<string, RowsOf>>> =>
  (await unpacked(rows)) as Readonly<Record<string, RowsOf>>
