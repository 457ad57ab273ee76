/** Calls on programmes: core enterprises, members, products, invitations, seats. */
import type { contract } from '@xinjian/contract'
import { checkTaxNo } from '@xinjian/format'
import { byAnother } from '../../../http/four-eyes.ts'
import type { Handlers } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import { accept, invitation, invite, seatsOf } from '../invites.ts'
import { dayAfter } from '../numbers.ts'
import { proposalsFor } from '../proposals.ts'
import * as products from '../store/products.ts'
import * as store from '../store/programme.ts'
import { wireAnchor, wireProduct, wireRelation } from '../view.ts'
import { SCF_SAYS } from '../words.ts'
import type { ScfDeps } from './deps.ts'
import { mailInvitation } from './mail-invitation.ts'

type Calls = Pick<
  Handlers<typeof contract.scf>,
  | 'scfAnchorList'
  | 'scfAnchorSave'
  | 'scfAnchorStep'
  | 'scfProposals'
  | 'scfRelationList'
  | 'scfRelationSave'
  | 'scfRelationDisable'
  | 'scfInvite'
  | 'scfInvitation'
  | 'scfAccept'
  | 'scfSeats'
  | 'scfProductList'
  | 'scfProductSave'
  | 'scfProductClose'
>

const mustCheck = (taxNo: string): void => {
  if (checkTaxNo(taxNo) !== 'VALID') throw new Refusal('MALFORMED', SCF_SAYS.badTaxNo, 'taxNo')
}

export const programmeCalls = (deps: ScfDeps): Calls => ({
  async scfAnchorList({ tenant, session }, { page, size, ...filter }) {
    const found = await store.anchorPage(tenant, { ...filter, page, size })
    return { ...found, page, size, rows: found.rows.map((row) => wireAnchor(row, session)) }
  },
  async scfAnchorSave({ tenant, session }, body) {
    mustCheck(body.taxNo)
    if (body.validTo <= dayAfter()) throw new Refusal('CONFLICT', SCF_SAYS.validToPast, 'validTo')
    const no = await tenant.transaction((tx) => store.addAnchor(tx, body, session))
    return wireAnchor(await store.anchorByNo(tenant, no), session)
  },
  async scfAnchorStep({ tenant, session }, { no, step, reason }) {
    await store.anchorByNo(tenant, no)
    const by = { userId: session.userId, userName: session.userName, reason }
    await byAnother(tenant.transaction((tx) => store.stepAnchor(tx, no, step, by)))
    return wireAnchor(await store.anchorByNo(tenant, no), session)
  },
  async scfProposals({ tenant }, { anchorNo }) {
    const anchor = await store.anchorByNo(tenant, anchorNo)
    const members = await store.memberTaxNos(tenant, anchorNo)
    const found = await proposalsFor(tenant, anchor.tax_no)
    return found.filter(({ taxNo }) => !members.has(taxNo))
  },

  async scfRelationList({ tenant }, { page, size, ...filter }) {
    const found = await store.relationPage(tenant, { ...filter, page, size })
    return { ...found, page, size, rows: found.rows.map(wireRelation) }
  },
  async scfRelationSave({ tenant, session }, { since, ...body }) {
    mustCheck(body.taxNo)
    const anchor = await store.anchorByNo(tenant, body.anchorNo)
    if (anchor.tax_no === body.taxNo)
      throw new Refusal('CONFLICT', SCF_SAYS.memberIsAnchor, 'taxNo')
    const trade = await proposalsFor(tenant, anchor.tax_no, body.taxNo)
    const coopMonths = trade.find(({ role }) => role === body.role)?.months ?? null
    const no = await tenant.transaction((tx) =>
      store.addRelation(tx, { ...body, since: since ?? null, coopMonths }, session),
    )
    return wireRelation(await store.relationByNo(tenant, no))
  },
  async scfRelationDisable({ tenant }, { no, reason }) {
    await store.relationByNo(tenant, no)
    await tenant.transaction((tx) => store.disableRelation(tx, no, reason))
    return wireRelation(await store.relationByNo(tenant, no))
  },

  async scfInvite({ tenant, session, log }, { role, refNo, email }) {
    const made = await invite(tenant, { role, refNo, by: session.userName })
    const funder = session.holder.companyName
    const mailed = email ? await mailInvitation(deps, { ...made, email, funder }, log) : false
    return { token: made.token, expiresAt: made.expiresAt.toISOString(), mailed }
  },
  scfInvitation: ({ session }, { token }) => invitation(deps.db, session.companyId, token),
  async scfAccept({ tenant, session }, { token }) {
    if (session.kind !== 'MAIN') throw new Refusal('CONFLICT', SCF_SAYS.personsOnly)
    return accept(deps.db, tenant, token, session.userName)
  },
  scfSeats: ({ tenant }) => seatsOf(tenant),

  async scfProductList({ tenant }, { page, size, ...filter }) {
    const found = await products.productPage(tenant, { ...filter, page, size })
    return { ...found, page, size, rows: found.rows.map(wireProduct) }
  },
  async scfProductSave({ tenant, session }, body) {
    const { name, type, maxTenorDays, advanceBp, ...terms } = body
    const of = { name, type, terms, max_tenor_days: maxTenorDays, advance_bp: advanceBp }
    const no = await tenant.transaction((tx) => products.addProduct(tx, of, session))
    return wireProduct(await products.productByNo(tenant, no))
  },
  async scfProductClose({ tenant }, { no }) {
    await products.productByNo(tenant, no)
    await tenant.transaction((tx) => products.closeProduct(tx, no))
    return wireProduct(await products.productByNo(tenant, no))
  },
})
