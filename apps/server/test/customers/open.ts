/** A secondary customer as its company opens it: created, activated by its link, logged in; and one in the books alone. */
import { randomInt } from 'node:crypto'
import { sealSecret } from '@xinjian/contract'
import { usccCheckCharacter } from '@xinjian/format'
import type { Database } from '../../src/db/pool.ts'
import { type TenantDb, tenantOf } from '../../src/db/tenant.ts'
import { enter, lockLedger } from '../../src/features/ledger/index.ts'
import { sell } from '../../src/features/product/index.ts'
import { inboxFind, loginByPassword, type TestServer } from '../harness.ts'
import { PRODUCT, YUAN } from '../money/books.ts'

export const PASSWORD = 'Quiet#Harbour7'

/** Test files share an inbox: each has numbers of its own. */
const FILE = randomInt(1000, 9999)
let firms = 0
/** A code with a right check character, another each time. */
export function taxNoOf(n = ++firms): string {
  const first17 = `91440399MA${FILE}${String(n).padStart(3, '0')}`
  return `${first17}${usccCheckCharacter(first17)}`
}

let people = 0
export const entryOf = (over: object = {}) => {
  const n = ++people
  return {
    name: `示例二级客户${n}有限公司`,
    taxNo: taxNoOf(),
    linkman: '钱示例',
    phone: `137${FILE}${String(n).padStart(4, '0')}`,
    email: `second${FILE}-${n}@example.com`,
    userName: `second${FILE}-${n}`,
    ...over,
  }
}

/** Follows the link that was sent to an address, and logs in. */
export async function activate(
  server: TestServer,
  { email, userName }: { email: string; userName: string },
): Promise<string> {
  const { text } = await inboxFind(email, (m) => m.text.includes('/active/'))
  const seal = async () => sealSecret((await server.call('POST', '/security/key')).data, PASSWORD)
  const set = await server.call('POST', '/bss/crypto/save', {
    crypto_code: /active\/([\w-]+)/.exec(text)?.[1] ?? '',
    newPassword: await seal(),
    repassword: await seal(),
  })
  if (set.status !== 200) throw new Error(`activate: ${set.msg}`)
  const { data } = await loginByPassword(server.call, { username: userName }, PASSWORD)
  return data.token
}

/** By the calls of the company: an active one without products or funds. */
export async function openSecondary(
  server: TestServer,
  boss: string,
  over: object = {},
): Promise<{ id: number; token: string; entry: ReturnType<typeof entryOf> }> {
  const entry = entryOf(over)
  const { data, msg } = await server.call('POST', '/secondary/create', entry, boss)
  if (!data) throw new Error(`create: ${msg}`)
  return { id: data.id, token: await activate(server, entry), entry }
}

/** In the books alone: a secondary customer of a company, with the product at a price, so many yuan and a quota. */
export async function secondaryWith(
  db: Database,
  parent: TenantDb,
  { yuan, price, quota = null }: { yuan: number; price: number; quota?: number | null },
): Promise<TenantDb> {
  const row = await db.one<{ id: number }>(
    "insert into company (name, kind, parent_id) values ('账上的二级客户', 'CUSTOMER', $1) returning id",
    [parent.companyId],
  )
  const child = tenantOf(db, row!.id)
  await child.transaction(async (tx) => {
    await lockLedger(tx)
    await sell(tx, { product: PRODUCT, price: price * YUAN, quota })
    if (yuan > 0)
      await enter(tx, {
        kind: 'RECHARGE',
        key: 'first',
        amount: yuan * YUAN,
        about: 'test',
        note: '测试所填的说明',
        madeBy: 'test',
      })
  })
  return child
}
