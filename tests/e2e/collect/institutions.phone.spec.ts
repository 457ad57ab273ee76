/** Without an institution's link: the person chooses two, signs once, logs in once; both desks have the data, one is taken back. */
import { tenantOf } from '../../../apps/server/src/db/tenant.ts'
import { stockCompany } from '../../../apps/server/src/demo/money.ts'
import { ensureChannel } from '../../../apps/server/src/features/channel/index.ts'
import { findings } from '../setup/accessible.ts'
import {
  accountsOf,
  codeField,
  collected,
  firmOf,
  goToBureau,
  logInByPassword,
  messagesTo,
  newCode,
  resetSandbox,
  way,
} from '../setup/collect-phone.ts'
import { withDatabase } from '../setup/database.ts'
import { expect, test } from '../setup/test.ts'

test.setTimeout(240_000)
test.afterEach(async () => void (await resetSandbox()))

const BANKS = [
  { name: '晨星旅行银行', code: 'e2e-morning' },
  { name: '暮云旅行小贷', code: 'e2e-evening' },
  { name: '未选旅行银行', code: 'e2e-other' },
]

/** Listed as an operator would have it; their numbers. */
const listed = () =>
  withDatabase(async (db) => {
    const ids: number[] = []
    for (const { name, code } of BANKS) {
      const row = await db.one<{ id: number }>(
        "insert into company (name, kind) values ($1, 'CUSTOMER') returning id",
        [name],
      )
      const id = row?.id ?? 0
      await stockCompany(db, id)
      await ensureChannel(db, id, code)
      await db.run(
        `insert into institution (company_id, channel, purpose, state, asked_by, decided_by, decided_at)
         values ($1, $2, '经营贷款的审批', 'LISTED', 'a', 'b', now())`,
        [id, code],
      )
      ids.push(id)
    }
    return ids
  })

const rowsOf = (ids: readonly number[]) =>
  withDatabase((db) =>
    Promise.all(
      ids.map(async (id) => {
        const row = await tenantOf(db, id).one<{ n: number }>(
          'select count(*)::int as n from invoice where company_id = $1',
        )
        return (row?.n ?? 0) > 0
      }),
    ),
  )

test('from the bare address to two institutions, and back from one', async ({ page }) => {
  const ids = await listed()
  // Not the firm of the tutorial: what is given to institutions of one's own choice would stand there.
  const firm = await firmOf('91320099MA40HJ4N2J', '江苏')
  const [boss] = await accountsOf(firm.taxNo)
  if (!boss) throw new Error('no account')
  await page.goto('/m/taxWeb/index')
  await page.getByRole('link', { name: '由我选择谁接收数据' }).click()
  await expect(page.getByText('由您决定谁能看到数据')).toBeVisible()
  await page.getByRole('button', { name: '开始办理' }).click()
  await page.waitForURL('**/m/taxWeb/institutions')
  await page.getByLabel('查找机构').fill('没有这家')
  await expect(page.getByText('没有找到“没有这家”')).toBeVisible()
  await page.getByLabel('查找机构').fill('旅行')
  const box = (name: string) => page.getByRole('checkbox', { name: new RegExp(name) })
  await box('晨星旅行银行').check()
  await box('暮云旅行小贷').press('Space')
  await expect(page.getByText(/已选 2 家/)).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByLabel('企业名称').fill(firm.name.slice(0, 8))
  await page.locator('[data-part~="suggestions"]').getByRole('button', { name: firm.name }).click()
  await page.getByRole('button', { name: '下一步' }).click()
  await page.waitForURL('**/m/taxWeb/validate')
  await page.getByRole('radio', { name: boss.role }).click()
  await page.getByLabel('姓名').fill(boss.name)
  await page.getByLabel('身份证号码').fill(boss.idNo)
  await page.getByLabel('手机号码').fill(boss.mobile)
  const before = await messagesTo(boss.mobile)
  await page.getByRole('button', { name: '核对并获取验证码' }).click()
  await codeField(page).fill(await newCode(boss.mobile, before))
  await page.waitForURL('**/m/taxWeb/create')
  await expect(page.getByRole('heading', { name: '授权给：暮云旅行小贷' })).toBeVisible()
  // Each text opens by itself; what is folded is led to.
  for (const text of await page.locator('details > summary').all()) await text.click()
  for (const one of await page.getByRole('checkbox').all()) await one.check()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: '确认签署' }).click({ timeout: 30_000 })
  await page.waitForURL('**/m/taxWeb/selectArea')
  await goToBureau(page, firm.area)
  await way(page, '密码登录')
  await logInByPassword(page, boss, boss.password, true)
  await collected(page, 'taskSuccess')
  const recipients = page.locator('[data-part~="recipients"]')
  await expect(recipients.getByText('暮云旅行小贷')).toBeVisible()
  await expect.poll(() => rowsOf(ids), { timeout: 90_000 }).toEqual([true, true, false])

  const own = page.getByRole('button', { name: '撤回《企业涉税数据采集授权书》' })
  await expect(own).toHaveCount(2)
  await own.last().click()
  await expect(page.getByText(/暮云旅行小贷依据本授权采集的数据/)).toBeVisible()
  await page.getByRole('button', { name: '确定撤回' }).click()
  await expect(recipients.getByText('授权已撤回，数据已封存')).toBeVisible()
  await expect.poll(() => rowsOf(ids), { timeout: 90_000 }).toEqual([true, false, false])
})
