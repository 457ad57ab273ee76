/** Risk control: a policy drafted by one and put in force by another, a list judged by it, a reason opened to its report. */
import { expect, signInAs, test } from '../setup/test.ts'

test.setTimeout(180_000)

/** Stored enterprises of the demonstration, one that nobody has, and a number that is none. */
const LIST = [
  '企业名称,统一社会信用代码',
  '天津示例金源商贸有限公司,91120099MAQE892672',
  '深圳市示例恒达精密制造有限公司,91440399MAQ8Q5RN7G',
  ',91440300708461136T',
  '坏号码,123',
].join('\n')

test('a list is judged by a policy, a refusal explained by its rows and overridden by two people', async ({
  page,
  inbox,
}) => {
  const dialog = page.getByRole('dialog')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
  let policy = ''
  let order = ''

  await test.step('staff draft a policy from a published sample, and add a line', async () => {
    await signInAs(page, inbox, 'staff', '/riskControl/policies')
    await page.getByRole('link', { name: '以此为底' }).first().click()
    await page.getByLabel('本版说明').fill('首版，金源类客户从严')
    await page.getByRole('textbox', { name: '发票报告' }).fill('365')
    await button('添加一行').click()
    const line = page.getByRole('listitem').filter({ hasText: '第 6 行' })
    await line.getByLabel('对象').selectOption('RULE')
    await line.getByLabel('哪一项').selectOption('R-038')
    await line.getByLabel('则').selectOption('REJECT')
    await button('保存草稿').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('第 1 版')
    policy = new URL(page.url()).pathname + new URL(page.url()).search
    await button('提交复核').click()
    await dialog.getByRole('button', { name: '确定' }).click()
    await expect(page.getByText('须由另一位同事复核。').first()).toBeVisible()
    await expect(page.getByText('如果 规则R-038“客户过度集中”命中')).toBeVisible()
  })

  await test.step('another puts it in force, and uploads a list', async () => {
    await signInAs(page, inbox, 'demo', policy)
    await button('复核通过').click()
    await dialog.getByLabel('复核意见').fill('与风险政策一致')
    await dialog.getByRole('button', { name: '复核通过' }).click()
    await button('启用').click()
    await dialog.getByRole('button', { name: '确定' }).click()
    await expect(page.getByText('启用中', { exact: true })).toBeVisible()
    await page.goto('/riskControl/order')
    await button('上传名单').click()
    await dialog.locator('input[type=file]').setInputFiles({
      name: '贷前名单.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(LIST),
    })
    await dialog.getByRole('button', { name: '上传名单' }).click()
    await page.waitForURL('**/riskControl/orderDetail?no=RO**')
    order = new URL(page.url()).pathname + new URL(page.url()).search
    await expect(page.getByText('共 3 家，已判断 3 家，有误的行 1')).toBeVisible({
      timeout: 60_000,
    })
    await expect(row('91440300708461136T')).toContainText('企业库中没有这家企业')
    await expect(row('天津示例金源商贸有限公司')).toContainText('拒绝')
  })

  await test.step('the faulty row comes back as a file', async () => {
    const download = page.waitForEvent('download')
    await button('下载有误的行（1）').click()
    expect((await download).suggestedFilename()).toMatch(/^有误的行-RO\d+\.xlsx$/)
  })

  await test.step('the refusal leads to its report', async () => {
    await row('天津示例金源商贸有限公司').getByRole('button').first().click()
    await expect(page.getByRole('heading', { name: '命中的策略行' })).toBeVisible()
    // The verdict of the report is a line of the sample: it is followed to the rows that its own reason stands on.
    const reasons = page.getByRole('list', { name: '报告给出的理由' })
    await expect(reasons.first()).toBeVisible()
    await page.getByText(/^不成立的策略行/).click()
    await reasons.getByRole('link', { name: '查看依据' }).first().click()
    await page.waitForURL('**/queryCenter/invoiceReportDetail**')
    await expect(page.getByRole('main')).toContainText('天津示例金源商贸有限公司', {
      timeout: 30_000,
    })
    await expect(dialog.getByRole('row').nth(1)).toBeVisible({ timeout: 30_000 })
  })

  await test.step('its author proposes another outcome, and cannot decide it', async () => {
    await page.goto(`${order}&line=1`)
    await button('提议改判').click()
    await dialog.getByLabel('改判为').selectOption('REVIEW')
    await dialog.getByLabel('理由').fill('已补充担保，转人工复核')
    await dialog.getByRole('button', { name: '提议改判' }).click()
    await expect(page.getByText('这是您提出的改判，须由另一位同事决定。')).toBeVisible()
    await expect(button('同意改判')).toHaveCount(0)
  })
})
