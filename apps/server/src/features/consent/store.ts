import type { ConsentRow } from '@xinjian/contract'
import { likeBy, likeOf } from '../../db/like.ts'
import { walkedPage } from '../../db/lists/far.ts'
import { amongOf, enterprisesNamed, lookUp, namedSql } from '../../db/lists/worded.ts'
import type { Counted } from '../../db/page.ts'
import type { Value } from '../../db/pool.ts'
import type { AuthContractRow } from '../../db/rows/consent.ts'
import { within } from '../../db/scope.ts'
import type { TenantDb, TenantTx } from '../../db/tenant.ts'
import { PERSON_CODES_SQL } from './person/persons.ts'
import { stateOfRow } from './state-sql.ts'

export interface Grantee {
  name: string
  contact: string
  purpose: string
}

export interface ContractRecord extends Omit<AuthContractRow, 'status'> {
  /** The enterprise as it was named in what was signed, whatever it is called since. */
  signed_as: { name: string; taxNo: string }
  paragraphs: string[]
  consents: { key: string; text: string }[]
  grantees: Grantee[]
  signer: { name: string; mobile: string; idNo: string; role: string }
  evidence: Record<string, string | number | null>
  status: ConsentRow['status']
  views: number
}

const COLUMNS = `c.company_id, c.contract_no, c.enterprise_id, c.signed_as, c.task_id, c.code, c.title, c.version, c.hash,
  c.paragraphs, c.consents, c.purposes, c.scopes, c.grantees, c.signer, c.signer_sealed, c.evidence, c.seal,
  c.signed_at, c.valid_from, c.valid_to, c.signer_key,
  ${stateOfRow('c')} as status,
  c.revoked_at, c.revoked_by, c.revoke_reason, c.revoke_seal,
  (select count(*)::int from consent_view v where v.company_id = $1 and v.contract_no = c.contract_no) as views`
const FROM =
  'from auth_contract c join enterprise e on e.company_id = c.company_id and e.id = c.enterprise_id'

export const contractByNo = (tenant: TenantDb, contractNo: string) => {
  const values: Value[] = [contractNo]
  const seen = within(tenant.scope, values).ofTask('c')
  return tenant.one<ContractRecord>(
    `select ${COLUMNS} ${FROM} where c.company_id = $1 and c.contract_no = $2 ${seen}`,
    values,
  )
}

/** All that one person signed for enterprises of this company, newest first. */
export const ownedBy = (tenant: TenantDb, signerKey: string) =>
  tenant.rows<ContractRecord>(
    `select ${COLUMNS} ${FROM} where c.company_id = $1 and c.signer_key = $2
      order by c.signed_at desc, c.contract_no desc`,
    [signerKey],
  )

/** The newest contract of a kind that was signed in a task. */
export const signedIn = async (
  tenant: TenantDb,
  taskId: string,
  code: string,
): Promise<string | null> => {
  const row = await tenant.one<{ contract_no: string }>(
    `select contract_no from auth_contract where company_id = $1 and task_id = $2 and code = $3
      order by signed_at desc, contract_no desc limit 1`,
    [taskId, code],
  )
  return row?.contract_no ?? null
}

/** What a contract says today, by the columns of indexes: EXPIRED is not stored. */
const SAYS: Record<string, string> = {
  EFFECTIVE: `c.status = 'EFFECTIVE' and c.valid_to > now()`,
  EXPIRED: `c.status = 'EFFECTIVE' and c.valid_to <= now()`,
  REVOKED: `c.status = 'REVOKED'`,
  SUPERSEDED: `c.status = 'SUPERSEDED'`,
}

export async function contractPage(
  tenant: TenantDb,
  filter: {
    taxNo?: string | undefined
    status?: string | undefined
    keyword?: string | undefined
  },
  page: number,
  size: number,
): Promise<Counted & { rows: ContractRecord[] }> {
  const values: Value[] = []
  const put = (value: Value) => `$${values.push(value) + 1}`
  const conditions = ['c.company_id = $1']
  if (filter.taxNo) conditions.push(`e.tax_no = ${put(filter.taxNo)}`)
  if (filter.status) conditions.push(SAYS[filter.status] ?? 'false')
  let walked = false
  if (filter.keyword) {
    const like = put(likeOf(filter.keyword))
    const by = likeBy(filter.keyword)
    const own = `(c.contract_no ${by} ${like} or c.signed_as ->> 'name' ${by} ${like})`
    const [held, named] = await Promise.all([
      lookUp(tenant, 'auth_contract', filter.keyword),
      enterprisesNamed(tenant, filter.keyword),
    ])
    walked = !held || !named
    conditions.push(
      held && named
        ? `(${own} and ${amongOf('c.contract_no', 'auth_contract', held, values)} or ${amongOf('c.enterprise_id', 'enterprise', named, values)})`
        : `(${await namedSql(tenant, { id: 'c.enterprise_id', keyword: filter.keyword, like, end: page * size })} or ${own})`,
    )
  }
  const from = filter.taxNo ? FROM : 'from auth_contract c'
  const found = `${from} where ${conditions.join(' and ')} ${within(tenant.scope, values).ofTask('c')}`
  const order = 'order by c.signed_at desc, c.contract_no desc'
  const leading = walked ? ({ sql: 'c.signed_at', of: 'instant' } as const) : null
  const asked = { leading, skip: (page - 1) * size, most: size }
  return walkedPage(tenant, found, values, asked, (most, start) => {
    const after = start.values.length + 2
    return tenant.rows<ContractRecord>(
      `select ${COLUMNS} ${FROM} where c.company_id = $1
          and c.contract_no = any(array(select c.contract_no ${found}${start.where} ${order} limit $${after} offset $${after + 1})) ${order}`,
      [...start.values, most, start.skip],
    )
  })
}

