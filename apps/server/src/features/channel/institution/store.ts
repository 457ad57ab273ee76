/** SQL of the institutions that enterprises may choose: the platform's own list, written word for word as an operator agreed to it. */
import type {
  INSTITUTION_DECISIONS,
  InstitutionState,
  OperateInstitution,
} from '@xinjian/contract/channel/institution'
import { likeOf } from '../../../db/like.ts'
import type { Db } from '../../../db/pool.ts'
import { byAnother } from '../../../http/four-eyes.ts'
import { wired } from '../../../http/rows/wired.ts'
import { logoAddress } from '../provider/store.ts'

export interface Institution {
  company_id: number
  name: string
  channel: string
  purpose: string
  logo: string | null
  state: InstitutionState
  asked_by: string
  asked_at: Date
  decided_by: string | null
  decided_at: Date | null
  reason: string | null
  version: number
}

const SELECT = `select i.company_id, co.name, i.channel, i.purpose, i.logo, i.state, i.asked_by, i.asked_at, i.decided_by, i.decided_at,
       i.reason, i.version
  from institution i join company co on co.id = i.company_id`

export const told = (row: Institution): OperateInstitution => ({
  ...wired(
    row,
    'company_id name channel purpose state asked_by asked_at decided_by decided_at reason version',
  ),
  logo: logoAddress(row.channel, row.logo),
})

export const institutionOf = (db: Db, companyId: number): Promise<Institution | null> =>
  db.one<Institution>(`${SELECT} where i.company_id = $1`, [companyId])

/** Those that wait first, then the newest. Institutions are few: the list is read whole. */
export const allInstitutions = (db: Db): Promise<Institution[]> =>
  db.rows<Institution>(`${SELECT} order by (i.state = 'ASKED') desc, i.asked_at desc limit 1000`)

/** What is asked takes the place of what stood: nothing is shown before an operator agreed to it. */
export const askFor = (
  db: Db,
  of: Pick<Institution, 'company_id' | 'channel' | 'purpose' | 'logo'> & {
    by: string
    byId: number
  },
) =>
  db.run(
    `insert into institution (company_id, channel, purpose, logo, asked_by, asked_id) values ($1, $2, $3, $4, $5, $6)
     on conflict (company_id) do update
        set channel = excluded.channel, purpose = excluded.purpose, logo = excluded.logo, state = 'ASKED',
            asked_by = excluded.asked_by, asked_id = excluded.asked_id, asked_at = now(),
            decided_by = null, decided_id = null, decided_at = null, reason = null,
            version = institution.version + 1`,
    [of.company_id, of.channel, of.purpose, of.logo, of.by, of.byId],
  )

/** By the company itself. */
export const endOwn = (db: Db, companyId: number): Promise<number> =>
  db.run(
    `update institution set state = 'ENDED', version = version + 1
      where company_id = $1 and state in ('ASKED', 'LISTED')`,
    [companyId],
  )

export type Decision = (typeof INSTITUTION_DECISIONS)[number]

/** What may be decided in a state: agreed to or refused is what waits, ended is what is listed. */
const FROM: Record<Decision, InstitutionState> = {
  LISTED: 'ASKED',
  REFUSED: 'ASKED',
  ENDED: 'LISTED',
}

/** False where it is not as whoever decides has seen it. */
export const decide = async (
  db: Db,
  of: {
    companyId: number
    version: number
    decision: Decision
    reason: string
    by: string
    byId: number
  },
): Promise<boolean> =>
  (await byAnother(
    db.run(
      `update institution set state = $3, decided_by = $4, decided_id = $7, decided_at = now(), reason = $5, version = version + 1
        where company_id = $1 and version = $2 and state = $6`,
      [of.companyId, of.version, of.decision, of.by, of.reason, FROM[of.decision], of.byId],
    ),
  )) === 1

/** One that a phone may be shown, as far as the list itself says. */
export type Listed = Pick<Institution, 'company_id' | 'name' | 'channel' | 'purpose' | 'logo'>

const LISTED = `select i.company_id, co.name, i.channel, i.purpose, i.logo
  from institution i join company co on co.id = i.company_id
  left join company parent on parent.id = co.parent_id
 where i.state = 'LISTED' and co.status = 'ACTIVE' and coalesce(parent.status = 'ACTIVE', true)`

/** So many by their names, behind the one whose channel is `after`. */
export const listedAfter = (
  db: Db,
  { keyword, after, most }: { keyword: string | null; after: string | null; most: number },
): Promise<Listed[]> =>
  db.rows<Listed>(
    `${LISTED} and ($1::text is null or co.name ilike $1)
       and ($2::text is null or (co.name, i.channel) >
            (select own.name, at.channel from institution at join company own on own.id = at.company_id where at.channel = $2))
     order by co.name, i.channel limit $3`,
    [likeOf(keyword ?? undefined), after, most],
  )

/** Those of these channels that are listed now. */
export const listedOf = (db: Db, channels: readonly string[]): Promise<Listed[]> =>
  db.rows<Listed>(`${LISTED} and i.channel = any($1)`, [[...channels]])
