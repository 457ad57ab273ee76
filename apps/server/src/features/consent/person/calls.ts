/** Consents of persons: the office invites and sees how each stands; whoever is invited signs with the link and a code by SMS. */

import { randomBytes } from 'node:crypto'
import type { contract } from '@xinjian/contract'
import { maskMobile, maskName } from '@xinjian/format'
import { comparableName } from '@xinjian/format/firm-name'
import { LENDING_PERSONS, type LendingPerson } from '@xinjian/format/lending/records'
import type { Config } from '../../../config.ts'
import { companyOf, enterKey } from '../../../db/directory.ts'
import { type Database, dbOf } from '../../../db/pool.ts'
import { type TenantDb, tenantOf } from '../../../db/tenant.ts'
import type { Handlers } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Registry } from '../../../outside/registry.ts'
import { createBox } from '../../../security/box.ts'
import type { Columns } from '../../../security/column/column.ts'
import { hashToken, newToken, type Secret } from '../../../security/secret.ts'
import {
  companyContact,
  RESEND_SECONDS,
  restOf,
  type SmsCodes,
  userByLogin,
  wrongSmsCode,
} from '../../session/index.ts'
import { MINIMUM_READ_SECONDS } from '../templates.ts'
import { CONSENT_SAYS } from '../words.ts'
import { lendingCodeOf } from './persons.ts'
import { createPersonSignatures, type PersonSigner } from './signing.ts'
import {
  endInvite,
  forgiveTries,
  type Invite,
  insertInvite,
  inviteByToken,
  newestOfPersons,
  noteShown,
  personConsentOf,
  takeTry,
  waitingInvites,
} from './store.ts'

type Calls = Pick<
  Handlers<typeof contract.consent>,
  | 'personConsentList'
  | 'personInvite'
  | 'personInviteCancel'
  | 'personConsentOpen'
  | 'personConsentCode'
  | 'personConsentText'
  | 'personConsentSign'
>

export interface PersonDeps {
  db: Database
  columns: Columns
  secret: Secret
  config: Pick<Config, 'publicUrl' | 'servicePhone'>
  codes: SmsCodes
  registry: Registry
  /** The enterprise of a tax number, of those that the session may ask about. */
  firms(tenant: TenantDb, taxNo: string): Promise<{ id: number } | null>
  /** By the mobile somebody finds what he or she signed: 我的授权. */
  owners: { keyOf(mobile: string): string; enter(tx: TenantDb, signerKey: string): Promise<void> }
}

const DAYS = 7
const PURPOSE = 'PERSON'
const PAGE = '/m/personConsent'

