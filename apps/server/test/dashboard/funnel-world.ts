/** Companies with collections at random, and the funnel of each recounted by hand over what stands in its rows. */
import type { Database } from '../../src/db/pool.ts'
import { type TenantDb, tenantOf } from '../../src/db/tenant.ts'

export const DAYS = 12
const AREAS = ['4403', '1100', null] as const
const STATES = ['LOGIN', 'SUCCESS', 'PARTIAL', 'FAILED', 'EXPIRED', 'CANCELLED']
const CODES = ['TE001', 'TE007', 'TE-09']
const ENTERPRISES = 8

/** The same numbers each time. */
export function random(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

interface Task {
  task_id: string
  day: string
  area_code: string | null
  state: string
  enterprise_id: number | null
  joined: string | null
  kind: string
  reached: (Date | null)[]
}
export interface Filter {
  from: string | null
  to: string | null
  area: string | null
}

export function funnelWorld(db: Database) {
  async function company(name: string): Promise<TenantDb> {
    const { id } = (await db.one<{ id: number }>(
      "insert into company (name, kind) values ($1, 'CUSTOMER') returning id",
      [name],
    ))!
    await db.run(
      `insert into enterprise (company_id, tax_no, name) select $1, '9144' || lpad(n::text, 14, '0'), '企业' || n from generate_series(1, $2::int) n`,
      [id, ENTERPRISES],
    )
    return tenantOf(db, id)
  }
  const enterprisesOf = async (tenant: TenantDb) =>
    (
      await db.rows<{ id: number }>('select id from enterprise where company_id = $1 order by id', [
        tenant.companyId,
      ])
    ).map(({ id }) => id)

  async function begin(
    tenant: TenantDb,
    n: number,
    pick: (below: number) => number,
  ): Promise<void> {
    const ids = await enterprisesOf(tenant)
    const day = pick(DAYS)
    // Of the seven steps some are left out, and nobody comes further than one of them.
    const last = pick(8)
    const steps = Array.from({ length: 7 }, (_, i) =>
      i < last && pick(5) > 0 ? i * 60 + pick(90) : null,
    )
    await db.run(
      `insert into collect_task (company_id, task_id, fin_task_id, channel, token_hash, client_key, key_id, enterprise_id, area_code, state, joined, kind, created_at, reached)
       select $1, $2, $2, 'own', $3, '', '', $4, $5, $6, $7, $8, began, array(select began + s * interval '1 second' from unnest($10::int[]) with ordinality u (s, n) order by n)
         from (select ((now() at time zone 'Asia/Shanghai')::date - $9::int + interval '30 seconds' * ($11::int)) at time zone 'Asia/Shanghai' as began) b`,
      [
        tenant.companyId,
        `T-${n}`,
        Buffer.from(`${tenant.companyId}-${n}`),
        pick(5) === 0 ? null : ids[pick(ids.length)]!,
        AREAS[pick(AREAS.length)]!,
        STATES[pick(STATES.length)]!,
        pick(9) === 0 ? 'T-1' : null,
        pick(9) === 0 ? 'ERP' : 'TAX',
        day,
        steps,
        // Some in the first and the last minute of the day.
        [0, 1, 2_878, 2_879][pick(4)]!,
      ],
    )
    for (let i = pick(3); i > 0; i--)
      await db.run(
        `insert into collect_event (company_id, task_id, at, state, step, actor, text, ok, code) values ($1, $2, now(), 'FAILED', 's', 'BUREAU', '', $3, $4)`,
        [
          tenant.companyId,
          `T-${n}`,
          pick(4) === 0,
          pick(4) === 0 ? null : CODES[pick(CODES.length)]!,
        ],
      )
  }

  let contracts = 0
  const sign = (tenant: TenantDb, enterprise: number, status: 'EFFECTIVE' | 'REVOKED') =>
    db.run(
      `insert into auth_contract (company_id, contract_no, enterprise_id, task_id, code, title, version, hash, paragraphs, consents, purposes, scopes,
         grantees, signer, signer_sealed, evidence, seal, signed_at, valid_from, valid_to, signed_as, status)
       values ($1, $2, $3, 'T-1', 'ENT_TAX', '授权书', '1', 'h', '["一"]', '[]', '{}', '{INVOICE}', '[]', '{"name":"","mobile":"","idNo":"","role":""}', '', '{}', '',
         now() + $4 * interval '1 second', now(), now() + interval '1 year', '{}', $5)`,
      [tenant.companyId, `AU-${contracts}`, enterprise, contracts++, status],
    )
  /** The funnel by hand, of rows alone. */
  async function recount(tenant: TenantDb, f: Filter) {
    const tasks = await db.rows<Task>(
      `select task_id, (created_at at time zone 'Asia/Shanghai')::date as day, area_code, state, enterprise_id, joined, kind, reached from collect_task where company_id = $1`,
      [tenant.companyId],
    )
    const signed = await db.rows<{ enterprise_id: number; status: string }>(
      'select enterprise_id, status from auth_contract where company_id = $1 order by signed_at',
      [tenant.companyId],
    )
    const newest = new Map(signed.map((c) => [c.enterprise_id, c.status]))
    const chosen = tasks.filter(
      (t) =>
        t.joined === null &&
        t.kind === 'TAX' &&
        (f.from === null || t.day >= f.from) &&
        (f.to === null || t.day <= f.to) &&
        (f.area === null || t.area_code === f.area) &&
        (t.enterprise_id === null || newest.get(t.enterprise_id) !== 'REVOKED'),
    )
    const events = await db.rows<{ task_id: string; code: string }>(
      'select task_id, code from collect_event where company_id = $1 and code is not null and not ok',
      [tenant.companyId],
    )
    const furthest = chosen.map((t) => t.reached.findLastIndex((at) => at !== null))
    const counts = Array.from({ length: 7 }, (_, i) => furthest.filter((last) => last >= i).length)
    const medians = Array.from({ length: 7 }, (_, i) => {
      const seconds = chosen
        .flatMap(({ reached }) => {
          const before = reached.slice(0, i).findLast((at) => at !== null)
          const at = reached[i]
          return at && before ? [(at.getTime() - before.getTime()) / 1000] : []
        })
        .sort((a, b) => a - b)
      const half = seconds.length / 2
      if (half === 0) return null
      return Math.round(
        Number.isInteger(half)
          ? (seconds[half - 1]! + seconds[half]!) / 2
          : seconds[Math.floor(half)]!,
      )
    })
    const bureaus = AREAS.flatMap((area) => {
      const of = chosen.filter((t) => t.area_code === area)
      if (area === null || of.length === 0) return []
      const times = CODES.map((code) => ({
        code,
        n: events.filter((e) => e.code === code && of.some((t) => t.task_id === e.task_id)).length,
      })).filter(({ n }) => n > 0)
      times.sort((a, b) => b.n - a.n || (a.code < b.code ? -1 : 1))
      return [
        {
          code: area,
          started: of.length,
          succeeded: of.filter((t) => t.state === 'SUCCESS' || t.state === 'PARTIAL').length,
          failed: of.filter((t) => t.state === 'FAILED').length,
          topFailure: times[0]?.code ?? null,
        },
      ]
    }).sort((a, b) => b.started - a.started || (a.code < b.code ? -1 : 1))
    return { counts, medians, bureaus }
  }
  return { company, enterprisesOf, begin, sign, recount }
}
