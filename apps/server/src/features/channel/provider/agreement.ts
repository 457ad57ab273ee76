/** Clauses of a channel: every version is kept, one or none holds. What was signed stands in the contract itself. */
import type { ChannelAgreement } from '@xinjian/contract/nouns/channel'
import type { TenantDb } from '../../../db/tenant.ts'

interface Row {
  version: number
  paragraphs: string[]
  made_by: string
  made_at: Date
}

export async function agreementsOf(tenant: TenantDb, code: string): Promise<ChannelAgreement[]> {
  const rows = await tenant.rows<Row>(
    `select version, paragraphs, made_by, made_at from channel_agreement
      where company_id = $1 and channel = $2 order by version desc`,
    [code],
  )
  return rows.map(({ made_by: madeBy, made_at: at, ...row }) => ({
    ...row,
    madeBy,
    madeAt: at.toISOString(),
  }))
}

/** A new version, which holds from now on; none where there are no paragraphs. The channel must be held. */
export async function turnAgreement(
  tx: TenantDb,
  code: string,
  by: string,
  paragraphs: readonly string[],
): Promise<void> {
  const made =
    paragraphs.length === 0
      ? null
      : await tx.one<{ version: number }>(
          `insert into channel_agreement (company_id, channel, version, paragraphs, made_by)
           select $1, $2::text, coalesce(max(version), 0) + 1, $3::text[], $4::text from channel_agreement
            where company_id = $1 and channel = $2 returning version`,
          [code, [...paragraphs], by],
        )
  await tx.run(
    `update collect_channel set agreement = $4, version = version + 1, updated_by = $3, updated_at = now()
      where company_id = $1 and code = $2`,
    [code, by, made?.version ?? null],
  )
}
