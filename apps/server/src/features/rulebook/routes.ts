import { contract } from '@xinjian/contract'
import type { TenantDb } from '../../db/tenant.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { enterpriseByTaxNo } from '../enterprise/index.ts'
import { catalogueUnder, mustBeSound, wholeRules } from './catalogue.ts'
import { deeds } from './events.ts'
import { platformInForce } from './in-force.ts'
import { platformBookHandlers } from './platform-routes.ts'
import { shelfOf } from './shelf.ts'
import { bookOf, books, decide, force, saveDraft, submit, wireBook } from './store.ts'
import { ask, askLift, decideSuppression, suppressions } from './suppressions.ts'

/** The catalogue as a company finds it: its defaults are those of the platform's table in force. */
const rulesOf = async (tenant: TenantDb) => catalogueUnder(await platformInForce(tenant))

/** A version that may be judged by as it stands. */
async function soundBook(tenant: TenantDb, version: number) {
  const row = await bookOf(shelfOf(tenant), version)
  // Bounds may have moved since it was saved, by a new table of the engine or of the platform.
  mustBeSound(await rulesOf(tenant), { ...row, on: row.on_rules })
}

export const rulebookRoutes = implement(contract.rulebook, {
  async rulebookCatalogue({ tenant }) {
    const platform = await platformInForce(tenant)
    return { platform: platform?.version ?? 0, rules: catalogueUnder(platform) }
  },
  async rulebookList({ tenant, session }, { status, page, size }) {
    const { total, rows } = await books(shelfOf(tenant), { status, page, size })
    return { total, page, size, rows: rows.map((row) => wireBook(row, session)) }
  },
  async rulebookDetail({ tenant, session }, { version }) {
    const row = await bookOf(shelfOf(tenant), version)
    return { row: wireBook(row, session), limits: row.limits, off: row.off, on: row.on_rules }
  },
  async rulebookSave({ tenant, session }, draft) {
    const rules = await rulesOf(tenant)
    mustBeSound(rules, draft)
    const whole = { ...draft, limits: wholeRules(rules, draft.limits) }
    return wireBook(await saveDraft(shelfOf(tenant), session, whole), session)
  },
  async rulebookSubmit({ tenant, session }, { version }) {
    await soundBook(tenant, version)
    return wireBook(await submit(shelfOf(tenant), session, version), session)
  },
  rulebookDecide: async ({ tenant, session }, { version, ...decision }) =>
    wireBook(await decide(shelfOf(tenant), session, version, decision), session),
  async rulebookForce({ tenant, session }, { version }) {
    await soundBook(tenant, version)
    return wireBook(await force(shelfOf(tenant), session, version), session)
  },
  rulebookHistory: ({ tenant }, { page, size }) => deeds(shelfOf(tenant), page, size),
  suppressionList: ({ tenant, session }, asked) => suppressions(tenant, session, asked),
  async suppressionAsk({ tenant, session }, { taxId, ...asked }) {
    const enterprise = taxId ? await enterpriseByTaxNo(tenant, taxId) : null
    if (taxId && !enterprise) throw new Refusal('ENTERPRISE_UNKNOWN', undefined, 'taxId')
    return ask(tenant, session, { enterpriseId: enterprise?.id ?? null, ...asked })
  },
  suppressionDecide: ({ tenant, session }, { id, ...decision }) =>
    decideSuppression(tenant, session, id, decision),
  suppressionLift: ({ tenant, session }, { id, note }) => askLift(tenant, session, id, note),
  ...platformBookHandlers,
})
