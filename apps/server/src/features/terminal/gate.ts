/**
 * Whether a request comes from a terminal: signed with the key that it registered, in time, its number taken once. What is signed is what
 * systems sign of theirs (`channel/keys/signature.ts`), under SHA-256 of the terminal's public key and its number.
 */
import { createHash } from 'node:crypto'
import { companyOf } from '../../db/directory.ts'
import type { Database } from '../../db/pool.ts'
import { type TenantDb, tenantOf } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import type { SignedRequest } from '../../http/signed.ts'
import {
  isSignedBy,
  SIGNED_WINDOW,
  signatureRefused,
  signedAt,
  signedText,
} from '../channel/index.ts'
import { mustStand } from '../session/index.ts'
import { TERMINAL_SAYS } from './words.ts'

export interface Terminal {
  id: number
  terminalNo: string
  serial: string
  place: string
  channel: string
  witnessId: number
  witness: string
  /** Of the witness's ID number (witness.ts); null = named before it was asked for. */
  witnessKey: string | null
}

interface Row extends Terminal {
  public_key: string | null
  blocked: boolean
}

/** Codes by SMS that one terminal may have sent in a day. */
const MESSAGES_PER_DAY = 200

const FIND = `select id, terminal_no as "terminalNo", serial, place, channel, witness_id as "witnessId", witness, witness_key as "witnessKey",
       public_key,
       blocked_at is not null as blocked
  from terminal where company_id = $1`

/** The terminal of a signed request, and its company's data; refuses what none signed. */
export async function terminalOf(
  db: Database,
  signed: SignedRequest | null,
  ip: string | null,
): Promise<{ tenant: TenantDb; terminal: Terminal }> {
  if (!signed?.terminal) throw signatureRefused(TERMINAL_SAYS.mustBeSignedByTerminal)
  const companyId = await companyOf(db, 'TERMINAL', signed.terminal)
  if (companyId === null) throw signatureRefused(TERMINAL_SAYS.terminalUnknown)
  const tenant = tenantOf(db, companyId)
  const row = await tenant.one<Row>(`${FIND} and terminal_no = $2`, [signed.terminal])
  if (!row?.public_key) throw signatureRefused(TERMINAL_SAYS.terminalUnknown)
  await mustHaveSigned(tenant, row, row.public_key, signed)
  if (row.blocked) throw new Refusal('FORBIDDEN', TERMINAL_SAYS.terminalBlocked)
  await mustStand(tenant, null)
  await tenant.run(
    `update terminal set last_seen_at = now(), last_ip = coalesce($3, last_ip) where company_id = $1 and id = $2
        and (last_seen_at is null or last_seen_at < now() - interval '1 minute')`,
    [row.id, ip],
  )
  const { public_key: _, blocked: __, ...terminal } = row
  return { tenant, terminal }
}

/** Refuses a request that this very terminal did not sign. */
export async function mustBeTerminal(
  db: Database,
  id: number,
  companyId: number,
  signed: SignedRequest | null,
): Promise<Terminal> {
  const { tenant, terminal } = await terminalOf(db, signed, null)
  if (tenant.companyId !== companyId || terminal.id !== id)
    throw signatureRefused(TERMINAL_SAYS.otherTerminal)
  return terminal
}

/** The terminal by its number, as it is now. */
export async function terminalById(tenant: TenantDb, id: number): Promise<Terminal> {
  const row = await tenant.one<Row>(`${FIND} and id = $2`, [id])
  if (!row || row.blocked) throw new Refusal('FORBIDDEN', TERMINAL_SAYS.terminalBlocked)
  return row
}

/** Takes one of the messages of the day; refuses when none is left. */
export async function takeMessage(tenant: TenantDb, id: number): Promise<void> {
  const taken = await tenant.run(
    `update terminal set messages = case when messages_on = current_date then messages + 1 else 1 end, messages_on = current_date
      where company_id = $1 and id = $2 and (messages_on is distinct from current_date or messages < ${MESSAGES_PER_DAY})`,
    [id],
  )
  if (taken !== 1) throw new Refusal('SMS_TOO_SOON', TERMINAL_SAYS.mostMessages)
}

/** Key of what is signed: SHA-256 of the public key in DER. */
const keyOf = (pem: string): Buffer =>
  createHash('sha256')
    .update(Buffer.from(pem.replace(/-----[^-]+-----|\s/g, ''), 'base64'))
    .digest()

async function mustHaveSigned(
  tenant: TenantDb,
  { id, terminalNo }: Terminal,
  publicKey: string,
  signed: SignedRequest,
): Promise<void> {
  const at = signedAt(signed)
  const text = signedText(signed, { key: keyOf(publicKey), channel: terminalNo })
  const signature = Buffer.from(signed.signature, 'base64')
  if (!isSignedBy({ algorithm: 'RSA', publicKey }, text, signature))
    throw signatureRefused(TERMINAL_SAYS.doesNotFitTerminal)
  // Last, so that nobody fills it who cannot sign.
  const fresh = await tenant.run(
    `with over as (delete from terminal_nonce where company_id = $1 and expires_at < now())
     insert into terminal_nonce (company_id, terminal_id, nonce, expires_at)
     values ($1, $2, $3, to_timestamp($4) + interval '${SIGNED_WINDOW + 1} seconds') on conflict do nothing`,
    [id, signed.nonce, at],
  )
  if (fresh !== 1) throw signatureRefused(TERMINAL_SAYS.nonceUsedBefore)
}
