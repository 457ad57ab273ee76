/** The card that lines on 自有评分 are judged by. */
import { type OwnCard, ownFigures, ownScore } from '@xinjian/engine/invoice/score/own/card'
import { ownReasons } from '@xinjian/engine/invoice/score/own/reasons'
import type { OwnScorer } from '@xinjian/engine/report/policy/found'
import type { TenantDb } from '../../db/tenant.ts'
import { resultOf } from './store.ts'

export const versionInForce = async (tenant: TenantDb): Promise<number | null> =>
  (
    await tenant.one<{ version: number }>(
      "select version from score_card where company_id = $1 and state = 'IN_FORCE'",
    )
  )?.version ?? null

/** Of the version that an order names, withdrawn or not: one that was in force is never changed. null = there is no card. */
export async function ownScorer(
  tenant: TenantDb,
  version: number | null,
): Promise<OwnScorer | null> {
  const result = version === null ? null : await resultOf(tenant, version)
  return result && scorerOf(result.card as OwnCard)
}

/** Whether enterprises may be judged by a version: until the transaction ends nobody withdraws it. One that was superseded stands. */
export const cardStands = async (tx: TenantDb, version: number): Promise<boolean> =>
  (await tx.one(
    'select 1 from score_card where company_id = $1 and version = $2 and withdrawn_at is null for share',
    [version],
  )) !== null

/** Those of these versions that were withdrawn, with the moment. */
export const withdrawnAmong = async (
  tenant: TenantDb,
  versions: readonly number[],
): Promise<Map<number, Date>> => {
  const rows = await tenant.rows<{ version: number; withdrawn_at: Date }>(
    `select version, withdrawn_at from score_card
      where company_id = $1 and version = any($2::int[]) and withdrawn_at is not null`,
    [[...versions]],
  )
  return new Map(rows.map(({ version, withdrawn_at }) => [version, withdrawn_at]))
}

const scorerOf =
  (card: OwnCard): OwnScorer =>
  (document) => {
    const figures = ownFigures(document)
    if (figures === null) return null
    return { score: ownScore(card, figures), because: ownReasons(card, figures, document) }
  }
