/** The order loan on a phone: from the door to the settled loan, with what is refused on the way. */
import type { Page } from '@playwright/test'
import { expect, test } from '../setup/test.ts'

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const fits = async (page: Page) => {
  await expect(page.getByText('演示数据，不构成授信', { exact: true })).toBeVisible()
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wider, page.url()).toBeLessThanOrEqual(0)
}

async function enterCode(page: Page) {
  await tap(page, '发送验证码')
  const told = await page.getByText(/演示收件箱：验证码 \d{6}/).textContent()
  await page.getByLabel('验证码', { exact: true }).fill(/\d{6}/.exec(told ?? '')?.[0] ?? '')
}

test('a visitor borrows on an order and repays, and no page is ahead of its step', async ({
  page,
}) => {
  await page.goto('/jiuXianDemo/home')
  await page.getByRole('button', { name: '进入演示中心' }).click()
  await expect(page).toHaveURL(/jiuXianDemo\/home$/)
  await fits(page)
  // Ahead of its step: led back with words.
  await page.goto('/jiuXianDemo/list')
  await expect(page).toHaveURL(/activeAmount$/)
  await expect(page.getByText('请先完成这一步')).toBeVisible()

  await page.getByLabel('法定代表人').fill('张三')
  await tap(page, '下一步：验证手机')
  await expect(page.getByText('演示只接受预填的虚构资料')).toBeVisible()
  await tap(page, '恢复预填')
  await fits(page)
  await tap(page, '下一步：验证手机')
  await expect(page).toHaveURL(/phoneCode$/)
  await enterCode(page)
  await tap(page, '验证')

  await expect(page).toHaveURL(/credit$/)
  await fits(page)
  await page.getByRole('button', { name: '已阅读，同意并签署' }).first().click()
  await expect(page.getByText('已签署')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: '已阅读，同意并签署' }).click()
  await expect(page).toHaveURL(/openAccount$/)
  await fits(page)
  await tap(page, '核对并开立')
  await expect(page).toHaveURL(/amount$/)
  await expect(page.getByText('500,000.00').first()).toBeVisible()
  await fits(page)

  await tap(page, '选择产品提款')
  await fits(page)
  await page.getByRole('link', { name: /旺季备货贷/ }).click()
  await expect(page.getByText('还款试算')).toBeVisible()
  await fits(page)
  await tap(page, '用采购订单提款')
  await fits(page)
  await page.getByRole('radio', { name: /PO-2026-0102/ }).check()
  await tap(page, '提交提款申请')
  await expect(page).toHaveURL(/oderDetail/)
  await fits(page)
  await tap(page, '看审批结果')
  await tap(page, '去签署合同')
  for (const left of [2, 1]) {
    const sign = page.getByRole('button', { name: '已阅读，签署' })
    await expect(sign).toHaveCount(left)
    await sign.first().click()
  }
  await fits(page)
  await tap(page, '下一步：签约验证')
  await fits(page)
  await enterCode(page)
  await tap(page, '确认签约')
  await expect(page).toHaveURL(/payOff/)
  await tap(page, '看资金方下一步')
  await expect(page.getByText('付款中')).toBeVisible()
  await fits(page)
  await tap(page, '看资金方下一步')
  await tap(page, '查看借款与还款计划')
  await expect(page).toHaveURL(/loanDetail/)
  await fits(page)

  await tap(page, '演示选项')
  await tap(page, '到逾期')
  await page.keyboard.press('Escape')
  await expect(page.getByText('已逾期').first()).toBeVisible()
  await tap(page, '填入结清金额')
  await tap(page, '还款')
  await expect(page.getByText(/^已于 .+结清$/)).toBeVisible()
  await page.getByRole('link', { name: '我的' }).click()
  await fits(page)
  await page.getByRole('link', { name: /我的借款/ }).click()
  await expect(page.getByText('已结清')).toBeVisible()
  await fits(page)
})
