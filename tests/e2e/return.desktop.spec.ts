/** Returns of the enterprise's own become a tax report: uploaded, shown with their source, judged as what no bureau has seen. */
import { expect, loginByPassword, test } from './setup/test.ts'

const TAX_NO = '91440300MA9Y00B26R'
const NAME = '深圳市示例申报有限公司'
const now = new Date()
/** `2026-01`: so many months before this one. */
const month = (back: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7)
const lastDay = (of: string): string => {
  const [year = 0, at = 0] = of.split('-').map(Number)
  return new Date(Date.UTC(year, at, 0)).toISOString().slice(0, 10)
}

function vatReturn(back: number) {
  const of = month(back)
  const line = (name: string, code: string, amount: string) =>
    `<tr><td>${name}</td><td>${code}</td><td>${amount}</td></tr>`
  const page = `<html><h1>增值税及附加税费申报表（一般纳税人适用）</h1>
    <p>纳税人识别号：${TAX_NO}</p><p>税款所属时间：${of}-01至${lastDay(of)}</p><p>填表日期：${month(back - 1)}-10</p>
    <table><tr><td>项目</td><td>栏次</td><td>一般项目本月数</td></tr>
    ${line('（一）按适用税率计税销售额', '1', '10000.00')}${line('销项税额', '11', '1300.00')}${line('进项税额', '12', '1000.00')}
    ${line('应纳税额', '19', '300.00')}${line('应纳税额合计', '24', '300.00')}</table></html>`
  return { name: `申报表${of}.html`, mimeType: 'text/html', buffer: Buffer.from(page) }
}

test('a year of VAT returns of one’s own: stored, shown, reported as unverified', async ({
  page,
  inbox,
}) => {
  await page.goto('/login')
  await loginByPassword(page, inbox, 'owner')
  await page.waitForURL('**/app')
  await page.goto('/queryCenter/dataCollection')
  await page.getByRole('button', { name: '添加企业' }).click()
  const adding = page.getByRole('dialog')
  await adding.getByLabel('企业名称').fill(NAME)
  await adding.getByLabel(/税号|统一社会信用代码/).fill(TAX_NO)
  await adding.getByRole('button', { name: /保存|添加|确定/ }).click()
  await expect(adding).toBeHidden()
  await page.getByRole('button', { name: new RegExp(`^${NAME}`) }).click()

  await test.step('each file is one return', async () => {
    const files = Array.from({ length: 12 }, (_, i) => vatReturn(13 - i))
    await page.locator('input[type=file]').first().setInputFiles(files)
    const table = page.getByRole('table', { name: '导入记录' })
    const row = table.getByRole('row', { name: new RegExp(`申报表${month(2)}`) })
    await expect(row.getByText(/申报表 1 张（/)).toBeVisible({ timeout: 90_000 })
  })

  await test.step('the collected pages name their source and open to their lines', async () => {
    await page.goto(`/queryCenter/dataCollection?taxId=${TAX_NO}&way=data&dataset=VAT_RETURN`)
    await expect(page.getByText('来自上传文件').first()).toBeVisible()
    for (const back of [13, 2])
      await expect(page.getByRole('row', { name: new RegExp(month(back)) }).first()).toBeVisible()
  })

  await test.step('the tax report says first that no bureau has verified them', async () => {
    await page.goto(`/queryCenter/queryReport?taxId=${TAX_NO}&reportType=TAX`)
    await page.getByRole('button', { name: '生成报告' }).click()
    await expect(page.getByRole('heading', { name: NAME })).toBeVisible({ timeout: 60_000 })
    const verdict = page.locator('[data-part~="verdict"]')
    await expect(verdict).toContainText('人工复核')
    await expect(verdict).toContainText('来自企业上传的文件，未经税务机关核验')
  })
})
