/**
 * The status page: an operator announces an incident, a visitor without an account reads it in his language, and its end; what was not
 * measured is told as unknown.
 */
import { devices } from '@playwright/test'
import { findings } from '../setup/accessible.ts'
import { expect, signInAs, test } from '../setup/test.ts'

test('an incident from its announcement to its end, as a visitor reads it', async ({
  page,
  inbox,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    ...{ baseURL: baseURL ?? '', locale: 'zh-CN', colorScheme: 'dark' },
  })
  const visitor = await context.newPage()
  const dialog = page.getByRole('dialog')
  const row = page.getByRole('row', { name: /宁夏税局登录缓慢/ })
  const bureau = visitor.getByRole('listitem').filter({
    has: visitor.getByRole('heading', { name: /^(宁夏税局|Ningxia tax bureau)$/ }),
  })

  await test.step('what nobody measured is unknown', async () => {
    await visitor.goto('/status')
    await expect(bureau).toContainText('暂无数据')
    await expect(visitor.getByText('近90天没有服务公告。')).toBeVisible()
    expect(await findings(visitor)).toEqual([])
  })

  await test.step('an operator announces it, about a part', async () => {
    await signInAs(page, inbox, 'operator', '/operateManage/incidents')
    await page.getByRole('button', { name: '发布公告' }).click()
    await dialog.getByLabel(/^标题（中文）/).fill('宁夏税局登录缓慢')
    await dialog.getByLabel(/^标题（英文）/).fill('Slow login at the Ningxia bureau')
    await dialog.getByLabel(/^内容（中文）/).fill('正在与税局核实，采集可能需要更长时间。')
    await dialog.getByLabel(/^内容（英文）/).fill('We are asking the bureau.')
    await dialog.getByRole('button', { name: '发布' }).click()
    await expect(dialog.getByText('请至少选择一项受影响的服务')).toBeVisible()
    await dialog.getByText('受影响的税局').first().click()
    await dialog.getByLabel('宁夏税局').check()
    expect(await findings(page, 'dialog[open]')).toEqual([])
    await dialog.getByRole('button', { name: '发布' }).click()
    await expect(row).toContainText('调查中')
  })

  await test.step('a visitor reads it, and the part says so', async () => {
    await visitor.reload()
    await expect(visitor.getByRole('article')).toContainText('宁夏税局登录缓慢')
    await expect(bureau).toContainText('部分受影响')
    await visitor.goto('/en/status')
    await expect(visitor.getByRole('article')).toContainText('We are asking the bureau.')
    await expect(bureau).toContainText('Partly affected')
    expect(await findings(visitor)).toEqual([])
  })

  await test.step('it ends, and the visitor reads that; what was said before stays', async () => {
    await row.getByRole('button', { name: '更新' }).click()
    await dialog.getByLabel(/^内容（中文）/).fill('税局登录已恢复。')
    await dialog.getByLabel(/^内容（英文）/).fill('Login works again.')
    await dialog.getByLabel(/^处理进展/).selectOption({ label: '已解决' })
    await dialog.getByRole('button', { name: '发布' }).click()
    await expect(row).toContainText('已解决')
    await visitor.reload()
    const article = visitor.getByRole('article')
    await expect(article).toContainText('Resolved')
    await article.getByText('Updates (1)').click()
    await expect(article).toContainText('We are asking the bureau.')
    await expect(bureau).toContainText('No data')
  })

  await test.step('without the API nothing stands as it stood', async () => {
    await visitor.route('**/api/status', (route) => route.abort())
    await visitor.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(visitor.getByRole('status')).toContainText('does not answer')
  })
  await context.close()
})
