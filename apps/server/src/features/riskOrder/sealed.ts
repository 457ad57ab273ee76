/** Judgements that are told no more (SQL), and orders told without them: neither a row nor what is left of a sum says how such an enterprise came out. */
import type { RiskOrderRow } from '@xinjian/contract/nouns/rules/riskOrder'
import type { TenantDb } from '../../db/tenant.ts'
import { wired } from '../../http/rows/wired.ts'
import { ANY_REVOKED, SEALED_REPORTS, withdrawnEnterprises } from '../consent/index.ts'
import { withdrawnAmong } from '../scoreCard/index.ts'
import type { OrderRecord } from './store.ts'

/**
 * Of a row `s` of `risk_subject`; needs the company as `$1`. What was found is told as long as each report that says so may be read: one may rest on
 * the consent of other enterprises and persons too. Both lists are few and looked up once: asked row by row, ten thousand were not read in minutes.
 * A bare `in` of an `exists` becomes a join that reads the list anew for each row (2 s of ten thousand); within `coalesce` it is a hash, made once.
 */
export const isSubjectSealed = (s: string): string =>
  `(${ANY_REVOKED} and (coalesce(${s}.enterprise_id in ${withdrawnEnterprises()}, false) or exists (
    select 1 from jsonb_array_elements(${s}.reports) u (one) where coalesce(u.one ->> 'reportNo' in ${SEALED_REPORTS}, false))))`

export const SEALED = isSubjectSealed('s')

const COUNTS = ['pass', 'review', 'reject', 'unjudged', 'flipped'] as const
type Counts = Record<(typeof COUNTS)[number] | 'sealed', number>

const sealedOf = (tenant: TenantDb, nos: readonly string[]): Promise<(Counts & { no: string })[]> =>
  tenant.rows<Counts & { no: string }>(
    `select s.no, count(*)::int as sealed, count(*) filter (where s.outcome = 'PASS')::int as pass,
            count(*) filter (where s.outcome = 'REVIEW')::int as review, count(*) filter (where s.outcome = 'REJECT')::int as reject,
            count(*) filter (where s.outcome = 'UNJUDGED')::int as unjudged,
            count(*) filter (where s.against_outcome <> s.judged)::int as flipped
       from risk_subject s
      where s.company_id = $1 and s.no = any($2::text[]) and s.outcome is not null and ${SEALED}
      group by s.no`,
    [[...nos]],
  )

/** As whoever asks may know them: sums are of what is not sealed, with how many are. */
export async function toldOrders(
  tenant: TenantDb,
  orders: readonly OrderRecord[],
): Promise<RiskOrderRow[]> {
  const nos = orders.map(({ no }) => no)
  const sealed = new Map((await sealedOf(tenant, nos)).map((one) => [one.no, one]))
  const withdrawn = await withdrawnAmong(
    tenant,
    orders.flatMap(({ score_card }) => score_card ?? []),
  )
  return orders.map((order) => {
    const without = sealed.get(order.no)
    const left = COUNTS.map((name) => [name, order[name] - (without?.[name] ?? 0)] as const)
    // Where nothing was held against it, nothing differs and nothing is the same.
    const flipped = order.against_version === null && { flipped: null }
    return {
      ...wired(
        order,
        'no purpose policy_code policy_version policy_name against_code against_version as_of source file_name status progress message total bad done pass review reject unjudged flipped asked score_card without_card made_by created_at finished_at',
      ),
      ...Object.fromEntries(left),
      ...flipped,
      cardWithdrawnAt: withdrawn.get(order.score_card ?? 0)?.toISOString() ?? null,
      sealed: without?.sealed ?? 0,
    }
  })
}

export const toldOrder = async (tenant: TenantDb, order: OrderRecord): Promise<RiskOrderRow> =>
  (await toldOrders(tenant, [order]))[0]!
