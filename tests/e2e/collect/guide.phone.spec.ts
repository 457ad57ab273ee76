/** A guide through the collection: each stop leads into the real flow, where the coach stands beside the page. */
import { expect, test } from '../setup/test.ts'

test.setTimeout(150_000)

const coach = '操作指引 · 演示资料，企业与人员均为虚构'

test('from a stop to the real page of it, and by the coach to the data', async ({ page }) => {
  await page.goto('/m/taxWeb/taxDemo/selectArea')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('选择主管税务机关')
  await expect(page.getByRole('link', { name: '选择主管税务机关' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await page.getByRole('button', { name: '打开真实页面' }).click()
  await page.waitForURL('**/m/taxWeb/selectArea', { timeout: 60_000 })
  const beside = page.getByRole('complementary', { name: coach })
  const unfold = () => beside.getByText('操作指引：这一步做什么').click()
  await unfold()
  await expect(beside.getByText('税局收到一次连接请求')).toBeVisible()
  await beside.getByRole('button', { name: '演示资料' }).click()
  await expect(beside.getByText(/^1\d{10}$/)).toBeVisible()

  await beside.getByRole('button', { name: '代我完成这一步' }).click()
  await page.waitForURL('**/m/taxWeb/loginEtax')
  await expect(page.getByRole('button', { name: '登录并开始采集' })).toBeVisible()
  await unfold()
  await beside.getByRole('button', { name: '代我完成这一步' }).click()
  await page.waitForURL('**/m/taxWeb/taskSuccess', { timeout: 90_000 })

  await unfold()
  await beside.getByRole('link', { name: '返回指引' }).click()
  await expect(page).toHaveURL(/taxDemo\/selectArea$/)
})

test('a guide leaves a collection alone which the same phone has begun', async ({ page }) => {
  await page.goto('/m/taxWeb/index?channel=demo')
  await page.getByRole('button', { name: '开始办理' }).click()
  await page.getByLabel('企业名称').fill('示例恒达')
  await page.goto('/m/taxWeb/dqg/demo')
  await page.getByRole('button', { name: '打开真实页面' }).click()
  await page.waitForURL('**/m/taxWeb/index')
  await expect(page.getByRole('complementary', { name: coach })).toBeVisible()
  await page.goto('/m/taxWeb/entering?channel=demo')
  await expect(page.getByLabel('企业名称')).toHaveValue('示例恒达')
  await expect(page.getByRole('complementary', { name: coach })).toHaveCount(0)
})
