/**
 * What stands for every institution: drafted by one operator, tried on all of them, agreed to by another. It is not put in force
 * here, because other journeys read reports of the same product; apps/server/test/rulebook/platform.test.ts does.
 */
import { expect, signInAs, test } from './setup/test.ts'

test.setTimeout(180_000)

test('an operator drafts and tries a version of the platform; another agrees', async ({
  page,
  inbox,
}) => {
  const dialog = page.getByRole('dialog')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const rule = (id: string) => page.getByRole('region', { name: new RegExp(`^${id} `) })
  let address = ''

  await test.step('an operator drafts it', async () => {
    await signInAs(page, inbox, 'admin', '/operateManage/rules')
    await page.getByRole('link', { name: '新建版本' }).click()
    await page.getByLabel('本版说明').fill('客户集中从宽')
    await page.getByRole('searchbox').fill('R-038')
    await expect(rule('R-038').getByText('适用报告：发票报告、税票综合报告')).toBeVisible()
    await rule('R-038')
      .getByLabel(/^第一大客户占比/)
      .fill('99')
    await button('保存草稿').click()
    await expect(page.getByRole('heading', { name: '第 1 版' })).toBeVisible()
    address = new URL(page.url()).pathname + new URL(page.url()).search
  })

  await test.step('a trial tells sums over all institutions, and no enterprise', async () => {
    await button('试算与回测').click()
    await expect(dialog.getByLabel('只算一家（税号）')).toHaveCount(0)
    await dialog.getByRole('button', { name: '开始计算' }).click()
    await page.waitForURL('**/operateManage/ruleTrial?no=**')
    await expect(page.getByText('正在计算，可离开此页，稍后再看')).toHaveCount(0, {
      timeout: 60_000,
    })
    await expect(page.getByRole('heading', { name: '逐条规则' })).toBeVisible()
    await expect(page.getByText('企业明细')).toHaveCount(0)
  })

  await test.step('its author cannot decide', async () => {
    await page.goto(address)
    await button('提交复核').click()
    await dialog.getByRole('button', { name: '确定' }).click()
    await expect(page.getByText('须由另一位运营人员复核。').first()).toBeVisible()
    await expect(button('复核通过')).toHaveCount(0)
  })

  await test.step('another operator agrees, and it could be put in force', async () => {
    await signInAs(page, inbox, 'operator', address)
    await button('复核通过').click()
    await dialog.getByLabel('复核意见').fill('与平台政策一致')
    await dialog.getByRole('button', { name: '复核通过' }).click()
    await expect(button('启用')).toBeVisible()
    await page.goto('/operateManage/ruleHistory')
    await expect(page.getByRole('cell', { name: '复核通过', exact: true }).first()).toBeVisible()
  })
})
