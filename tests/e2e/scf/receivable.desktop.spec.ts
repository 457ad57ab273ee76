/** A receivable from the verified invoice to the closed file, by five people of three companies, each at its own desk. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { proveAll } from '../setup/database.ts'
import { companyOf, saleOf } from '../setup/programme.ts'
import { expect, loginByPassword, test } from '../setup/test.ts'

const FUNDER = { name: '示例链融保理有限公司', taxNo: '91440300MA5EXMPF0Y' }
const REASON = '合同与入库单已核对'
const dayOn = (days: number) =>
  new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)

/** Presses a button of the page that opens a dialog, fills the dialog, and presses the button at its foot. */
async function fill(
  page: Page,
  way: string,
  fields: Readonly<Record<string, string>>,
  submit = way,
): Promise<void> {
  await page.getByRole('button', { name: way, exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  for (const [label, value] of Object.entries(fields)) {
    const field = dialog.getByLabel(label).first()
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT')
      await field.selectOption({ label: value })
    else await field.fill(value)
  }
  await dialog.getByRole('button', { name: submit, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

/** Where the page says that it stands; pages that were left stand hidden behind it. */
const stands = (page: Page, state: string) =>
  expect(
    page
      .locator('[data-part~="tag"]')
      .filter({ hasText: new RegExp(`^${state}$`), visible: true })
      .first(),
  ).toBeVisible({ timeout: 60_000 })

test('from the verified invoice to the closed file', async ({ browser, inbox }) => {
  test.slow()
  const sale = await saleOf('91320099MA2K5E1J6L')
  const people = (name: string, mobile: string) => ({ userName: name, mobile })
  await companyOf({
    ...FUNDER,
    people: [people('scf-fund-a', '13700007101'), people('scf-fund-b', '13700007102')],
  })
  await companyOf({
    ...sale.buyer,
    people: [people('scf-core-a', '13700007103'), people('scf-core-b', '13700007104')],
  })
  await companyOf({ ...sale.seller, people: [people('scf-member', '13700007105')] })
  const desk = async (who: string, to: string) => {
    const page = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
    await page.goto(`/login?redirect=${encodeURIComponent(to)}`)
    await loginByPassword(page, inbox, who)
    await page.waitForURL(`**${to}`)
    return page
  }
  const funder = await desk('scf-fund-a', '/supplyChain/anchors')
  const second = await desk('scf-fund-b', '/supplyChain/anchors')

  await test.step('the funder enters the core enterprise, and another opens its limit', async () => {
    await fill(
      funder,
      '新建核心企业',
      {
        ...{ 企业名称: sale.buyer.name, 税号: sale.buyer.taxNo, '总额度（元）': '1000000' },
        ...{ 有效期至: dayOn(300), 合同编号: '框架-01' },
      },
      '保存',
    )
    await expect(funder.getByText('须由另一人办理')).toBeVisible()
    await second.reload()
    await fill(second, '启用', { 理由: REASON })
    await expect(second.getByRole('table')).toContainText('有效')
  })

  await test.step('a product, and the member of the chain', async () => {
    await funder.goto('/supplyChain/products')
    await fill(
      funder,
      '新建产品',
      { 产品: '链融应收', '年利率（%）': '6', '罚息年利率（%）': '9' },
      '保存',
    )
    await funder.goto('/supplyChain/members')
    await fill(
      funder,
      '添加链属企业',
      { 核心企业: sale.buyer.name, 企业名称: sale.seller.name, 税号: sale.seller.taxNo },
      '保存',
    )
  })

  const invited = async (at: string): Promise<string> => {
    await funder.goto(at)
    await funder.getByRole('button', { name: '邀请', exact: true }).first().click()
    await funder.getByRole('dialog').getByRole('button', { name: '生成邀请' }).click()
    const link = await funder.getByRole('dialog').getByText('/supplyChain/join#').textContent()
    await funder.keyboard.press('Escape')
    return `/supplyChain/join${new URL(link ?? '').hash}`
  }
  const join = async (page: Page, link: string) => {
    await page.goto(link)
    await page.getByRole('button', { name: '接受邀请' }).click()
    await page.waitForURL(/supplyChain\/(debts|own)/)
  }
  const core = await desk('scf-core-a', '/supplyChain/debts')
  const coreSecond = await desk('scf-core-b', '/supplyChain/debts')
  const member = await desk('scf-member', '/queryCenter/tradeCredit')
  await test.step('both take their seats by the link that was made for them', async () => {
    await join(core, await invited('/supplyChain/anchors'))
    await join(member, await invited('/supplyChain/members'))
    await proveAll()
  })

  await test.step('the member verifies its invoice and applies with it', async () => {
    await member.goto('/queryCenter/tradeCredit')
    await member
      .getByRole('textbox', { name: '发票号码' })
      .fill(`01,31,,${sale.number},${sale.total},${sale.day.replaceAll('-', '')},,A1B2`)
    await member.getByRole('button', { name: /^查验（/ }).click()
    await expect(member.locator('[data-part~="invoiceFace"]')).toContainText(sale.buyer.name)
    await member.goto('/supplyChain/own')
    await member.getByRole('button', { name: '申请融资' }).first().click()
    const dialog = member.getByRole('dialog')
    await dialog.getByRole('checkbox').first().check()
    await dialog.getByLabel('产品').selectOption({ label: '链融应收' })
    await dialog.getByLabel('合同编号').fill('购销-01')
    await dialog.getByLabel('合同买方名称').fill(sale.buyer.name)
    await dialog.getByLabel('金额（元）').fill(sale.total)
    await dialog.getByLabel('到期日').fill(dayOn(20))
    await dialog.getByRole('button', { name: '保存', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await member.getByRole('row', { name: new RegExp(sale.buyer.name) }).click()
    await member.getByRole('button', { name: '提交确权' }).click()
    await member.getByRole('dialog').getByRole('button', { name: '提交确权' }).click()
    await stands(member, '待确权')
  })

  await test.step('two people of the core enterprise confirm the debt', async () => {
    const row = new RegExp(sale.seller.name)
    await core.goto('/supplyChain/debts')
    await core.getByRole('row', { name: row }).click()
    await fill(core, '记录：确认', { 理由: REASON })
    await expect(core.getByText('您是经办人，须由另一人复核')).toBeVisible()
    await coreSecond.goto('/supplyChain/debts')
    await coreSecond.getByRole('row', { name: row }).click()
    await fill(coreSecond, '复核同意', { 理由: REASON })
    await stands(coreSecond, '已确权')
  })

  await test.step('the funder has a line for the member, searches the register and asks for money', async () => {
    await funder.goto('/supplyChain/lines')
    await fill(
      funder,
      '申请额度',
      {
        ...{ 纳税人识别号: sale.seller.taxNo, 产品: '链融应收', '金额（元）': '1000000' },
        ...{ 起始日: dayOn(0), 到期日: dayOn(300), 理由: REASON },
      },
      '提交',
    )
    await second.goto('/supplyChain/lines')
    await fill(second, '同意', { 理由: REASON })
    await funder.goto('/supplyChain/receivables')
    await funder.getByRole('row', { name: new RegExp(sale.seller.name) }).click()
    await expect(funder.getByRole('button', { name: '申请放款' })).toHaveCount(0)
    await funder.getByRole('button', { name: '查询中登网' }).click()
    await fill(funder, '申请放款', {
      ...{ '金额（元）': '10000', 借款到期日: dayOn(15), 资金用途: '采购原材料' },
      ...{ 收款银行: '示例银行', 收款账号: '6222000011112222' },
    })
    await funder.getByRole('button', { name: '登记中登网' }).click()
    await expect(funder.getByRole('table', { name: '中登网' })).toContainText('登记')
  })

  const loanNo = await funder.getByRole('link', { name: /^LN\d{16}$/ }).textContent()
  await test.step('another approves, the member signs, the bank pays', async () => {
    await second.goto(`/supplyChain/loan?no=${loanNo}`)
    await fill(second, '同意', { 理由: REASON })
    await member.goto(`/supplyChain/ownLoan?no=${loanNo}`)
    await member.getByRole('button', { name: '签署合同' }).click()
    await member.getByRole('button', { name: '我已阅读全文，同意签署' }).click()
    await stands(member, '待放款')
    await funder.goto(`/supplyChain/loan?no=${loanNo}`)
    await funder.getByRole('button', { name: '放款', exact: true }).click()
    await funder.getByRole('dialog').getByRole('button', { name: '放款', exact: true }).click()
    await stands(funder, '还款中')
  })

  await test.step('each side holds its counterparts; their papers are proven by anyone', async () => {
    await core.goto('/supplyChain/agreements')
    await expect(core.getByRole('row', { name: /确权书/ })).toHaveCount(1)
    await expect(core.getByRole('row', { name: /借款合同/ })).toHaveCount(0)
    await member.goto('/supplyChain/agreements')
    await member.getByRole('button', { name: `HT-${loanNo}` }).click()
    const dialog = member.getByRole('dialog')
    await expect(dialog.getByText('校验通过，签署后未被改动')).toBeVisible()
    const download = member.waitForEvent('download')
    await dialog.getByRole('button', { name: '下载 PDF' }).click()
    const pdf = await readFile(await (await download).path())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    const sha256 = createHash('sha256').update(pdf).digest('hex')
    const proof = await member.request.post('/api/verify/proof', { data: { sha256 } })
    expect((await proof.json()).data).toMatchObject({
      ...{ result: 'GENUINE', matched: 'CONTRACT', reportNo: `HT-${loanNo}` },
    })
  })

  await test.step('repaid on the same day to the fen: no interest, and the loan is settled', async () => {
    await fill(
      funder,
      '登记还款、减免或费用',
      {
        '金额（元）': '10000',
        银行流水号: 'BK-SCF-1',
        超过应还的部分作提前还款: '是',
        理由: REASON,
      },
      '提交',
    )
    await second.reload()
    await fill(second, '同意', { 理由: REASON })
    await stands(second, '已结清')
  })

  await test.step('closed: the debtor has paid', async () => {
    await funder.goto('/supplyChain/receivables')
    const row = funder.getByRole('row', { name: new RegExp(sale.seller.name) })
    await expect(row).toContainText('已结清')
    await row.click()
    await fill(funder, '债务人已付款', { 理由: REASON })
    await stands(funder, '已关闭')
    await funder.goto('/supplyChain/anchors')
    await expect(funder.getByRole('row', { name: new RegExp(sale.buyer.name) })).toContainText(
      '¥0.00',
    )
  })

  await test.step('an order of the same chain: entered, verified by two, asked for before delivery', async () => {
    await funder.goto('/supplyChain/products')
    await fill(
      funder,
      '新建产品',
      {
        ...{ 产品: '链融订单', 类型: '订单融资' },
        ...{ '年利率（%）': '6', '罚息年利率（%）': '9' },
      },
      '保存',
    )
    await member.goto('/supplyChain/ownOrders')
    await fill(
      member,
      '录入订单',
      {
        ...{ 产品: '链融订单', 采购单号: 'PO-SCF-1', 货物: '线束总成' },
        ...{ '金额（元）': '50000', 交货日: dayOn(20) },
      },
      '保存',
    )
    const row = /PO-SCF-1/
    await core.goto('/supplyChain/ownOrders')
    await core.getByRole('row', { name: row }).click()
    await fill(core, '记录：确认', { 理由: REASON })
    await coreSecond.goto('/supplyChain/ownOrders')
    await coreSecond.getByRole('row', { name: row }).click()
    await fill(coreSecond, '复核同意', { 理由: REASON })
    await stands(coreSecond, '已核实')
    await funder.goto('/supplyChain/orders')
    await funder.getByRole('row', { name: row }).click()
    await funder.getByRole('button', { name: '查询中登网' }).click()
    await fill(funder, '申请放款', {
      ...{ '金额（元）': '40000', 借款到期日: dayOn(40), 资金用途: '采购铜材' },
      ...{ 收款银行: '示例银行', 收款账号: '6222000011112222' },
    })
    await expect(funder.getByRole('link', { name: /^LN\d{16}$/ })).toBeVisible()
    await expect(funder.getByRole('button', { name: '申请放款' })).toHaveCount(0)
    await funder.getByRole('button', { name: '登记中登网' }).click()
    await expect(funder.getByRole('table', { name: '中登网' })).toContainText('已登记')
  })
})
