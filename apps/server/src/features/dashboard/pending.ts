/** What waits for operators, by kind: how much, and since when. */
import type { contract, DataOf, Permission } from '@xinjian/contract'
import type { OperatorDb } from '../../db/operator.ts'

type Pending = DataOf<typeof contract.dashboard.operatePending>

/** A message that nobody took is of interest until one of its channel is taken, and no longer than this. */
const CALLBACK_DAYS = 30

const WAITS = `with c as materialized (select id, parent_id from company) select kind, count(*)::int as count, min(at) as oldest from (
    select 'VOUCHER' as kind, asked_at as at from voucher where status = 'ASKED'
    union all select 'ORDER', created_at from product_order where status = 'CREATED'
    union all select 'TERMS', asked_at from product_terms where status = 'ASKED'
    union all select 'DISPUTE', b.disputed_at from bill b join c on c.id = b.company_id
      where b.status = 'DISPUTED' and c.parent_id is null
    union all select 'RULES', updated_at from platform_rule_book where status = 'SUBMITTED'
    union all select 'CALLBACK', f.created_at from collect_callback f
      where f.status = 'FAILED' and f.created_at > now() - interval '${CALLBACK_DAYS} days'
        and not exists (select 1 from collect_callback later where later.company_id = f.company_id and later.channel = f.channel
                           and later.status = 'DONE' and later.created_at > f.created_at)
    union all select 'REGISTRATION', created_at from registration where status = 'WAITING' and $1
    union all select 'CUSTOMER', created_at from company where status = 'WAITING'
    union all select 'LOST_DEVICE', at from lost_device where state = 'WAITING' and $2
    union all select 'LEAD', at from lead where state = 'OPEN' and $5
    union all select 'INSTITUTION', asked_at from institution where state = 'ASKED'
    union all select 'SENSITIVE', s.asked_at from sensitive_change s
      where s.state = 'ASKED' and s.by_company = $3 and $4
  ) waits group by kind order by min(at)`

/** Kinds that wait, the oldest first; those that need a right of their own only to whoever has it. One statement, counted as it is asked. */
export async function pendingOf(
  operator: OperatorDb,
  { permissions, companyId }: { permissions: ReadonlySet<Permission>; companyId: number },
): Promise<Pending> {
  const rows = await operator.rows<{ kind: Pending[number]['kind']; count: number; oldest: Date }>(
    WAITS,
    [
      permissions.has('registration.read'),
      permissions.has('user.write'),
      companyId,
      permissions.has('account.agree'),
      permissions.has('lead.manage'),
    ],
  )
  return rows.map(({ oldest, ...row }) => ({ ...row, oldest: oldest.toISOString() }))
}
