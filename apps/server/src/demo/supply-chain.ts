/** A programme of supply-chain finance for the demonstration's bank and firm. */
import type { Config } from '../config.ts'
import type { Database } from '../db/pool.ts'
import { tenantOf } from '../db/tenant.ts'
import { createAgreements } from '../features/agreement/index.ts'
import { addSampleProgramme } from '../features/scf/index.ts'
import { companyIdentity } from '../features/session/index.ts'
import { columnsOf } from '../keys/data-keys.ts'
import { loadKeys } from '../keys/load.ts'

const FUNDER = '示例商业银行'
const FIRM = '示例实业有限公司'

/** After the loans of the demonstration, which tell the firm's tax number. */
export async function programmeInDemo(
  config: Config,
  db: Database,
  companies: ReadonlyMap<string, number>,
): Promise<void> {
  const [funder, firm] = [companies.get(FUNDER) ?? 0, companies.get(FIRM) ?? 0]
  const { taxNo } = await companyIdentity(db, firm)
  if (taxNo === null) return
  const idOf = async (userName: string) => {
    const user = await db.one<{ id: number }>('select id from app_user where user_name = $1', [
      userName,
    ])
    return { userId: user?.id ?? 0, userName }
  }
  const secret = await loadKeys(config, db)
  const agreements = createAgreements(secret, columnsOf(db, secret))
  await addSampleProgramme(tenantOf(db, funder), agreements, {
    funder: FUNDER,
    firm: { id: firm, name: FIRM, taxNo, tenant: tenantOf(db, firm) },
    core: { name: '示例装备集团有限公司', taxNo: '91440300MA5EXMP163' },
    supplier: { name: '示例五金制品有限公司', taxNo: '91440300MA5EXMP24X' },
    ...{ asker: await idOf('staff'), decider: await idOf('demo'), owner: await idOf('owner') },
  })
}
