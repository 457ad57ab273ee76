/** From a phone to the bank's officer: the enterprise authorises and logs in, the officer sees data, report and basis. */
import { devices } from '@playwright/test'
import { collected, firmOf, logInByPassword, toTheDoor, way } from './setup/collect-phone.ts'
import { expect, loginByPassword, test } from './setup/test.ts'

test.setTimeout(240_000)

test('what an enterprise gives on the phone, the officer sees with source, time and consent, until it is taken back', async ({
  page,
  inbox,
  browser,
  baseURL,
}) => {
  const firm = await firmOf('91510099MAGHFA1B7U', '四川')
  await test.step('the enterprise collects on its phone', async () => {
    const pocket = await browser.newContext({
      ...devices['Pixel 7'],
      locale: 'zh-CN',
      ...(baseURL ? { baseURL } : {}),
    })
    const phone = await pocket.newPage()
    const [boss] = await toTheDoor(phone, firm)
    if (!boss) throw new Error('no account')
    await way(phone, '密码登录')
    await logInByPassword(phone, boss, boss.password, true)
    await collected(phone, 'taskSuccess')
    await pocket.close()
  })

  await page.goto('/login')
  await loginByPassword(page, inbox, 'demo')
  await page.waitForURL('**/app')

  await test.step('the officer finds the task and goes on to its data', async () => {
    await page.goto('/queryCenter/dataCollection?way=phone')
    await page.getByLabel('企业、税号、任务号或授权书号').fill(firm.taxNo)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**keyword=${firm.taxNo}**`)
    await expect(page.getByRole('row', { name: new RegExp(firm.name) })).toHaveCount(1)
    await page.getByRole('link', { name: '查看数据' }).click()
    await page.waitForURL('**way=data**')
    await expect(page.getByRole('heading', { name: firm.name })).toBeVisible()
    await expect(page.getByText('生效中').first()).toBeVisible()
  })

  await test.step('every kind of data has its tab; a return opens to its lines', async () => {
    await expect(page.getByRole('tablist', { name: '数据类别' }).getByRole('tab')).toHaveCount(13)
    await page.getByRole('tab', { name: /增值税申报/ }).click()
    await page.waitForURL('**dataset=VAT_RETURN**')
    const head = page.locator('[data-part~="dataHead"]')
    await expect(head).toContainText('四川税局')
    await expect(head.getByRole('link', { name: /^AUT\d{17}$/ })).toBeVisible()
    await page.getByRole('button', { name: '明细' }).first().click()
    const drawer = page.getByRole('dialog', { name: '增值税申报 · 明细' })
    await expect(drawer.getByRole('row', { name: /销售额/ }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
  })

  await test.step('rows are searched, and exported as a spreadsheet', async () => {
    await page.getByRole('tab', { name: /缴款信息/ }).click()
    await page.waitForURL('**dataset=TAX_PAYMENT**')
    await expect(page.getByRole('heading', { name: '缴款信息' })).toBeVisible()
    await page.getByLabel('在本类数据中搜索').fill('没有这种税')
    await page.keyboard.press('Enter')
    await expect(page.getByText('没有符合条件的数据')).toBeVisible()
    await page.getByRole('button', { name: '清除筛选条件' }).click()
    await expect(
      page.getByRole('table', { name: '缴款信息' }).getByRole('row').nth(1),
    ).toBeVisible()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '导出全部' }).click(),
    ])
    expect(file.suggestedFilename()).toBe(`${firm.name}-缴款信息.xlsx`)
  })

  await test.step('the report says under which consent, how fresh and how whole it is', async () => {
    await page.goto(`/queryCenter/invoiceReportDetail?taxId=${firm.taxNo}`)
    await page.waitForURL('**reportNo=INV**')
    const basis = page.getByRole('region', { name: '报告所依据的授权与数据' })
    await expect(basis.getByText('生效中').first()).toBeVisible({ timeout: 60_000 })
    await expect(basis).toContainText('今天')
    await expect(basis).toContainText(/销项 \d+\/\d+ 个月/)
    await basis.getByText(/类数据的采集时间/).click()
    await expect(basis.getByRole('link', { name: '销项发票' })).toBeVisible()
  })

  await test.step('taken back: the data is sealed, the list tells no grade', async () => {
    await page.goto(`/queryCenter/consents?keyword=${firm.taxNo}&status=EFFECTIVE`)
    await page
      .getByRole('row', { name: /涉税数据采集/ })
      .getByRole('button')
      .first()
      .click()
    await page.getByRole('button', { name: '撤回授权' }).click()
    await page.getByLabel('撤回原因').fill('企业来电撤回')
    await page.getByRole('button', { name: '确认撤回' }).click()
    await expect(page.getByText('授权已撤回：采集的数据和相关报告已封存').first()).toBeVisible()
    await page.goto(`/queryCenter/dataCollection?way=data&taxId=${firm.taxNo}`)
    // What was collected is taken out by a worker; until then the page says that all of it is sealed.
    const left = page.getByText('企业已撤回采集授权，采集的数据已封存').first()
    await expect
      .poll(async () => {
        await page.reload()
        await page
          .getByText(/已封存/)
          .first()
          .waitFor()
        return left.isVisible()
      })
      .toBe(true)
    await page.goto(`/queryRecord/queryPage?keyword=${firm.taxNo}`)
    const row = page.getByRole('row', { name: /INV\d{18}/ }).first()
    await expect(row).toContainText('授权已撤销，数据已封存')
    await expect(row).toContainText('已封存')
    await expect(row.getByRole('button', { name: /下载/ })).toHaveCount(0)
  })
})
