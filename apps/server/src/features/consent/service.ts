/**
 * The consent register: what is signed and how that is proven, what it allows now, who looked. The only maker of the slip
 * (`ConsentPass`) without which nothing goes out to a bureau.
 */

import type { CollectKind } from '@xinjian/contract'
import type { ConsentCode, ConsentScope } from '@xinjian/contract/consent/consent-scopes'
import { maskIdNo, maskMobile, maskName } from '@xinjian/format'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/pool.ts'
import { type TenantDb, type TenantTx, tenantOf } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { type ConsentPass, issuePass } from '../../outside/source/pass.ts'
import { type Box, createBox } from '../../security/box.ts'
import type { Secret } from '../../security/secret.ts'
import { tell } from '../notice/index.ts'
import { refuseRested } from '../session/index.ts'
import { type Conflict, conflictsWith } from './conflict.ts'
import { isPersonCode } from './person/persons.ts'
import { createContractSeals } from './seal.ts'
import { DAY_MS, granteesOf, MINE, nextContractNo, PLATFORM, SIGNER_BOX } from './signing/house.ts'
import { type LiveContract, liveContract, liveContractFor } from './signing/live.ts'
import { checkSigned, type SignedContract } from './signing/signed.ts'
import {
  type ContractRecord,
  contractByNo,
  type Grantee,
  insertContract,
  lockContractsWith,
  markRevoked,
} from './store.ts'
import { type Contract, fill, SIGNED_FOR, templateOf, withClauses } from './templates.ts'
import { CONSENT_SAYS } from './words.ts'

export interface Signer {
  name: string
  idNo: string
  mobile: string
  role: 'LEGAL_REP' | 'FINANCE' | 'TAX_AGENT'
}

export const ROLE_NAMES: Record<Signer['role'], string> = {
  LEGAL_REP: '法定代表人',
  FINANCE: '财务负责人',
  TAX_AGENT: '办税人员',
}

/** What a text is made out for. */
export interface Parties {
  /** What is to be collected. */
  kind: CollectKind
  enterprise: { name: string; taxNo: string }
  signer: Signer
  grantees: Grantee[]
  /** What the channel puts beside the platform's text of a collection; null = nothing. */
  clauses?: { channel: string; version: number; paragraphs: string[] } | null
  /** Where they are signed, at a self-service terminal; null = at a phone. */
  machine?: AtMachine | null
}

/** A terminal and who stands by it as witness. */
export interface AtMachine {
  terminalNo: string
  serial: string
  place: string
  witnessId: number
  witness: string
}

export interface Signing extends Parties {
  enterpriseId: number
  taskId: string
  signed: SignedContract[]
  evidence: Record<string, string | number | null>
  /** Contracts of other signers or for others that this one takes the place of, as the signer was told. */
  replaces: readonly string[]
  /** HMAC of the signer's mobile, by which they find their contracts again. */
  signerKey: string | null
}

export interface ConsentService {
  /** The texts to sign, with the fingerprints to give back. */
  contracts(parties: Parties): Contract[]
  /**
   * Contracts in force that signing these would put an end to although they are not the same consent: signed by another person,
   * or for other recipients. The same person's renewal for the same recipients is none.
   */
  conflicts(tenant: TenantDb, parties: Parties): Promise<Conflict[]>
  /** Stores the signatures; returns the number of the contract that collection rests on. */
  sign(tx: TenantDb, signing: Signing): Promise<string>
  /** The slip for calls to a bureau; refuses CONSENT_REQUIRED when the contract is not in force now. */
  pass(companyId: number, taskId: string, contractNo: string | null): Promise<ConsentPass>
  /** The same for work of an account: refuses, too, the moment the company or the account was frozen. `maker` as of `mustStand` of sessions. */
  passFor(
    tenant: TenantDb,
    taskId: string,
    contractNo: string | null,
    maker: string | null,
  ): Promise<ConsentPass>
  /** In the transaction that writes what came of such calls: refuses like `pass`, and a revocation waits until it ends. */
  mustStand(tx: TenantDb, contractNo: string | null): Promise<void>
  revoke(tenant: TenantDb, contractNo: string, by: string, reason: string): Promise<ContractRecord>
  /** True when the stored row is what was sealed at signing and, if it was taken back, at the revocation. */
  intact(record: ContractRecord): boolean
  /** What is said where that cannot be judged, because the seal's key is kept no more; null = it can. */
  unjudged(record: ContractRecord): string | null
}

/** What a text says of the platform itself. */
type House = Pick<Config, 'publicUrl' | 'servicePhone'>

/** A consent as it was taken back. */
export interface TakenBack {
  enterpriseId: number
  /** In which it was signed. */
  taskId: string | null
  contractNo: string
  code: ConsentCode
  scopes: ConsentScope[]
  enterprise: ContractRecord['signed_as']
  at: Date
}

