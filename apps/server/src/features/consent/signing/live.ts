/** The contract on which a collection rests, as it is now. */

import { OWN_COMPANY } from '../../../db/distribute/first-node.ts'
import { together } from '../../../db/requests/together.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import type { Rest } from '../../session/index.ts'

export interface LiveContract {
  contract_no: string
  scopes: string[]
  tax_no: string
}

/**
 * The contract on which a collection rests, if it is in force now; or the one that has taken its place since. A revoked one
 * has no successor: what was signed later is for what begins later.
 */
const liveSql = (contractNo: string): string => `select l.contract_no, l.scopes, e.tax_no
       from auth_contract c
       join auth_contract l on l.company_id = c.company_id and l.enterprise_id = c.enterprise_id and l.code = c.code
       join enterprise e on e.company_id = c.company_id and e.id = c.enterprise_id
      where c.company_id = $1 and c.contract_no = ${contractNo} and c.status in ('EFFECTIVE', 'SUPERSEDED')
        and l.status = 'EFFECTIVE' and l.valid_to > now()`

export const liveContract = (tenant: TenantDb, contractNo: string) =>
  tenant.one<LiveContract>(liveSql('$2'), [contractNo])

interface Question {
  contractNo: string
  maker: string | null
}

interface Standing {
  rest: Rest | null
  live: LiveContract | null
}

// Arrays behind a `select`: the planner would otherwise plan anew for each length of theirs, for longer than the answer takes.
const ALL = `with answered as materialized (
      select a.n, a.maker, live.*
        from unnest((select $2::text[]), (select $3::text[])) with ordinality as a (asked, maker, n)
        left join lateral (${liveSql('a.asked')} limit 1) live on true)
    select rests_for(maker) as rest, contract_no, scopes, tax_no from answered, ${OWN_COMPANY} order by n`

/** A bureau takes ten times as long to answer the call that waits for it. */
const ASKED_WITHIN_MS = 10

/** Open database → company → where its questions go together. */
const askers = new WeakMap<object, Map<number, (question: Question) => Promise<Standing>>>()

function askerOf(tenant: TenantDb): (question: Question) => Promise<Standing> {
  const ofDatabase = askers.get(tenant.database) ?? new Map()
  askers.set(tenant.database, ofDatabase)
  const known = ofDatabase.get(tenant.companyId)
  if (known) return known
  const made = together<Question, Standing>(
    async (questions) => {
      const rows = await tenant.rows<
        { rest: Rest | null } & (LiveContract | Record<keyof LiveContract, null>)
      >(ALL, [questions.map(({ contractNo }) => contractNo), questions.map(({ maker }) => maker)])
      return rows.map(({ rest, ...live }) => ({
        rest,
        live: live.contract_no === null ? null : live,
      }))
    },
    { gatherMs: ASKED_WITHIN_MS },
  )
  ofDatabase.set(tenant.companyId, made)
  return made
}

/**
 * The same, and who of the company and this account was frozen: both are asked before every call to a source. Not inside a transaction:
 * those who ask at the same moment are answered by one statement, on a connection of its own.
 */
export const liveContractFor = (
  tenant: TenantDb,
  contractNo: string,
  maker: string | null,
): Promise<Standing> => askerOf(tenant)({ contractNo, maker })
