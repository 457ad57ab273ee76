/** A credit line and loans of the demonstration's bank, with the demonstration's firm as the borrower. */
import type { Config } from '../config.ts'
import type { Database } from '../db/pool.ts'
import { tenantOf } from '../db/tenant.ts'
import { createAgreements } from '../features/agreement/index.ts'
import { addSampleLoans } from '../features/loan/index.ts'
import { columnsOf } from '../keys/data-keys.ts'
import { loadKeys } from '../keys/load.ts'

const BORROWER = '示例实业有限公司'
const FUNDER = '示例商业银行'
const TAX_NO = '91110108MA01ABCD3L'
const FUNDER_TAX_NO = '91110000MA5EXMPL4G'

export async function addDemoLoans(
  config: Config,
  db: Database,
  companies: ReadonlyMap<string, number>,
): Promise<void> {
  const [funder, borrower] = [companies.get(FUNDER) ?? 0, companies.get(BORROWER) ?? 0]
  // The register of movables asks for the funder's, too.
  for (const [id, taxNo] of [
    [borrower, TAX_NO],
    [funder, FUNDER_TAX_NO],
  ] as const)
    await db.run('update company set tax_no = $2 where id = $1 and tax_no is null', [id, taxNo])
  const own = await db.one<{ tax_no: string | null }>('select tax_no from company where id = $1', [
    borrower,
  ])
  const idOf = async (userName: string) => {
    const user = await db.one<{ id: number }>('select id from app_user where user_name = $1', [
      userName,
    ])
    return { userId: user?.id ?? 0, userName }
  }
  const secret = await loadKeys(config, db)
  const columns = columnsOf(db, secret)
  const signing = { columns, agreements: createAgreements(secret, columns) }
  await addSampleLoans(tenantOf(db, funder), signing, {
    funder: FUNDER,
    borrower: { id: borrower, name: BORROWER, taxNo: own?.tax_no ?? TAX_NO },
    ...{ asker: await idOf('staff'), decider: await idOf('demo'), signer: await idOf('owner') },
  })
}
