/** Suppressions of single rules: asked for by one, agreed to by another, over by themselves on their last day. */
import type { SuppressionRow } from '@xinjian/contract'
import type { BookSuppression } from '@xinjian/engine/report/book'
import type { Value } from '../../db/pool.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { byAnother } from '../../http/four-eyes.ts'
import { Refusal } from '../../http/refusal.ts'
import { wired } from '../../http/rows/wired.ts'
import { ruleNamed } from './catalogue.ts'
import { noteDeed, type Who } from './events.ts'
import { shelfOf } from './shelf.ts'
import { RULEBOOK_SAYS } from './words.ts'

interface Row {
  id: number
  rule: string
  enterprise_name: string | null
  tax_no: string | null
  reason: string
  until: string
  status: SuppressionRow['status']
  expired: boolean
  asked_id: number
  asked_by: string
  decided_by: string | null
  lift_asked_id: number | null
  created_at: Date
}

const COLUMNS = `s.id, s.rule, e.name as enterprise_name, e.tax_no, s.reason, to_char(s.until, 'YYYY-MM-DD') as until,
  s.status, s.until < current_date as expired, s.asked_id, s.asked_by, s.decided_by, s.lift_asked_id, s.created_at`
const FROM =
  'from rule_suppression s left join enterprise e on e.company_id = s.company_id and e.id = s.enterprise_id'

const wire = (row: Row, { userId }: Who): SuppressionRow => ({
  ...wired(
    row,
    'id rule enterprise_name tax_no reason until status expired asked_by decided_by created_at',
  ),
  ruleName: ruleNamed(row.rule),
  own: (row.status === 'LIFT_ASKED' ? row.lift_asked_id : row.asked_id) === userId,
})

async function byId(tenant: TenantDb, id: number): Promise<Row> {
  const row = await tenant.one<Row>(
    `select ${COLUMNS} ${FROM} where s.company_id = $1 and s.id = $2`,
    [id],
  )
  if (!row) throw new Refusal('UNKNOWN', RULEBOOK_SAYS.noSuchSuppression)
  return row
}

export async function suppressions(
  tenant: TenantDb,
  who: Who,
  { status, page, size }: { status?: string | undefined; page: number; size: number },
) {
  const rows = await tenant.rows<Row & { total: number }>(
    `select ${COLUMNS}, count(*) over ()::int as total ${FROM}
      where s.company_id = $1 and ($2::text is null or s.status = $2)
      order by s.id desc limit $3 offset $4`,
    [status ?? null, size, (page - 1) * size],
  )
  return { total: rows[0]?.total ?? 0, page, size, rows: rows.map((row) => wire(row, who)) }
}

export async function ask(
  tenant: TenantDb,
  who: Who,
  asked: {
    rule: string
    enterpriseId: number | null
    reason: string
    until: string
  },
): Promise<SuppressionRow> {
  const { rule, enterpriseId, reason, until } = asked
  const name = ruleNamed(rule)
  const id = await shelfOf(tenant).transaction(async (tx) => {
    const row = await tx.one<{ id: number }>(
      `insert into rule_suppression (company_id, rule, enterprise_id, reason, until, asked_id, asked_by)
       select $1, $2, $3, $4, $5::date, $6, $7 where $5::date between current_date and current_date + 366
       returning id`,
      [rule, enterpriseId, reason, until, who.userId, who.userName],
    )
    if (!row) throw new Refusal('MALFORMED', RULEBOOK_SAYS.chooseDayWithinYear, 'until')
    const about = `${rule} ${name}`
    await noteDeed(tx, who, { about, action: `申请搁置至${until}`, note: reason })
    return row.id
  })
  return wire(await byId(tenant, id), who)
}

interface Step {
  /** Status it must be in → the one it gets. */
  from: SuppressionRow['status']
  to: SuppressionRow['status']
  action: string
  note: string
  /** SQL of further columns, values from `$5`. */
  sets: string
  values: Value[]
}

async function step(tenant: TenantDb, who: Who, id: number, step: Step): Promise<SuppressionRow> {
  const { rule } = await byId(tenant, id)
  await byAnother(
    shelfOf(tenant).transaction(async (tx) => {
      const touched = await tx.run(
        `update rule_suppression set status = $4, ${step.sets} where company_id = $1 and id = $2 and status = $3`,
        [id, step.from, step.to, ...step.values],
      )
      if (touched === 0)
        throw new Refusal('CONFLICT', RULEBOOK_SAYS.stateSuppressionChangedMeanwhile)
      const about = `${rule} ${ruleNamed(rule)}`
      await noteDeed(tx, who, { about, action: step.action, note: step.note })
    }),
  )
  return wire(await byId(tenant, id), who)
}

/** Agrees to, or refuses, what waits: the suppression itself, or that it ends before its day. */
export async function decideSuppression(
  tenant: TenantDb,
  who: Who,
  id: number,
  { approve, note }: { approve: boolean; note: string },
): Promise<SuppressionRow> {
  const { status } = await byId(tenant, id)
  if (status === 'LIFT_ASKED')
    return step(tenant, who, id, {
      from: 'LIFT_ASKED',
      to: approve ? 'LIFTED' : 'IN_FORCE',
      action: approve ? '同意解除搁置' : '不同意解除搁置',
      note,
      // Refused, the asking is as if it had not been; who refused stands in the events.
      sets: 'lift_decided_id = $5',
      values: [who.userId],
    })
  return step(tenant, who, id, {
    from: 'ASKED',
    to: approve ? 'IN_FORCE' : 'REFUSED',
    action: approve ? '同意搁置' : '不同意搁置',
    note,
    sets: 'decided_id = $5, decided_by = $6, decided_on = current_date',
    values: [who.userId, who.userName],
  })
}

export const askLift = (tenant: TenantDb, who: Who, id: number, note: string) =>
  step(tenant, who, id, {
    from: 'IN_FORCE',
    to: 'LIFT_ASKED',
    action: '申请解除搁置',
    note,
    sets: 'lift_asked_id = $5, lift_decided_id = null',
    values: [who.userId],
  })

type Held = BookSuppression & { enterpriseId: number | null }

/** Those of a company that were agreed to, whosever hits they set aside. */
const heldSuppressions = (tenant: TenantDb): Promise<Held[]> =>
  tenant.rows<Held>(
    `select enterprise_id as "enterpriseId", rule, reason, to_char(decided_on, 'YYYY-MM-DD') as "from", to_char(until, 'YYYY-MM-DD') as until, decided_by as by
       from rule_suppression
      where company_id = $1 and status in ('IN_FORCE', 'LIFT_ASKED') order by id`,
  )

/** Of a company as a whole and of one enterprise: what is read once answers for every enterprise. */
export async function suppressionsOf(
  tenant: TenantDb,
): Promise<(enterpriseId: number) => BookSuppression[]> {
  const held = await heldSuppressions(tenant)
  return (id) =>
    held.flatMap(({ enterpriseId, ...suppression }) =>
      enterpriseId === null || enterpriseId === id ? [suppression] : [],
    )
}