export function createConsents(
  db: Database,
  secret: Secret,
  house: House,
  /** Tells whoever outside has to know, in the transaction that takes a consent back. */
  tellRevoked: (tx: TenantTx, consent: TakenBack) => Promise<void>,
): ConsentService {
  const contracts = (parties: Parties) => contractsOf(parties, house)
  const box: Box = createBox(secret, SIGNER_BOX)
  const seals = createContractSeals(secret)

  return {
    contracts,
    conflicts: (tenant, parties) => conflictsWith(tenant, parties, shownAs(parties.signer)),
    async sign(tx, signing) {
      const shown = contracts(signing)
      checkSigned(shown, signing.signed)
      const against = await conflictsWith(tx, signing, shownAs(signing.signer))
      if (against.some((c) => !signing.replaces.includes(c.contractNo)))
        throw new Refusal('CONSENT_STANDS')
      let collecting = ''
      for (const contract of shown) {
        const template = templateOf(contract.code, Boolean(signing.machine))
        const contractNo = await nextContractNo(db)
        const { signer } = signing
        const signedAt = new Date()
        const signed = {
          ...contract,
          contractNo,
          signedAs: signing.enterprise,
          enterpriseId: signing.enterpriseId,
          taskId: signing.taskId,
          purposes: template.purposes,
          scopes: template.scopes,
          grantees: signing.grantees,
          signer: shownAs(signer),
          signerSealed: box.seal(contractNo, JSON.stringify(signer)),
          evidence: signing.evidence,
          signedAt,
          validTo: new Date(signedAt.getTime() + template.days * DAY_MS),
          signerKey: signing.signerKey,
        }
        const seal = seals.of(tx.companyId, signed)
        await insertContract(tx, { ...signed, seal })
        if (contract.code === SIGNED_FOR[signing.kind][0]) collecting = contractNo
      }
      return collecting
    },
    async pass(companyId, taskId, contractNo) {
      const live = contractNo ? await liveContract(tenantOf(db, companyId), contractNo) : null
      return slipOf(companyId, taskId, live)
    },
    async passFor(tenant, taskId, contractNo, maker) {
      const { rest, live } = await liveContractFor(tenant, contractNo ?? '', maker)
      refuseRested(rest)
      return slipOf(tenant.companyId, taskId, live)
    },
    async mustStand(tx, contractNo) {
      const isLive =
        contractNo &&
        ((await lockContractsWith(tx, contractNo)) || (await liveContract(tx, contractNo)))
      if (!isLive) throw new Refusal('CONSENT_REQUIRED')
    },
    async revoke(tenant, contractNo, by, reason) {
      const found = await contractByNo(tenant, contractNo)
      if (!found) throw new Refusal('UNKNOWN', CONSENT_SAYS.authorisationNotFound)
      // Revoking twice is fine; what is superseded has nothing left to revoke. What ran out has: data and reports of it.
      if (found.status === 'SUPERSEDED')
        throw new Refusal('CONFLICT', CONSENT_SAYS.newerAuthorisationReplaced)
      const at = new Date()
      const seal = seals.ofRevocation({ contractNo, by, reason, at })
      const { name } = found.signed_as
      await tenant.transaction(async (tx) => {
        // Of two at once one takes it back, and tells.
        if (!(await markRevoked(tx, contractNo, { by, reason, at, seal }))) return
        await tell(tx, {
          kind: 'CONSENT_WITHDRAWN',
          key: contractNo,
          params: { name, contractNo },
        })
        // Partners are told of what they had collected, and of no person.
        if (isPersonCode(found.code)) return
        await tellRevoked(tx, {
          enterpriseId: found.enterprise_id,
          taskId: found.task_id,
          contractNo,
          code: found.code as ConsentCode,
          scopes: found.scopes as ConsentScope[],
          enterprise: found.signed_as,
          at,
        })
      })
      return (await contractByNo(tenant, contractNo)) as ContractRecord
    },
    intact: (record) => seals.intact(record),
    unjudged: (record) => seals.unjudged(record),
  }
}

function slipOf(companyId: number, taskId: string, live: LiveContract | null): ConsentPass {
  if (!live) throw new Refusal('CONSENT_REQUIRED')
  return issuePass({
    companyId,
    taskId,
    contractNo: live.contract_no,
    taxNo: live.tax_no,
    scopes: live.scopes,
  })
}

const shownAs = (signer: Signer) => ({
  name: maskName(signer.name),
  mobile: maskMobile(signer.mobile),
  idNo: maskIdNo(signer.idNo),
  role: ROLE_NAMES[signer.role],
})

/** Texts are shown in full to their signer; the full numbers rest sealed. */
function contractsOf(parties: Parties, house: House): Contract[] {
  const { kind, enterprise, signer, grantees, clauses, machine } = parties
  const [collecting] = SIGNED_FOR[kind]
  const values = {
    enterprise: enterprise.name,
    taxNo: enterprise.taxNo,
    signer: signer.name,
    role: ROLE_NAMES[signer.role],
    idNo: maskIdNo(signer.idNo),
    mobile: maskMobile(signer.mobile),
    platform: PLATFORM,
    service: house.servicePhone ?? grantees[0]?.contact ?? '',
    mine: `${house.publicUrl}${MINE}`,
    channel: clauses?.channel ?? '',
    terminal: machine?.serial ?? '',
    place: machine?.place ?? '',
    witness: machine?.witness ?? '',
    ...granteesOf(grantees),
  }
  return SIGNED_FOR[kind].map((code) => {
    const template = templateOf(code, Boolean(machine))
    return fill(clauses && code === collecting ? withClauses(template, clauses) : template, values)
  })
}
