/** The industry-chain graph as it is drawn: by the processor where the browser has no graphics card, and by sigma where it has one. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, signInAs, test } from '../setup/test.ts'

test.setTimeout(180_000)

const CENTRE = '天津示例金源商贸有限公司'
const ASKED = '/queryCenter/industryChainGraph?taxId=91120099MAQE892672&levels=1'
/** What sigma comes with. */
const SIGMA = (
  JSON.parse(
    readFileSync(
      path.join(import.meta.dirname, '../../../apps/web/dist/.vite/manifest.json'),
      'utf8',
    ),
  ) as Record<string, { file: string }>
)['src/office/graph/draw/card/drawing.ts']!.file

const stage = (page: Page) => page.getByRole('application')
const card = (page: Page) => page.getByRole('heading', { name: CENTRE, exact: true })

/** Pixels of the drawing that have wholly the colour of a kind of node, as its legend shows it, and the middle of them in the page. */
const painted = (page: Page, kind: string) =>
  page.evaluate((of) => {
    const canvas = document.querySelector<HTMLCanvasElement>('[role="application"] canvas')!
    const legend = document.querySelector(`i[data-kind="${of}"]`)!
    const wanted = getComputedStyle(legend).backgroundColor.match(/\d+/g)!.map(Number)
    const { width, height } = canvas
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height)
    const sum = { pixels: 0, x: 0, y: 0 }
    for (let i = 0; i < data.length; i += 4) {
      if (data[i + 3] !== 255 || wanted.some((part, c) => data[i + c] !== part)) continue
      sum.pixels++
      sum.x += (i / 4) % width
      sum.y += Math.floor(i / 4 / width)
    }
    const box = canvas.getBoundingClientRect()
    const scale = width / box.width
    return {
      pixels: sum.pixels,
      x: box.left + (sum.x / sum.pixels + 0.5) / scale,
      y: box.top + (sum.y / sum.pixels + 0.5) / scale,
    }
  }, kind)

/** Asks, and waits until the layout has come to rest. */
async function drawn(page: Page, inbox: Parameters<typeof signInAs>[1]): Promise<string[]> {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await signInAs(page, inbox, 'demo', ASKED)
  await page.getByRole('button', { name: '查询图谱', exact: true }).click()
  await page.waitForURL('**no=GRA**')
  await expect(stage(page).locator('canvas').first()).toBeVisible()
  // A mouse reaches what is in the window.
  await stage(page).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  return fetched
}

const exported = async (page: Page) => {
  await page.getByRole('button', { name: '导出', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: '图片（PNG）' }).click()
  const bytes = readFileSync(await (await download).path())
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG')
  return bytes.length
}

test.describe('without a graphics card', () => {
  // The pixels of the drawing are not those of the page.
  test.use({ deviceScaleFactor: 2 })

  test('a node is found, dragged, pressed and set apart on a canvas', async ({ page, inbox }) => {
    const fetched = await drawn(page, inbox)

    await test.step('nothing of sigma is fetched', async () => {
      await expect.poll(async () => (await painted(page, 'CENTRE')).pixels).toBeGreaterThan(100)
      expect(fetched.filter((url) => url.includes('/assets/')).length).toBeGreaterThan(0)
      expect(fetched.filter((url) => url.endsWith(SIGMA))).toEqual([])
    })

    await test.step('the centre goes with the mouse', async () => {
      // The layout moves it while it is under way.
      let before = await painted(page, 'CENTRE')
      await expect
        .poll(async () => {
          const now = await painted(page, 'CENTRE')
          const isStill = now.x === before.x && now.y === before.y
          before = now
          return isStill
        })
        .toBe(true)
      await page.mouse.move(before.x, before.y)
      await page.mouse.down()
      await page.mouse.move(before.x + 40, before.y + 20)
      await page.mouse.move(before.x + 80, before.y + 40)
      await page.mouse.up()
      await expect
        .poll(async () => {
          const { x, y } = await painted(page, 'CENTRE')
          return Math.hypot(x - before.x - 80, y - before.y - 40)
        })
        .toBeLessThan(2)
      await expect(card(page)).toHaveCount(0)
    })

    await test.step('pressed it opens its card', async () => {
      const { x, y } = await painted(page, 'CENTRE')
      await page.mouse.click(x, y)
      await expect(card(page)).toBeVisible()
      expect(new URL(page.url()).searchParams.get('node')).toBeTruthy()
      await page.keyboard.press('Escape')
      await expect(card(page)).toHaveCount(0)
    })

    await test.step('a finding lets the rest go pale, and back', async () => {
      const before = await painted(page, 'ENTERPRISE')
      const ring = page.getByRole('list', { name: '发现' }).getByRole('button').first()
      await ring.click()
      await expect
        .poll(async () => (await painted(page, 'ENTERPRISE')).pixels)
        .toBeLessThan(before.pixels * 0.7)
      await page.getByRole('button', { name: '取消突出显示', exact: true }).click()
      await expect
        .poll(async () => (await painted(page, 'ENTERPRISE')).pixels)
        .toBeGreaterThan(before.pixels * 0.7)
    })

    await test.step('it is enlarged, and a picture of it is saved', async () => {
      const before = await painted(page, 'CENTRE')
      await page.getByRole('button', { name: '放大', exact: true }).click()
      await expect
        .poll(async () => (await painted(page, 'CENTRE')).pixels)
        .toBeGreaterThan(before.pixels * 1.3)
      await page.getByRole('button', { name: '显示全图', exact: true }).click()
      expect(await exported(page)).toBeGreaterThan(20_000)
    })
  })
})

test('with a graphics card sigma draws', async ({ page, inbox }) => {
  // The browser says that a card draws, and lets the program draw as it did.
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      ...[kind, of]: [string, object?]
    ) {
      const kept = { ...of, failIfMajorPerformanceCaveat: false }
      return getContext.call(this, kind, kind === 'webgl2' ? kept : of)
    } as typeof getContext
    const { getParameter } = WebGL2RenderingContext.prototype
    const RENDERER = 37446
    WebGL2RenderingContext.prototype.getParameter = function (name) {
      return name === RENDERER ? 'A card of this machine' : getParameter.call(this, name)
    }
  })
  const fetched = await drawn(page, inbox)
  expect(fetched.some((url) => url.endsWith(SIGMA))).toBe(true)

  await test.step('it is walked through by keys', async () => {
    await stage(page).focus()
    await page.keyboard.press('Enter')
    await expect(card(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(stage(page)).toBeFocused()
    const heard = page.getByText(/，\d+条关系$|这个方向没有关系/)
    await page.keyboard.press('ArrowRight')
    await expect(heard.first()).toBeAttached()
  })

  await test.step('a finding is set apart, and a picture of it is saved', async () => {
    await page.getByRole('list', { name: '发现' }).getByRole('button').first().click()
    expect(await exported(page)).toBeGreaterThan(20_000)
  })
})
