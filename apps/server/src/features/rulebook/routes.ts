import { contract } from '@xinjian/contract'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { enterpriseByTaxNo } from '../enterprise/index.ts'
import { catalogueOf, mustBeSound } from './catalogue.ts'
import { deeds } from './events.ts'
import { bookOf, books, decide, force, saveDraft, submit, wireBook } from './store.ts'
import { ask, askLift, decideSuppression, suppressions } from './suppressions.ts'

export const rulebookRoutes = implement(contract.rulebook, {
  rulebookCatalogue(_ctx, { reportType }) {
    const { version, rules } = catalogueOf(reportType)
    return { engineVersion: version, rules: [...rules] }
  },
  async rulebookList({ tenant, session }, { reportType, status, page, size }) {
    const { total, rows } = await books(tenant, { kind: reportType, status }, page, size)
    return { total, page, size, rows: rows.map((row) => wireBook(row, session)) }
  },
  async rulebookDetail({ tenant, session }, { reportType, version }) {
    const row = await bookOf(tenant, reportType, version)
    return { row: wireBook(row, session), limits: row.limits, off: row.off }
  },
  async rulebookSave({ tenant, session }, { reportType, ...draft }) {
    mustBeSound(reportType, draft)
    return wireBook(await saveDraft(tenant, session, { kind: reportType, ...draft }), session)
  },
  async rulebookSubmit({ tenant, session }, { reportType, version }) {
    const row = await bookOf(tenant, reportType, version)
    mustBeSound(reportType, row)
    return wireBook(await submit(tenant, session, row), session)
  },
  async rulebookDecide({ tenant, session }, { reportType, version, ...decision }) {
    const of = { kind: reportType, version }
    return wireBook(await decide(tenant, session, of, decision), session)
  },
  async rulebookForce({ tenant, session }, { reportType, version }) {
    // The table may have grown other bounds since it was approved.
    mustBeSound(reportType, await bookOf(tenant, reportType, version))
    return wireBook(await force(tenant, session, { kind: reportType, version }), session)
  },
  rulebookHistory: ({ tenant }, { reportType, page, size }) =>
    deeds(tenant, reportType, page, size),
  suppressionList: ({ tenant, session }, { reportType, status, page, size }) =>
    suppressions(tenant, session, { kind: reportType, status }, page, size),
  async suppressionAsk({ tenant, session }, { reportType, taxId, ...asked }) {
    const enterprise = taxId ? await enterpriseByTaxNo(tenant, taxId) : null
    if (taxId && !enterprise) throw new Refusal('ENTERPRISE_UNKNOWN', undefined, 'taxId')
    return ask(tenant, session, {
      kind: reportType,
      enterpriseId: enterprise?.id ?? null,
      ...asked,
    })
  },
  suppressionDecide: ({ tenant, session }, { id, ...decision }) =>
    decideSuppression(tenant, session, id, decision),
  suppressionLift: ({ tenant, session }, { id, note }) => askLift(tenant, session, id, note),
})
