/** A matter of an enterprise: answered by one it leaves the work list, agreed to by another it counts no more. */
import { expect, signInAs, test } from './setup/test.ts'

test.setTimeout(180_000)

const REASON = '已核对合同与发货单，客户集中属行业特点'
/** A day next month. */
const UNTIL = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

test('answer, leave the work list; another agrees, and the verdict changes', async ({
  page,
  inbox,
}) => {
  const dialog = page.getByRole('dialog')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const line = page.getByRole('region', { name: '企业结论' })
  let name = ''
  let matters = 0

  await test.step('the work list leads to the matters of a firm', async () => {
    await signInAs(page, inbox, 'staff', '/app')
    const first = page.getByRole('region', { name: '企业红旗待处理' }).getByRole('listitem').first()
    name = (await first.locator('b').textContent()) ?? ''
    await first.getByRole('link', { name: '去处理' }).click()
    await expect(page.getByRole('heading', { name: `事项处理 · ${name}` })).toBeVisible()
    await expect(line).toContainText('待处理')
    matters = await button('处理').count()
    expect(matters).toBeGreaterThan(0)
  })

  await test.step('each is answered: that it be set aside', async () => {
    for (let left = matters; left > 0; left--) {
      await button('处理').first().click()
      await dialog.getByLabel(/处理方式/).selectOption('EXPLAINED')
      await dialog.getByLabel(/理由/).fill(REASON)
      await dialog.getByLabel(/有效期至/).fill(UNTIL)
      await dialog.getByRole('button', { name: '处理' }).click()
      await expect(button('处理')).toHaveCount(left - 1)
    }
    await expect(page.getByText('待他人复核').first()).toBeVisible()
    await expect(button('同意')).toHaveCount(0)
  })

  const address = new URL(page.url()).pathname + new URL(page.url()).search
  const before = (await line.textContent()) ?? ''

  await test.step('the firm is on the work list no more', async () => {
    await page.goto('/app')
    await expect(page.getByText('待办', { exact: true })).toBeVisible()
    await expect(
      page.getByRole('region', { name: '企业红旗待处理' }).getByText(name, { exact: true }),
    ).toHaveCount(0)
  })

  await test.step('another agrees to all of it, and the verdict is another', async () => {
    await signInAs(page, inbox, 'demo', address)
    for (let left = matters; left > 0; left--) {
      await button('同意').first().click()
      await dialog.getByLabel('复核意见').fill('已看过合同')
      await dialog.getByRole('button', { name: '同意' }).click()
      await expect(button('同意')).toHaveCount(left - 1)
    }
    await expect(page.getByText('已排除的事项').first()).toBeVisible()
    await expect(line).not.toHaveText(before)
    await expect(page.getByRole('cell', { name: '同意排除' }).first()).toBeVisible()
  })

  await test.step('page one of its report carries the same line', async () => {
    const said = (await line.getByText(/：|。/).first().textContent()) ?? ''
    await line.getByRole('link').first().click()
    await expect(page.getByRole('region', { name: '企业结论' })).toContainText(said)
    await expect(
      page.getByRole('region', { name: '企业结论' }).getByRole('link', { name: '事项处理' }),
    ).toBeVisible()
  })
})
