/**
 * A loan from its line to its last fen, by buttons alone and by four people: one applies, one approves, the borrower signs, a third pays out; what comes
 * back is entered by one and booked by another. Its figures were reckoned by hand, or by the program that made the engine's table.
 */
import fs from 'node:fs'
import type { Page } from '@playwright/test'
import { proveAll, withDatabase } from '../setup/database.ts'
import { expect, signInAs, test } from '../setup/test.ts'

const DAY_MS = 86_400_000
const CHINA_MS = 8 * 3_600_000
const dayFromNow = (days: number) =>
  new Date(Date.now() + CHINA_MS + days * DAY_MS).toISOString().slice(0, 10)

/** A line of the table that another program reckoned: 24% a year, actual/360, level instalments, rounded down. */
const KEY =
  /^240000\tACT_360\tEQUAL_INSTALMENT\tDOWN\t0\t0\tfalse\t1234567\t2026-08-31\t2027-02-28\t(.+)$/m
const table = fs.readFileSync('packages/engine/test-support/loan/plans.tsv', 'utf8')
const planned = (KEY.exec(table)?.[1] ?? '').split(' ').map((text) => text.split(':'))
const yuan = (fen: number) =>
  `¥${(fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

/** A third person of the bank: who approved may not pay. */
const thirdPerson = () =>
  withDatabase((db) =>
    db.run(
      `with made as (insert into app_user (company_id, user_name, mobile, password_hash)
         select company_id, 'loanpayer', '13700006801', password_hash from app_user where user_name = 'demo' returning id)
       insert into user_role (user_id, role_code) select id, 'ROLE_COMPANY_ADMIN' from made`,
    ),
  )

test('a loan goes from its line to its settlement', async ({ browser, page, inbox }) => {
  test.slow()
  await thirdPerson()
  const desk = async (who: string, to: string): Promise<Page> => {
    const tab = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
    await signInAs(tab, inbox, who, to)
    return tab
  }
  const staff = page
  await signInAs(staff, inbox, 'staff', '/supplyChain/lines')
  let no = ''

  await test.step('a plan is tried, to the fen of the table, and typed anew it is gone', async () => {
    await staff
      .getByRole('row', { name: /示例实业有限公司/ })
      .getByRole('button', { name: '申请借款' })
      .click()
    const form = staff.getByRole('dialog')
    const fill = async (values: Record<string, string>) => {
      for (const [label, value] of Object.entries(values))
        await form.getByLabel(new RegExp(`^${label}`)).fill(value)
    }
    await fill({ 金额: '12345.67', 起息日: '2026-08-31', 到期日: '2027-02-28' })
    await fill({ 年利率: '24', 罚息年利率: '0' })
    await form.getByLabel(/^还款方式/).selectOption('EQUAL_INSTALMENT')
    await form.getByLabel(/^尾数/).selectOption('DOWN')
    await form.getByRole('button', { name: '试算还款计划' }).click()
    const rows = form.getByRole('table', { name: '还款计划' }).locator('tbody tr')
    await expect(rows).toHaveCount(planned.length)
    for (const [i, [due, principal, interest]] of planned.entries())
      for (const figure of [due ?? '', yuan(Number(principal)), yuan(Number(interest))])
        await expect(rows.nth(i)).toContainText(figure)

    await form.getByLabel(/^还款方式/).selectOption('BULLET')
    await expect(rows).toHaveCount(0)
    await fill({ 金额: '36000', 起息日: dayFromNow(0), 到期日: dayFromNow(90) })
    await fill({ 年利率: '7.2', 罚息年利率: '10.8', 业务单号: 'PO-E2E-1', 用途: '采购白酒' })
    await fill({ 收款人名称: '示例酒业有限公司', 收款银行: '示例银行' })
    await fill({ 收款账号: '6222000011112222' })
    await form.getByRole('button', { name: '试算还款计划' }).click()
    // 36,000 × 7.2% × 90 ÷ 360.
    await expect(form.getByRole('status')).toContainText('共 1 期，利息合计 ¥648.00')
    await form.getByRole('button', { name: '提交' }).click()
    await staff.waitForURL('**/supplyChain/loan?no=*')
    no = new URL(staff.url()).searchParams.get('no') ?? ''
    await expect(staff.getByText('待审批').first()).toBeVisible()
  })

  const address = `/supplyChain/loan?no=${no}`
  const boss = await desk('demo', address)
  await test.step('another approves, once it is sure that he is there', async () => {
    await withDatabase((db) => db.run("update session set proved_at = now() - interval '1 hour'"))
    await boss.getByRole('button', { name: '同意', exact: true }).click()
    await boss.getByLabel(/^理由/).fill('已核实合同与订单')
    await boss.getByRole('dialog').getByRole('button', { name: '同意', exact: true }).click()
    const proof = boss.getByRole('dialog').filter({ hasText: '验证是您本人' })
    await proof.getByLabel('登录密码').fill('Xinjian@2026')
    await proof.getByRole('button', { name: '验证并继续' }).click()
    await expect(boss.getByText('待签署').first()).toBeVisible()
    await proveAll()
  })

  await test.step('the borrower hears of it, reads the contract and signs', async () => {
    const owner = await desk('owner', `/supplyChain/ownLoan?no=${no}`)
    await expect(owner.getByText('¥36,000.00').first()).toBeVisible()
    await owner.getByRole('button', { name: '签署合同' }).click()
    await owner.getByRole('button', { name: '我已阅读全文，同意签署' }).click()
    await expect(owner.getByText('待放款').first()).toBeVisible()
    await owner.goto('/user/notices')
    await expect(owner.getByText(`贵公司的借款${no}（36000.00元）`)).toBeVisible()
  })

  const payer = await desk('loanpayer', address)
  await test.step('a third pays out; who approved is offered no such button', async () => {
    await boss.reload()
    await expect(boss.getByText('待放款').first()).toBeVisible()
    await expect(boss.getByRole('button', { name: '放款', exact: true })).toHaveCount(0)
    await payer.getByRole('button', { name: '放款', exact: true }).click()
    await payer.getByRole('dialog').getByRole('button', { name: '放款', exact: true }).click()
    await expect(payer.getByText('还款中').first()).toBeVisible({ timeout: 30_000 })
  })

  /** Entered by one, booked by another. */
  const repay = async (amount: string, reference: string) => {
    await staff.goto(address)
    await staff.getByRole('button', { name: '登记还款、减免或费用' }).click()
    const form = staff.getByRole('dialog')
    await form.getByLabel(/^金额/).fill(amount)
    await form.getByLabel(/^银行流水号/).fill(reference)
    await form.getByLabel(/^超过应还的部分/).selectOption('yes')
    await form.getByLabel(/^理由/).fill('银行流水已核对')
    await form.getByRole('button', { name: '提交' }).click()
    await expect(staff.getByText('待复核').first()).toBeVisible()
    await payer.reload()
    await payer.getByRole('button', { name: '同意', exact: true }).click()
    await payer.getByLabel(/^理由/).fill('银行流水已核对')
    await payer.getByRole('dialog').getByRole('button', { name: '同意', exact: true }).click()
  }
  const figure = (name: string) => payer.locator('dt', { hasText: name }).locator('+ dd')

  await test.step('a part comes back early: what is left, and the plan, are reckoned anew', async () => {
    await repay('10000', 'BK-E2E-1')
    await expect(payer.getByText('部分还款').first()).toBeVisible()
    await expect(figure('剩余本金')).toHaveText('¥26,000.00')
    await expect(figure('当前应还')).toHaveText('¥0.00')
    await expect(figure('今日结清金额')).toHaveText('¥26,000.00')
    // 26,000 × 7.2% × 90 ÷ 360.
    const row = payer.getByRole('table', { name: '还款计划' }).locator('tbody tr').last()
    await expect(row).toContainText('¥26,000.00')
    await expect(row).toContainText('¥468.00')
  })

  await test.step('the rest settles it, and each fen stands in the entries', async () => {
    await repay('26000', 'BK-E2E-2')
    await expect(payer.getByText('已结清').first()).toBeVisible()
    await expect(figure('剩余本金')).toHaveText('¥0.00')
    const entries = payer.getByRole('row').filter({ hasText: '银行存款（放款账户）' })
    await expect(entries).toHaveCount(3)
    for (const [i, sum] of ['¥26,000.00', '¥10,000.00', '¥36,000.00'].entries())
      await expect(entries.nth(i)).toContainText(sum)
  })
})
