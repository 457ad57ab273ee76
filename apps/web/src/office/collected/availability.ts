import type { DatasetSummary } from '@xinjian/contract'
import { type Availability, availabilityOf } from '@xinjian/contract/collect/availability'

/** What an enterprise's data of one kind comes to, collections and uploads together. */
export const availabilityOfSummary = (
  d: Pick<DatasetSummary, 'rows' | 'failure' | 'collectedAt'>,
): Availability =>
  availabilityOf({ rows: d.rows, failed: d.failure !== null, asked: d.collectedAt !== null })
