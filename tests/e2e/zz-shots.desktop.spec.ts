import { expect, loginByPassword, test } from './setup/test.ts'
test.setTimeout(240_000)
test('shots', async ({ page, inbox }) => {
  await page.goto('/login?redirect=%2FriskControl%2Frules')
  await loginByPassword(page, inbox, 'staff')
  await page.waitForURL('**/riskControl/rules**')
  const api = (path: string, body: object) =>
    page.evaluate(
      async ([p, b]) => {
        const token = Object.values(localStorage).concat(Object.values(sessionStorage)).join(' ')
        return { p, b, token }
      },
      [path, body] as const,
    )
  void api
  const shot = async (name: string, to: string) => {
    await page.goto(to)
    await page.waitForLoadState('networkidle')
    for (const [w, h] of [[1440, 900], [390, 844]] as const) {
      await page.setViewportSize({ width: w, height: h })
      await page.waitForTimeout(400)
      await page.screenshot({ path: `/tmp/rulebook/shots/${name}-${w}.png` })
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  }
  await shot('rules-empty', '/riskControl/rules')
  await page.goto('/riskControl/ruleVersion?reportType=INVOICE')
  await page.getByLabel('本版说明').fill('客户集中从严，红冲从严')
  await page.getByRole('searchbox').fill('R-038')
  await page.getByLabel(/^第一大客户占比/).fill('1')
  await page.getByLabel(/^前三大客户占比/).fill('1')
  await page.getByRole('searchbox').fill('R-022')
  await page.getByRole('checkbox', { name: '停用' }).check()
  await page.getByLabel('停用原因').fill('本产品客户多为零售业')
  await page.getByRole('button', { name: '保存草稿' }).click()
  await expect(page.getByRole('heading', { name: /第 \d+ 版/ })).toBeVisible()
  const address = page.url()
  await shot('version', address)
  await page.getByRole('button', { name: '试算与回测' }).click()
  await page.waitForTimeout(500)
  await page.screenshot({ path: '/tmp/rulebook/shots/trial-dialog.png' })
  await page.getByRole('dialog').getByRole('button', { name: '开始计算' }).click()
  await page.waitForURL('**/riskControl/backtest?no=**')
  await expect(page.getByRole('heading', { name: '企业明细' })).toBeVisible({ timeout: 60_000 })
  await shot('backtest', page.url())
  await shot('backtests', '/riskControl/backtests')
  await page.goto('/riskControl/suppressions')
  await page.getByRole('button', { name: '申请搁置' }).first().click()
  await page.waitForTimeout(800)
  await page.screenshot({ path: '/tmp/rulebook/shots/suppress-dialog.png' })
  await page.getByRole('dialog').getByLabel(/^规则/).selectOption('R-038')
  await page.getByRole('dialog').getByLabel(/^原因/).fill('集团内专供，已核实合同')
  await page.getByRole('dialog').getByLabel(/^有效期至/).fill('2027-03-31')
  await page.getByRole('dialog').getByRole('button', { name: '申请搁置' }).click()
  await page.waitForTimeout(800)
  await shot('suppressions', '/riskControl/suppressions')
  await shot('history', '/riskControl/ruleHistory')
  await shot('rules', '/riskControl/rules')
  await page.goto(address)
  await page.evaluate(() => window.scrollTo(0, 0))
})
