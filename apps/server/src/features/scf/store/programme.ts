/** SQL of core enterprises and members. None is ever deleted. */
import { likeOf } from '../../../db/like.ts'
import { pageOf } from '../../../db/page.ts'
import type { Value } from '../../../db/pool.ts'
import type { CompanyTx, TenantDb } from '../../../db/tenant.ts'
import { Refusal } from '../../../http/refusal.ts'
import { nextNo, TODAY } from '../numbers.ts'
import { SCF_SAYS } from '../words.ts'

type Asking = Pick<CompanyTx, 'one' | 'rows' | 'run'>
interface By {
  userId: number
  userName: string
}
interface Paging {
  page: number
  size: number
}

export interface AnchorRecord {
  no: string
  name: string
  tax_no: string
  limit_fen: number
  used_fen: number
  valid_to: string
  contract_no: string
  state: 'DRAFT' | 'ACTIVE' | 'FROZEN' | 'EXPIRED'
  party_id: number | null
  made_id: number
  made_by: string
  made_at: Date
  decided_by: string | null
  froze_id: number | null
  froze_why: string | null
}

/** A limit whose last day is over is expired, whoever wrote that down. */
const ANCHOR_STATE = `case when a.valid_to < ${TODAY} then 'EXPIRED' else a.state end`
const ANCHOR = `a.no, a.name, a.tax_no, a.limit_fen, a.used_fen, a.valid_to, a.contract_no, ${ANCHOR_STATE} as state, a.party_id,
  a.made_id, a.made_by, a.made_at, a.decided_by, a.froze_id, a.froze_why`

export async function anchorByNo(tx: Asking, no: string): Promise<AnchorRecord> {
  const row = await tx.one<AnchorRecord>(
    `select ${ANCHOR} from scf_anchor a where a.company_id = $1 and a.no = $2`,
    [no],
  )
  if (!row) throw new Refusal('UNKNOWN', SCF_SAYS.noSuchAnchor)
  return row
}

export async function anchorPage(
  tenant: TenantDb,
  {
    keyword,
    state,
    page,
    size,
  }: { keyword?: string | undefined; state?: string | undefined } & Paging,
) {
  const values: Value[] = []
  const put = (value: Value) => `$${values.push(value) + 1}`
  let where = 'a.company_id = $1'
  if (state) where += ` and ${ANCHOR_STATE} = ${put(state)}`
  const like = likeOf(keyword)
  if (like) {
    const at = put(like)
    where += ` and (a.name ilike ${at} or a.tax_no ilike ${at} or a.no ilike ${at})`
  }
  return pageOf<AnchorRecord, AnchorRecord>(
    tenant,
    {
      columns: ANCHOR,
      found: `from scf_anchor a where ${where}`,
      order: 'a.made_at desc, a.no desc',
      ...{ values, most: size, skip: (page - 1) * size },
    },
    (row) => row,
  )
}

export async function addAnchor(
  tx: Asking,
  of: { name: string; taxNo: string; limitFen: number; validTo: string; contractNo: string },
  by: By,
): Promise<string> {
  await tx.run(
    `update scf_anchor set state = 'EXPIRED' where company_id = $1 and tax_no = $2 and valid_to < ${TODAY} and state <> 'EXPIRED'`,
    [of.taxNo],
  )
  const row = await tx.one<{ no: string }>(
    `insert into scf_anchor (company_id, no, name, tax_no, limit_fen, valid_to, contract_no, made_id, made_by)
     values ($1, ${nextNo('HX')}, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning no`,
    [of.name, of.taxNo, of.limitFen, of.validTo, of.contractNo, by.userId, by.userName],
  )
  if (!row) throw new Refusal('CONFLICT', SCF_SAYS.anchorStands, 'taxNo')
  return row.no
}

const STEPS = {
  ACTIVATE: `state = 'ACTIVE', decided_id = $3, decided_by = $4, decided_at = clock_timestamp()`,
  FREEZE: `state = 'FROZEN', froze_id = $3, froze_by = $4, froze_why = $5, released_id = null, released_by = null, released_why = null`,
  RELEASE: `state = 'ACTIVE', released_id = $3, released_by = $4, released_why = $5`,
} as const
const FROM = { ACTIVATE: 'DRAFT', FREEZE: 'ACTIVE', RELEASE: 'FROZEN' } as const

