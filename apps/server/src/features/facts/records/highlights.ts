/** A few facts of each dataset that are worth showing beside its count. */
import type { Dataset } from '@xinjian/contract'
import type { TenantDb } from '../../../db/tenant.ts'
import type { Highlight } from './dataset.ts'
import { factDatasets } from './registry.ts'

/** By dataset; a dataset without anything worth saying is absent or empty. */
export async function recordHighlights(
  tenant: TenantDb,
  enterpriseId: number,
): Promise<Partial<Record<Dataset, Highlight[]>>> {
  const said = factDatasets().map(async ([dataset, { highlights }]) =>
    highlights
      ? [[dataset, highlights.say(await tenant.one(highlights.sql, [enterpriseId]))] as const]
      : [],
  )
  return Object.fromEntries((await Promise.all(said)).flat())
}
