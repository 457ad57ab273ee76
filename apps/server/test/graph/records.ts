/** What registry, courts and tax bureau told of an enterprise of a test, written as it is when they are asked. */
import type { TenantDb } from '../../src/db/tenant.ts'
import { factsOf, writeFacts } from '../../src/features/facts/records/write.ts'
import { collectedTask } from '../support/collected.ts'

const HEAD =
  'company_id, enterprise_id, row_key, revision, hash, source, collected_at, contract_no, task_id'
const TAIL = 'vendor, match_level, match_for, match_against, told'

/** A public record that bears the code of the enterprise, unless it says otherwise. */
export const published = (
  tenant: TenantDb,
  table: string,
  id: number,
  key: string,
  { told = {}, match = 'CODE', ...fields }: Record<string, unknown>,
) =>
  tenant.run(
    `insert into ${table} (${HEAD}, ${TAIL}, ${Object.keys(fields).join(', ')})
     values ($1, $2, $3, 1, '', 'PUBLIC:tianyancha', now(), '', '', 'tianyancha', $4, '[]', '[]', $5${Object.keys(
       fields,
     )
       .map((_, i) => `, $${i + 6}`)
       .join('')})`,
    [id, key, match as string, JSON.stringify(told), ...(Object.values(fields) as string[])],
  )

export interface Person {
  role: string
  name: string
  /** Whole, as a bureau has it. */
  idNo: string
}

export interface Told {
  address?: string
  people?: readonly Person[]
  holders?: readonly { name: string; type: string; idNo: string; ratio: number }[]
  industry?: string
  taxpayerStatus?: string
}

/** What a collection brought of its registration and its holders. */
export async function registered(
  tenant: TenantDb,
  enterpriseId: number,
  contractNo: string,
  { address, people = [], holders, industry, taxpayerStatus }: Told,
): Promise<void> {
  const taskId = await collectedTask({ tenant, enterpriseId, contractNo }, ['REGISTRATION'])
  const from = { enterpriseId, contractNo, taskId, source: 'ETAX:4403' }
  const [legalRep, financeOfficer, taxAgent] = ['法定代表人', '财务负责人', '办税员'].map((role) =>
    people.find((person) => person.role === role),
  )
  const row = {
    ...{ regAddress: address, industryName: industry, taxpayerStatus },
    ...{ legalRep, financeOfficer, taxAgent },
  }
  await tenant.transaction(async (tx) => {
    await writeFacts(tx, from, factsOf('REGISTRATION', 'REGISTRATION', row), 'REGISTRATION')
    const shares = (holders ?? []).flatMap((one) =>
      factsOf('SHAREHOLDER', 'SHAREHOLDERS', { ...one }),
    )
    if (holders) await writeFacts(tx, from, shares, 'SHAREHOLDER')
  })
}