/** Refuses from another state, and past its last day. */
export async function stepAnchor(
  tx: Asking,
  no: string,
  step: keyof typeof STEPS,
  by: By & { reason: string },
): Promise<void> {
  const done = await tx.run(
    `update scf_anchor set ${STEPS[step]} where company_id = $1 and no = $2 and state = $6 and valid_to >= ${TODAY} and $5::text is not null`,
    [no, by.userId, by.userName, by.reason, FROM[step]],
  )
  if (done === 0) throw new Refusal('CONFLICT', SCF_SAYS.stepNotNow)
}

export interface RelationRecord {
  no: string
  anchor_no: string
  anchor_name: string
  anchor_tax_no: string
  name: string
  tax_no: string
  role: 'SUPPLIER' | 'DEALER'
  level: number
  since: string | null
  coop_months: number | null
  recommend_by: string
  state: 'INVITED' | 'CONFIRMED' | 'DISABLED'
  disabled_why: string | null
  party_id: number | null
  made_by: string
  made_at: Date
}

const RELATION = `r.no, r.anchor_no, a.name as anchor_name, a.tax_no as anchor_tax_no, r.name, r.tax_no, r.role, r.level, r.since, r.coop_months,
  r.recommend_by, r.state, r.disabled_why, r.party_id, r.made_by, r.made_at`
const RELATED =
  'from scf_relation r join scf_anchor a on a.company_id = r.company_id and a.no = r.anchor_no'

export async function relationByNo(tx: Asking, no: string): Promise<RelationRecord> {
  const row = await tx.one<RelationRecord>(
    `select ${RELATION} ${RELATED} where r.company_id = $1 and r.no = $2`,
    [no],
  )
  if (!row) throw new Refusal('UNKNOWN', SCF_SAYS.noSuchRelation)
  return row
}

export async function relationPage(
  tenant: TenantDb,
  of: {
    keyword?: string | undefined
    anchorNo?: string | undefined
    state?: string | undefined
  } & Paging,
) {
  const values: Value[] = []
  const put = (value: Value) => `$${values.push(value) + 1}`
  let where = 'r.company_id = $1'
  if (of.anchorNo) where += ` and r.anchor_no = ${put(of.anchorNo)}`
  if (of.state) where += ` and r.state = ${put(of.state)}`
  const like = likeOf(of.keyword)
  if (like) {
    const at = put(like)
    where += ` and (r.name ilike ${at} or r.tax_no ilike ${at} or a.name ilike ${at})`
  }
  return pageOf<RelationRecord, RelationRecord>(
    tenant,
    {
      columns: RELATION,
      found: `${RELATED} where ${where}`,
      order: 'r.made_at desc, r.no desc',
      ...{ values, most: of.size, skip: (of.page - 1) * of.size },
    },
    (row) => row,
  )
}

/** Tax numbers of those that are members of it and not disabled. */
export const memberTaxNos = async (tx: Asking, anchorNo: string): Promise<Set<string>> =>
  new Set(
    (
      await tx.rows<{ tax_no: string }>(
        `select tax_no from scf_relation where company_id = $1 and anchor_no = $2 and state <> 'DISABLED'`,
        [anchorNo],
      )
    ).map(({ tax_no }) => tax_no),
  )

export async function addRelation(
  tx: Asking,
  of: {
    anchorNo: string
    name: string
    taxNo: string
    role: string
    level: number
    since: string | null
    coopMonths: number | null
  },
  by: By,
): Promise<string> {
  const row = await tx.one<{ no: string }>(
    `insert into scf_relation (company_id, no, anchor_no, name, tax_no, role, level, since, coop_months, recommend_by, made_by)
     values ($1, ${nextNo('LS')}, $2, $3, $4, $5, $6, $7, $8, $9, $9) on conflict do nothing returning no`,
    [of.anchorNo, of.name, of.taxNo, of.role, of.level, of.since, of.coopMonths, by.userName],
  )
  if (!row) throw new Refusal('CONFLICT', SCF_SAYS.relationStands, 'taxNo')
  return row.no
}

export async function disableRelation(tx: Asking, no: string, why: string): Promise<void> {
  const done = await tx.run(
    `update scf_relation set state = 'DISABLED', disabled_why = $3 where company_id = $1 and no = $2 and state <> 'DISABLED'`,
    [no, why],
  )
  if (done === 0) throw new Refusal('CONFLICT', SCF_SAYS.stepNotNow)
  await tx.run(
    `update scf_invite set status = 'CANCELLED' where company_id = $1 and role = 'MEMBER' and ref_no = $2 and status = 'OPEN'`,
    [no],
  )
}
