/** A session that is ended elsewhere over a half-filled form: it is said, the way in leads back, and what was typed is there. */
import { expect, loginByPassword, test } from '../setup/test.ts'

const TYPED = { 账号: 'dailydesk01', 姓名: '示例待录', 手机号: '19900000777' }

test('a form outlives the session it was begun in', async ({ page, inbox, request }) => {
  await page.goto('/login?redirect=%2Fsystem%2FcreateUser')
  await loginByPassword(page, inbox, 'demo')
  await page.waitForURL('**/system/createUser')
  for (const [label, value] of Object.entries(TYPED))
    await page.getByRole('textbox', { name: label, exact: true }).fill(value)
  await page.getByRole('checkbox', { name: '企业员工' }).check()

  await test.step('it is ended from another device; the next press says so', async () => {
    const token = (await page.context().cookies()).find(({ name }) => name.startsWith('token'))
    const left = await request.post('/api/bsslogout', {
      headers: { Authorization: `Bearer ${token?.value}` },
      data: { token: token?.value },
    })
    expect(left.ok()).toBe(true)
    await page.getByRole('button', { name: '保存' }).click()
    const box = page.getByRole('dialog', { name: '提示' })
    await expect(box).toContainText('请重新登录')
    // The login shows for a moment before the page is loaded anew.
    const anew = page.waitForEvent('load')
    await box.getByRole('button', { name: '确定' }).click()
    await anew
    await page.waitForURL('**/login?redirect=%2Fsystem%2FcreateUser')
  })

  await test.step('the way in leads back to it, as it was typed', async () => {
    await loginByPassword(page, inbox, 'demo')
    await page.waitForURL('**/system/createUser')
    await expect(page.getByText('已填写、尚未提交的内容已保留')).toBeVisible()
    for (const [label, value] of Object.entries(TYPED))
      await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveValue(value)
  })

  await test.step('once only', async () => {
    await page.reload()
    await expect(page.getByRole('textbox', { name: '姓名' })).toHaveValue('')
  })
})
