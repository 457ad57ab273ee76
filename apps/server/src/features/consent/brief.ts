import type { ConsentBrief } from '@xinjian/contract'
import { CONSENT_CODES, type ConsentCode } from '@xinjian/contract/consent/consent-scopes'
import type { TenantDb } from '../../db/tenant.ts'
import { wired } from '../../http/rows/wired.ts'
import { PERSON_CODES_SQL } from './person/persons.ts'
import { stateOfRow } from './state-sql.ts'

interface BriefRow {
  contract_no: string
  code: ConsentCode
  title: string
  status: ConsentBrief['status']
  signer: { name: string; role: string }
  signed_at: Date
  valid_to: Date
  purposes: string[]
  scopes: string[]
  grantees: { name: string }[]
}

const BRIEF = `c.contract_no, c.code, c.title, c.signer, c.signed_at, c.valid_to, c.purposes, c.scopes, c.grantees,
            ${stateOfRow('c')} as status`

const briefOf = (row: BriefRow): ConsentBrief => ({
  ...wired(row, 'contract_no title status signed_at valid_to purposes scopes'),
  signer: `${row.signer.name}（${row.signer.role}）`,
  grantees: row.grantees.map((grantee) => grantee.name),
})

/**
 * The newest contract of each kind, the one that collection rests on first. `before` leaves out what was signed later: what a
 * report of that moment rests on. Empty = the enterprise never signed any: its files were uploaded.
 */
export async function consentBriefs(
  tenant: TenantDb,
  enterpriseId: number,
  before: Date | null = null,
): Promise<ConsentBrief[]> {
  const rows = await tenant.rows<BriefRow>(
    `select distinct on (code) ${BRIEF}
       from auth_contract c
      where company_id = $1 and enterprise_id = $2 and code not in ${PERSON_CODES_SQL} and ($3::timestamptz is null or signed_at <= $3)
      order by code, signed_at desc, contract_no desc`,
    [enterpriseId, before],
  )
  const first = (row: BriefRow) => CONSENT_CODES.indexOf(row.code)
  return rows.sort((a, b) => first(a) - first(b)).map(briefOf)
}

/** Consents of persons that a report rests on, in the order of their signing; the ledger shows of each only the surname. */
export async function personBriefs(tenant: TenantDb, reportNo: string): Promise<ConsentBrief[]> {
  const rows = await tenant.rows<BriefRow>(
    `select ${BRIEF}
       from report_person p join auth_contract c on c.company_id = p.company_id and c.contract_no = p.contract_no
      where p.company_id = $1 and p.report_no = $2
      order by c.signed_at, c.contract_no`,
    [reportNo],
  )
  return rows.map(briefOf)
}
