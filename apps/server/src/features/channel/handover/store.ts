/** SQL of what a channel hands over by: its ticket key, tickets that were taken, addresses back. */
import type { TenantDb, TenantTx } from '../../../db/tenant.ts'
import type { Box } from '../../../security/box.ts'
import { hashToken } from '../../../security/secret.ts'

const contextOf = (tenant: TenantDb, code: string) => `${tenant.companyId}/${code}/tickets`
const TOUCHED = 'version = version + 1, updated_by = $3, updated_at = now()'

/** Gives the channel a key, or (null) takes it away. */
export const writeTicketKey = (
  tx: TenantDb,
  box: Box,
  code: string,
  by: string,
  key: string | null,
) =>
  tx.run(
    `update collect_channel set ${TOUCHED}, ticket_sealed = $4 where company_id = $1 and code = $2`,
    [code, by, key && box.seal(contextOf(tx, code), key)],
  )

/** The key of a channel that is not stopped; null = it takes no tickets. */
export async function ticketKeyOf(
  tenant: TenantDb,
  box: Box,
  code: string,
): Promise<Uint8Array | null> {
  const row = await tenant.one<{ sealed: Buffer | null }>(
    `select ticket_sealed as sealed from collect_channel
      where company_id = $1 and code = $2 and stopped_at is null`,
    [code],
  )
  return row?.sealed
    ? Buffer.from(box.open(contextOf(tenant, code), row.sealed), 'base64url')
    : null
}

export const writeReturns = (tx: TenantDb, code: string, by: string, list: readonly string[]) =>
  tx.run(
    `update collect_channel set ${TOUCHED}, return_urls = $4::text[] where company_id = $1 and code = $2`,
    [code, by, [...list]],
  )

export interface Taking {
  channel: string
  ticket: string
  visit: string
  /** Seconds since 1970. */
  exp: number
}

/**
 * Takes a ticket, once: null = it is taken now, in the transaction that makes its link. The same phone that asks again gets the link it was
 * given; to any other the ticket is used, `USED`.
 */
export async function takeTicket(
  tx: TenantTx,
  { channel, ticket, visit, exp }: Taking,
  link: string,
): Promise<string | 'USED' | null> {
  await tx.run('delete from channel_ticket where company_id = $1 and expires_at < now()', [])
  const taken = await tx.run(
    `insert into channel_ticket (company_id, channel, ticket, visit_hash, link, expires_at)
     values ($1, $2, $3, $4, $5, to_timestamp($6)) on conflict do nothing`,
    [channel, ticket, hashToken(visit), link, exp],
  )
  if (taken === 1) return null
  const row = await tx.one<{ link: string }>(
    `select link from channel_ticket where company_id = $1 and channel = $2 and ticket = $3 and visit_hash = $4`,
    [channel, ticket, hashToken(visit)],
  )
  return row?.link ?? 'USED'
}
