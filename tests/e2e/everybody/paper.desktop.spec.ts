/**
 * What the browser prints of an open report is what its PDF says: no tool, no way past the menu, nothing dark, in Chinese as ever. The
 * page is given the fonts that a sheet for the printer brings along: a reader's own would only end lines elsewhere.
 */
import fs from 'node:fs'
import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, loginByPassword, test } from '../setup/test.ts'
import { settled } from './pages.ts'

const SHEET = '/pdfTemplate'
/** Or a day, a minute, nothing. */
const NUMBER_OF_SHEET = /^[\d :/-]*$/
const PLACE = 'body > [data-sheets]'

test('a report printed from its page says what its PDF says', async ({
  page,
  inbox,
  context,
  baseURL: url = '',
}) => {
  await page.goto('/login?redirect=%2FqueryRecord%2FqueryPage%3Fkeyword%3D91330099MABJ0DNN45')
  await loginByPassword(page, inbox, 'demo')
  const report = page.getByRole('link', { name: /^INV\d{18}$/ }).first()
  await report.waitFor()
  await context.addCookies([
    { name: 'language', value: 'en', url },
    { name: 'theme', value: 'dark', url },
  ])
  await page.reload()
  await report.click()
  await settled(page, 'report')
  await expect(page.locator('html[lang="en"][data-theme="dark"]')).toBeAttached()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /PDF/ }).click(),
  ])
  const wanted = await printedIn(fs.readFileSync(await file.path()))
  await giveFonts(page, wanted.words.join(''))
  const title = await page.title()
  await expect
    .poll(() => printing(page, (place) => document.querySelectorAll(place).length))
    .toBe(1)

  await test.step('word for word', async () => {
    const found = await printedIn(
      await page.pdf({ preferCSSPageSize: true, printBackground: true }),
    )
    expect(wanted.sheets).toBeGreaterThan(10)
    expect(found.words).toEqual(wanted.words)
    expect(Math.abs(found.sheets - wanted.sheets)).toBeLessThanOrEqual(1)
  })

  await test.step('on white, and nothing else', async () => {
    await page.emulateMedia({ media: 'print' })
    const [ground, theme, beside] = await printing(page, (place) => [
      getComputedStyle(document.body).backgroundColor,
      document.documentElement.dataset.theme,
      [...document.querySelectorAll('body *')].filter(
        (one) => one.closest(place) === null && one.checkVisibility(),
      ).length,
    ])
    expect([ground, theme, beside]).toEqual(['rgb(255, 255, 255)', 'light', 0])
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('then the page is as it was', async () => {
    expect(await page.title()).toBe(title)
    await expect(page.locator('html[lang="en"][data-theme="dark"]')).toBeAttached()
    await expect(page.locator(PLACE)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'JSON' })).toBeVisible()
  })
})

/** What is true of the page between the two words of the browser that it prints. */
const printing = <T>(page: Page, look: (place: string) => T): Promise<T> =>
  page.evaluate(
    ([body, place]) => {
      dispatchEvent(new Event('beforeprint'))
      try {
        return new Function(`return (${body})`)()(place)
      } finally {
        dispatchEvent(new Event('afterprint'))
      }
    },
    [String(look), PLACE] as const,
  )

async function giveFonts(page: Page, characters: string): Promise<void> {
  const html = await (await page.request.get(SHEET)).text()
  for (const [, href = ''] of html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g))
    if ((await (await page.request.get(href)).text()).includes('@font-face'))
      await page.addStyleTag({ url: href })
  await page.evaluate(async (all) => {
    for (const weight of ['400', '700'])
      await document.fonts.load(`${weight} 10pt "Noto Sans SC"`, all)
  }, characters)
}

/**
 * Every text of a PDF once: heads of tables and the watermark stand as often as there are sheets, and a sheet may end a row earlier.
 * Without numbers of sheets, at the feet and beside the contents, and without the minute at which the enterprise was looked at.
 */
async function printedIn(pdf: Uint8Array): Promise<{ words: string[]; sheets: number }> {
  const read = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const sheets = await Promise.all(
    Array.from({ length: read.numPages }, async (_, at) => {
      const { items } = await (await read.getPage(at + 1)).getTextContent()
      return items.flatMap((item) => ('str' in item ? item.str.replace(/ ·$/, '').trim() : []))
    }),
  )
  const words = new Set(sheets.flat().filter((word) => !NUMBER_OF_SHEET.test(word)))
  return { words: [...words].toSorted(), sheets: sheets.length }
}
