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

/** Of the version that an order names: one that was in force is never changed. null = there is no card. */
export async function ownScorer(
  tenant: TenantDb,
  version: number | null,
): Promise<OwnScorer | null> {
  const result = version === null ? null : await resultOf(tenant, version)
  return result && scorerOf(result.card as OwnCard)
}

const scorerOf =
  (card: OwnCard): OwnScorer =>
  (document) => {
    const figures = ownFigures(document)
    if (figures === null) return null
    return { score: ownScore(card, figures), because: ownReasons(card, figures, document) }
  }
