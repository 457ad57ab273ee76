/**
 * Whose a key is and what it may do, for the HTTP edge. Rate, life and address are judged here and nowhere else; what a call asks for is
 * judged by the permissions, as for a person.
 */
import type { Permission } from '@xinjian/contract'
import { API_KEY_MARK, API_SCOPES } from '@xinjian/contract/channel/api-scopes'
import { leaveTraceAlone } from '../../../db/audit.ts'
import { companyOf } from '../../../db/directory.ts'
import { OWN_COMPANY } from '../../../db/distribute/first-node.ts'
import type { Database } from '../../../db/pool.ts'
import { type TenantDb, tenantOf } from '../../../db/tenant.ts'
import type { Caller, KeyGate, Session } from '../../../http/context.ts'
import { Refusal } from '../../../http/refusal.ts'
import { allows } from '../../../security/allow-list.ts'
import { hashToken } from '../../../security/secret.ts'
import { frozenCompany, type Rest } from '../../session/index.ts'
import { CHANNEL_SAYS } from '../words.ts'
import { nameOfKeys } from './name.ts'
import { keyRates } from './rates.ts'
import { mustBeSigned } from './signature.ts'

interface Row {
  id: number
  channel: string
  prefix: string
  scopes: string[]
  /** What its maker may do now; null = it was no account that made it. */
  maker_may: string[] | null
  per_minute: number
  ip_allow: string[]
  products: string[] | null
  made_at: Date
  rest: Rest | null
  sign_required: boolean
}

const FIND = `with k as materialized (
  select k.id, k.channel, k.prefix, k.scopes, k.per_minute, k.made_by, k.made_at, c.ip_allow, c.products, c.sign_required
    from api_key k
    join collect_channel c on c.company_id = k.company_id and c.code = k.channel
   where k.company_id = $1 and k.key_hash = $2 and k.revoked_at is null and k.expires_at > now() and c.stopped_at is null)
select k.*, rests_for(null) as rest, maker_may(k.made_by) as maker_may from k, ${OWN_COMPANY}`

export function createKeyGate(db: Database): KeyGate {
  const rates = keyRates()
  return {
    is: (token): token is string => token?.startsWith(API_KEY_MARK) ?? false,
    async find(token, from, signed, tell) {
      const hash = hashToken(token)
      const companyId = await companyOf(db, 'API_KEY', hash)
      if (companyId === null) throw new Refusal('KEY_INVALID')
      const tenant = tenantOf(db, companyId)
      const row = await tenant.one<Row>(FIND, [hash])
      if (!row) throw new Refusal('KEY_INVALID')
      if (row.rest) throw frozenCompany()
      const scopes = scopesNow(row)
      if (scopes.length === 0) throw new Refusal('KEY_INVALID', ASLEEP)
      const rate = rates.take(`${companyId}/${row.id}`, row.per_minute, Date.now())
      tell(rate)
      if (rate.over)
        throw new Refusal('TOO_MANY', CHANNEL_SAYS.tooManyCallsTry, undefined, rate.reset)
      if (!allows(row.ip_allow, from.ip)) {
        await noteAddress(db, tenant, row, from)
        throw new Refusal('KEY_ADDRESS')
      }
      await mustBeSigned(
        db,
        tenant,
        { code: row.channel, required: row.sign_required, key: hash },
        signed,
      )
      // Once a minute is enough for a person who looks, and spares a write per call.
      await tenant.run(
        `update api_key set last_used_at = now(), last_ip = $3 where company_id = $1 and id = $2
            and (last_used_at is null or last_used_at < now() - interval '1 minute' or last_ip is distinct from $3)`,
        [row.id, from.ip],
      )
      return sessionOf(companyId, hash, { ...row, scopes })
    },
  }
}

const ASLEEP = CHANNEL_SAYS.whoeverMadeKeyFrozen

/** Nobody gives what he does not hold, nor goes on giving it: a key sleeps in what its maker lost, and wakes when he has it again. */
const scopesNow = ({ scopes, maker_may }: Row): string[] =>
  maker_may === null ? scopes : scopes.filter((scope) => maker_may.includes(scope))

function sessionOf(companyId: number, tokenHash: Uint8Array, row: Row): Session {
  const may = new Set<string>(API_SCOPES)
  return {
    tokenHash,
    id: 0,
    // A key is its own proof; no key holds what acts of weight ask for.
    fresh: true,
    userId: 0,
    userName: nameOfKeys(row.channel),
    companyId,
    kind: 'API',
    roles: [],
    namedRoles: [],
    // A scope that no key may hold any more opens nothing.
    permissions: new Set(row.scopes.filter((scope) => may.has(scope)) as Permission[]),
    channel: { code: row.channel, products: row.products },
    holder: {
      name: row.prefix,
      reach: { mobile: { clear: '', sealed: null }, email: { clear: null, sealed: null } },
      createdAt: row.made_at.toISOString(),
      companyName: '',
      status: 'ACTIVE',
    },
  }
}

/** Told once an hour: whoever holds a key that leaked must not fill its company's log. */
async function noteAddress(
  db: Database,
  tenant: TenantDb,
  { id, prefix, channel }: Row,
  { ip, agent, requestId }: Caller,
): Promise<void> {
  const first = await tenant.run(
    `update api_key set refused_at = now(), refused_ip = $3 where company_id = $1 and id = $2
        and (refused_at is null or refused_at < now() - interval '1 hour')`,
    [id, ip],
  )
  if (first === 0) return
  const who = {
    userId: null,
    userName: nameOfKeys(channel),
    actorCompany: null,
    ip,
    agent,
    requestId,
  }
  await leaveTraceAlone(db, tenant.companyId, who, {
    kind: 'REFUSED',
    action: 'KEY_ADDRESS',
    object: prefix,
    detail: { ip },
  })
}
