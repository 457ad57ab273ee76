/** The rules of an institution: edited and tried by one, agreed to by another, and carried by the next report. */
import { expect, signInAs, test } from './setup/test.ts'

test.setTimeout(180_000)

test('edit, try, submit; another agrees and puts it in force; the next report names it', async ({
  page,
  inbox,
}) => {
  const dialog = page.getByRole('dialog')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const rule = (id: string) => page.getByRole('region', { name: new RegExp(`^${id} `) })
  let address = ''

  await test.step('a member of staff drafts a version', async () => {
    await signInAs(page, inbox, 'staff', '/riskControl/rules')
    await page.getByRole('link', { name: '新建版本' }).click()
    await expect(page.getByRole('heading', { name: '新建版本' })).toBeVisible()
    await page.getByLabel('本版说明').fill('客户集中从严')
    await page.getByRole('searchbox').fill('R-038')
    await expect(page.getByText('显示 1 / ')).toBeVisible()
    await rule('R-038')
      .getByLabel(/^第一大客户占比/)
      .fill('1')
    await rule('R-038')
      .getByLabel(/^前三大客户占比/)
      .fill('1')
    await expect(rule('R-038').getByText('已改')).toHaveCount(2)
    await expect(rule('R-038').getByText('默认 70%')).toBeVisible()
    await button('保存草稿').click()
    await expect(page.getByRole('heading', { name: '第 1 版' })).toBeVisible()
    address = new URL(page.url()).pathname + new URL(page.url()).search
  })

  await test.step('a number that cannot be meant is refused in words', async () => {
    await page.getByRole('searchbox').fill('R-014')
    await rule('R-014')
      .getByLabel(/^中级别界限/)
      .fill('40')
    await button('保存草稿').click()
    await expect(page.getByRole('alert').filter({ hasText: '应不低于' })).toBeVisible()
    await rule('R-014')
      .getByLabel(/^中级别界限/)
      .fill('15')
    await button('保存草稿').click()
    await expect(page.getByText('有未保存的改动')).toHaveCount(0)
  })

  await test.step('a trial shows who would come out differently', async () => {
    await button('试算与回测').click()
    await dialog.getByRole('button', { name: '开始计算' }).click()
    await page.waitForURL('**/riskControl/backtest?no=**')
    await expect(page.getByRole('heading', { name: '企业明细' })).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText(/客户过度集中：.*→ 命中·中/).first()).toBeVisible()
  })

  await test.step('it is submitted, and its author cannot decide', async () => {
    await page.goto(address)
    await button('提交复核').click()
    await dialog.getByRole('button', { name: '确定' }).click()
    await expect(page.getByText('须由另一位同事复核。').first()).toBeVisible()
    await expect(button('复核通过')).toHaveCount(0)
  })

  await test.step('another agrees and puts it in force', async () => {
    await signInAs(page, inbox, 'demo', address)
    await button('复核通过').click()
    await dialog.getByLabel('复核意见').fill('与风险政策一致')
    await dialog.getByRole('button', { name: '复核通过' }).click()
    await button('启用').click()
    await dialog.getByRole('button', { name: '确定' }).click()
    await expect(page.getByText('启用中', { exact: true })).toBeVisible()
  })

  await test.step('the next report names the version', async () => {
    await page.goto('/queryCenter/queryReport?taxId=91440399MAQ8Q5RN7G')
    await button('生成报告').click()
    await page.waitForURL('**/queryCenter/invoiceReportDetail**', { timeout: 60_000 })
    await expect(page.getByRole('main').getByText('规则版本 第1版').first()).toBeVisible({
      timeout: 60_000,
    })
  })

  await test.step('and every step stands in the history', async () => {
    await page.goto('/riskControl/ruleHistory')
    await expect(page.getByRole('cell', { name: '启用', exact: true }).first()).toBeVisible()
  })
})
