import type { DatasetSummary } from '@xinjian/contract'
import { type Standing, standingOf } from '@xinjian/contract/collect/standing'

/** What an enterprise's data of one kind comes to, collections and uploads together. */
export const standingOfSummary = (
  d: Pick<DatasetSummary, 'rows' | 'failure' | 'collectedAt'>,
): Standing =>
  standingOf({ rows: d.rows, failed: d.failure !== null, asked: d.collectedAt !== null })
