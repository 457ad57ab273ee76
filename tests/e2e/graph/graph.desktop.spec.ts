/** The industry-chain graph: a ring of invoices seen as a ring, its invoices, the way between two firms, a file of it, and the record. */
import { readFile } from 'node:fs/promises'
import { expect, signInAs, test } from '../setup/test.ts'

test.setTimeout(180_000)

/** The wholesaler of the demonstration, and the two that its invoices go round with. */
const RING = [
  '天津示例金源商贸有限公司',
  '上海示例博远供应链有限公司',
  '海口市示例通汇供应链有限公司',
] as const
const ASKED = '/queryCenter/industryChainGraph?taxId=91120099MAQE892672&levels=1'

test('a ring is found, opened to its invoices, exported, and opens again from the record', async ({
  page,
  inbox,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const findings = page.getByRole('list', { name: '发现' })
  const ring = findings
    .getByRole('button')
    .filter({ hasText: RING[1] })
    .filter({ hasText: RING[2] })
  let queryNo = ''

  await test.step('the graph is asked for, and tells the ring', async () => {
    await signInAs(page, inbox, 'demo', ASKED)
    await button('查询图谱').click()
    await page.waitForURL('**no=GRA**')
    queryNo = new URL(page.url()).searchParams.get('no') ?? ''
    await expect(page.getByText(/已采集数据中，.+层之内有供应闭环(?:至少)?\d+个/)).toBeVisible()
    await expect(ring.first()).toContainText(RING[0])
  })

  await test.step('it is set apart with the three of it alone', async () => {
    await page.getByRole('tab', { name: '列表', exact: true }).click()
    await ring.first().click()
    const nodes = page.getByRole('table', { name: '节点' }).locator('tbody tr')
    await expect(nodes).toHaveCount(3)
    for (const name of RING) await expect(nodes.filter({ hasText: name })).toHaveCount(1)
    await expect(page.getByRole('table', { name: '关系' }).locator('tbody tr')).toHaveCount(3)
  })

  await test.step('an invoice of a round opens as that one, and from there those of its leg', async () => {
    const rounds = page.getByRole('list', { name: '各轮发票' })
    await rounds
      .getByRole('button', { name: `${RING[1]} → ${RING[2]}` })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading')).toContainText(`${RING[1]} → ${RING[2]}`)
    await expect(dialog.getByText('主要货物')).toBeVisible()
    await expect(dialog.getByText(/^只列出\d{4}-\d\d-\d\d开具/)).toBeVisible()
    await expect(dialog.locator('tbody tr')).toHaveCount(1)
    await dialog.getByRole('button', { name: '列出这条关系的全部发票' }).click()
    await expect(dialog.locator('tbody tr').nth(1)).toBeVisible()
    const days = await dialog.locator('tbody tr td:first-child').allInnerTexts()
    expect(days.length).toBeGreaterThan(1)
    expect(days).toEqual([...days].sort())
    await page.keyboard.press('Escape')
  })

  await test.step('the way between two of them', async () => {
    await button('取消突出显示').click()
    await page.getByRole('button', { name: /^终点企业/ }).click()
    await page.getByRole('option', { name: RING[1] }).click()
    await button('查找路径').click()
    await expect(page.getByText('最短路径（1步）').first()).toBeVisible()
  })

  await test.step('GraphML holds the ring', async () => {
    await button('导出').click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'GraphML' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`${RING[0]}-产业链图谱-${queryNo}.graphml`)
    const text = await readFile(await file.path(), 'utf8')
    for (const name of RING) expect(text).toContain(name)
  })

  await test.step('the record opens it again', async () => {
    await page.goto('/queryCenter/graphQueryRecord')
    const row = page.getByRole('row', { name: new RegExp(queryNo) })
    await expect(row).toContainText(RING[0])
    await row.click()
    await page.waitForURL(`**no=${queryNo}**`)
    await expect(ring.first()).toBeVisible()
  })
})
