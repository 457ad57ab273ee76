/** A firm is found in the registry, its report ordered, one of its records objected to, and the objection answered by another. */
import { findings } from '../setup/accessible.ts'
import { expect, loginByPassword, signInAs, test } from '../setup/test.ts'

test.setTimeout(120_000)

/** Of the sandbox's world: a dishonest debtor, and another firm of the same name in another province. */
const NAME = '福州市示例海盛食品有限公司'
const CODE = '91350099MA12RQDB1F'

test('from a name to a record, an objection and its answer', async ({ page, inbox }) => {
  await page.goto('/login')
  await loginByPassword(page, inbox, 'staff')
  await page.waitForURL('**/app')

  await test.step('two firms of one name are told apart by their codes', async () => {
    await page.goto('/queryCenter/queryReport')
    await page.getByLabel(/^名称、曾用名/).fill(NAME)
    await page.getByRole('button', { name: '查找', exact: true }).click()
    const found = page.getByRole('listitem').filter({ hasText: NAME })
    await expect(found).toHaveCount(2)
    expect(await findings(page)).toEqual([])
    await found.filter({ hasText: CODE }).getByRole('button', { name: '生成工商司法报告' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '生成' }).click()
    await expect(page.getByRole('heading', { name: '结论摘要' })).toBeVisible({ timeout: 30_000 })
  })

  await test.step('a figure opens its records, and a record what its source told', async () => {
    await page
      .getByRole('button', { name: /失信当前数/ })
      .first()
      .click()
    const panel = page.getByRole('dialog', { name: '数字依据' })
    await panel
      .getByRole('button', { name: /执1402号/ })
      .first()
      .click()
    await expect(panel.getByText('SHA-256').first()).toBeVisible()
    await panel.getByRole('button', { name: '提出异议' }).click()
    const dialog = page.getByRole('dialog', { name: '对这条记录提出异议' })
    await dialog.getByLabel(/异议理由/).fill('该案已于上月履行完毕，法院已出具结案证明。')
    expect(await findings(page)).toEqual([])
    await dialog.getByRole('button', { name: '提交异议' }).click()
    await expect(dialog).toBeHidden()
    await expect(panel.getByText(/异议处理中（.+前答复）/)).toBeVisible()
  })

  await test.step('another person answers, and nobody who raised it', async () => {
    const row = page.getByRole('row').filter({ hasText: NAME })
    await page.goto('/queryCenter/objections')
    await row.click()
    await expect(page.getByText('您提出的异议须由另一人答复。')).toBeVisible()
    await signInAs(page, inbox, 'demo', '/queryCenter/objections')
    await row.click()
    await page.getByRole('button', { name: '答复异议' }).click()
    const dialog = page.getByRole('dialog', { name: '答复异议' })
    await dialog.getByLabel(/答复结果/).selectOption('KEPT')
    await dialog.getByLabel(/答复内容/).fill('已向法院核实，案件尚未结案，记录无误。')
    await dialog.getByRole('button', { name: '提交答复' }).click()
    await expect(row).toContainText('已答复')
  })
})
