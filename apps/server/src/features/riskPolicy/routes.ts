import { contract } from '@xinjian/contract'
import type { TenantDb } from '../../db/tenant.ts'
import { implement } from '../../http/implement.ts'
import { samplesOf } from './samples.ts'
import { mustBeSound } from './sound.ts'
import {
  decidePolicy,
  forcePolicy,
  policyOf,
  policyPage,
  savePolicy,
  submitPolicy,
  type Which,
  wirePolicy,
} from './store.ts'
import { vocabulary } from './vocabulary.ts'

/** Refuses a version whose reports no longer say what it speaks of: engines may have moved since it was saved. */
async function soundVersion(tenant: TenantDb, { code, version }: Which): Promise<void> {
  mustBeSound((await policyOf(tenant, code, version)).body, await vocabulary())
}

export const riskPolicyRoutes = implement(contract.riskPolicy, {
  async riskVocabulary() {
    const reports = await vocabulary()
    return { reports, samples: samplesOf(reports) }
  },
  async riskPolicyList({ tenant, session }, { page, size, code, status }) {
    // Whoever only orders by policies is told of those that orders are judged by.
    const shown = session.permissions.has('rules.read') ? status : 'IN_FORCE'
    const { total, rows } = await policyPage(tenant, { code, status: shown }, page, size)
    return { total, page, size, rows: rows.map((row) => wirePolicy(row, session)) }
  },
  async riskPolicyDetail({ tenant, session }, { code, version }) {
    const row = await policyOf(tenant, code, version)
    return { row: wirePolicy(row, session), table: row.body }
  },
  async riskPolicySave({ tenant, session }, draft) {
    mustBeSound(draft.table, await vocabulary())
    return wirePolicy(await savePolicy(tenant, session, draft), session)
  },
  async riskPolicySubmit({ tenant, session }, which) {
    await soundVersion(tenant, which)
    return wirePolicy(await submitPolicy(tenant, which), session)
  },
  riskPolicyDecide: async ({ tenant, session }, decision) =>
    wirePolicy(await decidePolicy(tenant, session, decision), session),
  async riskPolicyForce({ tenant, session }, which) {
    await soundVersion(tenant, which)
    return wirePolicy(await forcePolicy(tenant, session, which), session)
  },
})
