/** Rows of public records as they hold today, under the names of the engine's facts. */
import type { PublicRecord, PublicRecordKind } from '@xinjian/format/public-records/kinds'
import type { MatchLevel, MatchSign } from '@xinjian/format/public-records/told'
import type { TenantDb } from '../../../../db/tenant.ts'
import { heldFacts } from '../held-facts.ts'
import { PUBLIC_DATASETS } from './datasets.ts'

export type PublicRow<K extends PublicRecordKind> = PublicRecord<K> & {
  key: string
  vendor: string
  matchLevel: MatchLevel
  matchFor: MatchSign[]
  matchAgainst: MatchSign[]
}

export const publicRows = async <K extends PublicRecordKind>(
  tenant: TenantDb,
  enterpriseId: number,
  kind: K,
): Promise<PublicRow<K>[]> =>
  (await heldFacts<PublicRow<K>>(tenant, enterpriseId, PUBLIC_DATASETS[kind].held)).rows
