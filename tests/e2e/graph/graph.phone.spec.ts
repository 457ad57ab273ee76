/** The industry-chain graph in a hand: its lists come first, a card comes into view and gives the place back, a finding opens its invoices. */
import type { Page } from '@playwright/test'
import { expect, signInAs, test } from '../setup/test.ts'

test.setTimeout(180_000)

/** The wholesaler of the demonstration, and the two that its invoices go round with. */
const CENTRE = '天津示例金源商贸有限公司'
const RING = ['上海示例博远供应链有限公司', '海口市示例通汇供应链有限公司'] as const
const ASKED = '/queryCenter/industryChainGraph?taxId=91120099MAQE892672&levels=1'

const fits = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      }),
    )
    .toBeLessThanOrEqual(0)

test('a graph is asked for, read as lists, and walked through by cards', async ({
  page,
  inbox,
}) => {
  const nodes = page.getByRole('table', { name: '节点' }).locator('tbody tr')
  const findings = page.getByRole('list', { name: '发现' })

  await test.step('the lists stand before the picture', async () => {
    await signInAs(page, inbox, 'demo', ASKED)
    await page.getByRole('button', { name: '查询图谱', exact: true }).tap()
    await page.waitForURL('**no=GRA**')
    await expect(page.getByRole('tab', { name: '列表', exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(nodes.filter({ hasText: CENTRE })).toBeVisible()
    await fits(page)
  })

  await test.step('the card of a party comes into view, and gives the place back', async () => {
    const row = nodes.filter({ hasText: RING[0] })
    await row.tap()
    const heading = page.getByRole('heading', { name: RING[0], exact: true })
    await expect(heading).toBeInViewport()
    await expect(page.getByText('图中近12个月交易额', { exact: true }).last()).toBeVisible()
    await fits(page)
    await page.getByRole('button', { name: '关闭', exact: true }).tap()
    await expect(heading).toHaveCount(0)
    await expect(row).toBeFocused()
  })

  await test.step('a finding leaves the three of its ring, and opens an invoice of a round', async () => {
    const ring = findings
      .getByRole('button')
      .filter({ hasText: RING[0] })
      .filter({ hasText: RING[1] })
    await ring.first().tap()
    await expect(nodes).toHaveCount(3)
    await page
      .getByRole('list', { name: '各轮发票' })
      .getByRole('button', { name: `${RING[0]} → ${RING[1]}` })
      .first()
      .tap()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading')).toContainText(`${RING[0]} → ${RING[1]}`)
    await expect(dialog.locator('tbody tr').first()).toBeVisible()
    const box = await dialog.boundingBox()
    expect(box!.width).toBeLessThanOrEqual(page.viewportSize()!.width)
    await dialog.getByRole('button', { name: '关闭' }).first().tap()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('the picture is there as well, no wider than the phone', async () => {
    await page.getByRole('tab', { name: '图', exact: true }).tap()
    await expect(page.getByRole('application').locator('canvas').first()).toBeVisible()
    await fits(page)
  })
})
