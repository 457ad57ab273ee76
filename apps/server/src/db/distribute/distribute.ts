/** Lays a migrated database over the nodes of Citus, by company (docs/decisions/0232). */
import { type Database, openDatabase } from '../pool.ts'
import { ROLE_KINDS, ROLES } from '../role-names.ts'
import { TABLES } from '../rows/tables.ts'
import { FIRST_TABLE } from '../tables.ts'
import { type Plan, planOf, type Step } from './plan.ts'
import { readState } from './state.ts'

/** Citus asks for it where a table has triggers: ours read a table that is whole on every node, and write nothing. */
const TRIGGERS = 'set local citus.enable_unsafe_triggers to on'

/** A role does not reach the rows on other nodes: they do not let it in, or it may not see what it should. */
export class NotReached extends Error {}

/**
 * Plans the distribution of the database of a connection string, whose user owns it; with `done`, does it step by step, each in a
 * transaction of its own, and tells each as it is done. What an earlier run did is not done again. Throws NotReached where nodes do not let
 * each other in, and what a step threw: the next run goes on from there.
 */
export async function distribute(
  url: string,
  done: ((step: Step, index: number, of: number) => void) | null,
): Promise<Plan> {
  const db = openDatabase(url, () => undefined, { max: 2, distributed: true })
  try {
    const state = await readState(db, {
      logins: ROLE_KINDS.map((role) => db.logins(role).name),
      roles: ROLE_KINDS.map((role) => ROLES[role]),
    })
    const plan = planOf(state, TABLES)
    if (!done || plan.unfit.length > 0) return plan
    for (const [i, step] of plan.steps.entries()) {
      await db.transaction(async (_, client) => {
        await client.query(TRIGGERS)
        for (const text of step.sql) await client.query(text)
      })
      // Before hours go by with what nobody could use.
      if (step.does === 'BY_COMPANY' && step.of === FIRST_TABLE) await mustReach(db)
      done(step, i + 1, plan.steps.length)
    }
    await mustReach(db)
    return plan
  } finally {
    await db.close()
  }
}

/** The roles that work on rows of companies reach them on every node, as the product will. */
async function mustReach(db: Database): Promise<void> {
  try {
    await db.as('system').one(`select count(company_id) from ${FIRST_TABLE}`)
    await db.ofCompany(1).one(`select count(*) from ${FIRST_TABLE} where company_id = $1`, [1])
  } catch (error) {
    throw new NotReached((error as Error).message, { cause: error })
  }
}