export function personCalls(deps: PersonDeps): Calls {
  const { db, columns, secret, config, codes, registry, firms, owners } = deps
  const signatures = createPersonSignatures(db, secret, config)
  /** Of names and mobiles of whom was invited. */
  const inviteBox = createBox(secret, 'person-invite')

  const rowsOf = async (tenant: TenantDb, enterpriseId: number) => {
    const [newest, waiting] = [
      await newestOfPersons(tenant, enterpriseId),
      await waitingInvites(tenant, enterpriseId),
    ]
    return LENDING_PERSONS.map((role) =>
      personConsentOf(
        role,
        newest.find(({ code }) => code === lendingCodeOf(role)),
        waiting.find((one) => one.role === role),
      ),
    )
  }
  const rowOf = async (tenant: TenantDb, enterpriseId: number, role: LendingPerson) =>
    (await rowsOf(tenant, enterpriseId)).find((row) => row.role === role)!

  const firmOf = async (tenant: TenantDb, taxNo: string) => {
    const firm = await firms(tenant, taxNo)
    if (!firm) throw new Refusal('ENTERPRISE_UNKNOWN')
    return firm
  }

  /** The invitation of a link, and whom it is for. Refuses what is used up. */
  const invitedBy = async (
    token: string,
  ): Promise<[TenantDb, Invite, { name: string; mobile: string }]> => {
    const hash = hashToken(token)
    const companyId = await companyOf(db, 'INVITE', hash)
    const tenant = companyId === null ? null : tenantOf(db, companyId)
    const invite = tenant && (await inviteByToken(tenant, hash))
    if (!tenant || !invite || (await restOf(tenant, invite.created_by)))
      throw new Refusal('SHARE_INVALID', CONSENT_SAYS.inviteNotFound)
    return [tenant, invite, JSON.parse(inviteBox.open(invite.invite_no, invite.sealed))]
  }

  /** Refuses a number that somebody of the company logs in with: nobody signs for another. */
  const mustBeOwn = async (companyId: number, mobile: string): Promise<void> => {
    const user = await userByLogin(db, columns, mobile)
    if (user?.company_id === companyId)
      throw new Refusal('CONFLICT', CONSENT_SAYS.mobileOfStaff, 'mobile')
  }

  /** Who signs, once name and number are what they should be; each try counts. */
  const signerOf = async (
    tenant: TenantDb,
    invite: Invite,
    invited: { name: string; mobile: string },
    given: { name: string; idNo: string },
  ): Promise<PersonSigner> => {
    if (!(await takeTry(tenant, invite.invite_no)))
      throw new Refusal('LOCKED', CONSENT_SAYS.inviteUsedUp)
    if (comparableName(given.name) !== comparableName(invited.name))
      throw new Refusal('NAME_MISMATCH', CONSENT_SAYS.notYourName, 'name')
    const signer: PersonSigner = {
      name: invited.name,
      idNo: given.idNo.toUpperCase(),
      mobile: invited.mobile,
      role: invite.role,
    }
    const known =
      signer.role === 'LEGAL_REP' ? await registry.byTaxNo(invite.enterprise.taxNo) : null
    const registered = known?.people.find(({ role }) => role === 'LEGAL_REP')
    if (!registered) await mustBeOwn(tenant.companyId, signer.mobile)
    else if (
      comparableName(registered.name) !== comparableName(signer.name) ||
      registered.idNo.toUpperCase() !== signer.idNo ||
      registered.mobile !== signer.mobile
    )
      throw new Refusal('SIGNER_MISMATCH')
    await forgiveTries(tenant, invite.invite_no)
    return signer
  }

  const partiesOf = async (tenant: TenantDb, invite: Invite, signer: PersonSigner) => {
    const company = await companyContact(db, tenant.companyId)
    const grantee = {
      name: company?.name ?? '',
      contact: company?.phone ?? '',
      purpose: CONSENT_SAYS.forFinancing,
    }
    return {
      enterprise: { id: invite.enterprise_id, ...invite.enterprise },
      signer,
      grantees: [grantee],
    }
  }

  return {
    personConsentList: async ({ tenant }, { taxNo }) => ({
      rows: await rowsOf(tenant, (await firmOf(tenant, taxNo)).id),
    }),

    async personInvite({ tenant, session }, { taxNo, role, name, mobile }) {
      const firm = await firmOf(tenant, taxNo)
      if (role !== 'LEGAL_REP') await mustBeOwn(tenant.companyId, mobile)
      const inviteNo = `PIN${randomBytes(9).toString('hex').toUpperCase()}`
      const { token, hash } = newToken()
      await tenant.transaction(async (tx) => {
        await enterKey(tx, 'INVITE', hash)
        await insertInvite(tx, {
          ...{ inviteNo, enterpriseId: firm.id, role, tokenHash: hash, days: DAYS },
          shown: { name: maskName(name), mobile: maskMobile(mobile) },
          sealed: inviteBox.seal(inviteNo, JSON.stringify({ name, mobile })),
          createdBy: session.userName,
        })
      })
      const row = await rowOf(tenant, firm.id, role)
      return { row, link: `${config.publicUrl}${PAGE}?token=${token}` }
    },

    async personInviteCancel({ tenant }, { inviteNo }) {
      const ended = await endInvite(tenant, inviteNo, null)
      if (!ended) throw new Refusal('CONFLICT', CONSENT_SAYS.inviteNoLonger)
      return rowOf(tenant, ended.enterprise_id, ended.role)
    },

    async personConsentOpen(_ctx, { token }) {
      const [tenant, invite] = await invitedBy(token)
      const company = await companyContact(db, tenant.companyId)
      const { enterprise, role, shown, expires_at: ends } = invite
      return {
        ...{ institution: company?.name ?? '', contact: company?.phone ?? null },
        ...{ enterprise, role, name: shown.name, mobile: shown.mobile },
        endsAt: ends.toISOString(),
      }
    },

    async personConsentCode(_ctx, { token }) {
      const [, , { mobile }] = await invitedBy(token)
      await codes.send(mobile, PURPOSE)
      return { to: maskMobile(mobile), resendAfterSeconds: RESEND_SECONDS }
    },

    async personConsentText(_ctx, { token, ...given }) {
      const [tenant, invite, invited] = await invitedBy(token)
      const signer = await signerOf(tenant, invite, invited, given)
      const { title, version, hash, paragraphs, consents } = signatures.text(
        await partiesOf(tenant, invite, signer),
      )
      const shownAt = await noteShown(tenant, invite, hash)
      return { title, version, hash, paragraphs, consents, readSecondsLeft: readLeft(shownAt) }
    },

    async personConsentSign(ctx, { token, name, idNo, smsCode, device, ...signed }) {
      const [tenant, invite, invited] = await invitedBy(token)
      const signer = await signerOf(tenant, invite, invited, { name, idNo })
      const parties = await partiesOf(tenant, invite, signer)
      if (invite.shown_hash !== signatures.text(parties).hash) throw new Refusal('CONTRACT_CHANGED')
      const left = readLeft(invite.shown_at)
      if (left > 0) throw new Refusal('READ_LONGER', CONSENT_SAYS.readFirst({ n: left }))
      const signerKey = owners.keyOf(signer.mobile)
      const made = await tenant.transaction(async (tx, client) => {
        const tried = await codes.take(signer.mobile, PURPOSE, smsCode, dbOf(client))
        // What the try came to stays counted.
        if (tried !== 'RIGHT') return tried
        const contract = await signatures.sign(tx, {
          ...parties,
          ...{ signed, signerKey },
          evidence: {
            ...{ ip: ctx.ip, agent: ctx.agent, device: device ?? null },
            shownSeconds: Math.floor((Date.now() - invite.shown_at!.getTime()) / 1000),
            smsTo: maskMobile(signer.mobile),
            smsVerifiedAt: new Date().toISOString(),
            inviteNo: invite.invite_no,
          },
        })
        // Of two at once one signs.
        if (!(await endInvite(tx, invite.invite_no, contract.contractNo)))
          throw new Refusal('SHARE_INVALID', CONSENT_SAYS.inviteNotFound)
        await owners.enter(tx, signerKey)
        return contract
      })
      if (typeof made === 'number') throw wrongSmsCode(made, 'smsCode')
      return { contractNo: made.contractNo, validTo: made.validTo.toISOString() }
    },
  }
}

/** Seconds that are missing before a signature is taken. */
const readLeft = (shownAt: Date | null): number =>
  Math.max(
    0,
    MINIMUM_READ_SECONDS -
      (shownAt === null ? 0 : Math.floor((Date.now() - shownAt.getTime()) / 1000)),
  )