export interface NewContract {
  contractNo: string
  signedAs: ContractRecord['signed_as']
  enterpriseId: number
  /** null = a person signed by an invitation. */
  taskId: string | null
  code: string
  title: string
  version: string
  hash: string
  paragraphs: string[]
  consents: { key: string; text: string }[]
  purposes: string[]
  scopes: string[]
  grantees: Grantee[]
  signer: ContractRecord['signer']
  signerSealed: Buffer
  evidence: ContractRecord['evidence']
  seal: string
  signedAt: Date
  validTo: Date
  /** HMAC of the signer's mobile; null = the signer left none. */
  signerKey: string | null
}

/**
 * A later contract of the same kind takes the place of the one in force. Nobody signs in another person's place: what somebody signed for
 * him- or herself stays that person's to take back.
 */
export async function insertContract(tx: TenantDb, c: NewContract): Promise<void> {
  await tx.run(
    `update auth_contract set status = 'SUPERSEDED'
      where company_id = $1 and enterprise_id = $2 and code = $3 and status = 'EFFECTIVE'
        and (code not in ${PERSON_CODES_SQL} or signer_key = $4)`,
    [c.enterpriseId, c.code, c.signerKey],
  )
  await tx.run(
    `insert into auth_contract (company_id, contract_no, enterprise_id, task_id, code, title, version, hash, paragraphs, consents,
       purposes, scopes, grantees, signer, signer_sealed, evidence, seal, signed_at, valid_from, valid_to, signed_as, signer_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $18, $19, $20, $21)`,
    [
      c.contractNo,
      c.enterpriseId,
      c.taskId,
      c.code,
      c.title,
      c.version,
      c.hash,
      JSON.stringify(c.paragraphs),
      JSON.stringify(c.consents),
      c.purposes,
      c.scopes,
      JSON.stringify(c.grantees),
      JSON.stringify(c.signer),
      c.signerSealed,
      JSON.stringify(c.evidence),
      c.seal,
      c.signedAt,
      c.validTo,
      JSON.stringify(c.signedAs),
      c.signerKey,
    ],
  )
}

export type Live = Pick<
  ContractRecord,
  'contract_no' | 'title' | 'signer' | 'signed_at' | 'valid_to' | 'grantees'
>

/** Contracts in force of an enterprise by its tax number and their kinds, the one that collection rests on first. */
export const liveOf = (tenant: TenantDb, taxNo: string, codes: readonly string[]) =>
  tenant.rows<Live>(
    `select c.contract_no, c.title, c.signer, c.signed_at, c.valid_to, c.grantees ${FROM}
      where c.company_id = $1 and e.tax_no = $2 and c.code = any($3) and c.status = 'EFFECTIVE' and c.valid_to > now()
      order by c.code desc`,
    [taxNo, [...codes]],
  )

/**
 * What the enterprise says now stays said until the transaction ends: a revocation waits for it, one that was first is seen.
 * Taken last, after the enterprise's own row: signing takes them in this order, too.
 */
export const lockContracts = (tx: TenantDb, enterpriseId: number) =>
  tx.run(
    `select 1 from auth_contract where company_id = $1 and enterprise_id = $2 and status = 'EFFECTIVE'
      order by contract_no for share`,
    [enterpriseId],
  )

/**
 * The same for the enterprise that a contract is of. True where, under these locks, the contract itself is in force; otherwise one that was
 * signed meanwhile may have taken its place.
 */
export const lockContractsWith = async (tx: TenantDb, contractNo: string): Promise<boolean> => {
  const locked = await tx.rows<{ live: boolean }>(
    `select contract_no = $2 and valid_to > now() as live from auth_contract
      where company_id = $1 and status = 'EFFECTIVE'
        and enterprise_id = (select enterprise_id from auth_contract where company_id = $1 and contract_no = $2)
      order by contract_no for share`,
    [contractNo],
  )
  return locked.some(({ live }) => live)
}

export interface Revocation {
  by: string
  reason: string
  at: Date
  seal: string
}

/**
 * With a consent to collect the work of taking out what came under it is queued, in the same transaction. True where it was in force, or
 * had merely run out: what had come under it is sealed now. False where somebody was first.
 */
export async function markRevoked(
  tx: TenantTx,
  contractNo: string,
  r: Revocation,
): Promise<boolean> {
  const revoked = await tx.one<{ enterprise_id: number; code: string }>(
    `update auth_contract set status = 'REVOKED', revoked_at = $3, revoked_by = $4, revoke_reason = $5, revoke_seal = $6
      where company_id = $1 and contract_no = $2 and status = 'EFFECTIVE' returning enterprise_id, code`,
    [contractNo, r.at, r.by, r.reason, r.seal],
  )
  if (revoked && revoked.code !== 'ENT_QUERY')
    await tx.run(
      'insert into withdrawal (company_id, contract_no, enterprise_id) values ($1, $2, $3) on conflict do nothing',
      [contractNo, revoked.enterprise_id],
    )
  return revoked !== null
}
