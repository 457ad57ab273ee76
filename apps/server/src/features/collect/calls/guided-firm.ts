/** Which firm of the sandbox a guided visitor is lent. A visit to the demonstration has one for itself (docs/decisions/0229). */
import { isVisitMark } from '../../../db/scope.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { GuideActor, GuideActors } from '../../../outside/guide.ts'
import type { TaskRow } from '../task.ts'
import { COLLECT_SAYS } from '../words.ts'

/** From the last look on; a visit is over in less. */
const HELD = '40 minutes'

export async function guidedFirm(
  actors: GuideActors,
  tenant: Pick<TenantDb, 'one' | 'rows'>,
  { task_id, source }: Pick<TaskRow, 'task_id' | 'source'>,
): Promise<GuideActor | null> {
  const firms = await actors.firms(task_id)
  if (source === null || !isVisitMark(source)) return actors.ofFirm(firms[0])
  const numbers = firms.map(({ taxNo }) => taxNo)
  if (numbers.length === 0) return null
  const taxNo = (await heldBy(tenant, source)) ?? (await takeFree(tenant, source, numbers))
  if (taxNo === null) throw new Refusal('UNAVAILABLE', COLLECT_SAYS.demoAllLent)
  return actors.ofFirm(firms.find((firm) => firm.taxNo === taxNo))
}

type Held = { tax_no: string }

/** Looked at, it is held anew; one whose time is over and that another took since is his. */
const heldBy = async (tenant: Pick<TenantDb, 'one'>, visit: string): Promise<string | null> =>
  (
    await tenant.one<Held>(
      `update lent_firm set until = now() + interval '${HELD}' where company_id = $1 and visit = $2 returning tax_no`,
      [visit],
    )
  )?.tax_no ?? null

/** The first free one in their order. Whoever takes the same at once comes second at its key, and takes the next. */
async function takeFree(
  tenant: Pick<TenantDb, 'one' | 'rows'>,
  visit: string,
  numbers: readonly string[],
): Promise<string | null> {
  const held = await tenant.rows<Held>(
    'select tax_no from lent_firm where company_id = $1 and until >= now()',
  )
  const lent = new Set(held.map(({ tax_no }) => tax_no))
  for (const taxNo of numbers.filter((no) => !lent.has(no))) {
    const taken = await tenant
      .one<Held>(
        `insert into lent_firm (company_id, tax_no, visit, until) values ($1, $2, $3, now() + interval '${HELD}')
         on conflict (company_id, tax_no) do update set visit = excluded.visit, until = excluded.until where lent_firm.until < $4::timestamptz
         returning tax_no`,
        [taxNo, visit, new Date()],
      )
      // Two looks of one visit at once: it has one by now.
      .catch(async (error: { code?: string }) => {
        if (error.code !== UNIQUE_VIOLATION) throw error
        const own = await heldBy(tenant, visit)
        return own === null ? null : { tax_no: own }
      })
    if (taken) return taken.tax_no
  }
  return null
}

const UNIQUE_VIOLATION = '23505'
