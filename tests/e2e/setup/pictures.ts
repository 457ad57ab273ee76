/**
 * Pictures of the tutorials, taken on a journey through the running product in both languages: `PICTURES=take npx playwright test tutorial`.
 * Every other run walks the same way and holds the words that stood on each picture against the page, so that a picture of a page that
 * has changed since turns a test red.
 */
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

const WEB = fileURLToPath(new URL('../../../apps/web/', import.meta.url))
const TOLD = path.join(WEB, 'src/public/site/pictures/pictures.json')
const LANGUAGES = ['zh', 'en'] as const
/** As wide as they are shown to an eye with two points for one, at most. */
const MOST_WIDE = { desktop: 1_280, phone: 480 }
const QUALITY = 0.72
/** Waited for before one is taken: what comes in softly stands then. */
const STANDS_MS = 900

interface Picture {
  width: number
  height: number
  /** Headings, buttons and labels on it. */
  words: string[]
}
type Told = Record<string, Record<(typeof LANGUAGES)[number], Picture>>

const told = (): Told => JSON.parse(fs.readFileSync(TOLD, 'utf8'))

/** Takes the picture of what is in sight, or holds the one that there is against it. Leaves the page in Chinese. */
export async function picture(
  page: Page,
  { name, of }: { name: string; of: keyof typeof MOST_WIDE },
): Promise<void> {
  for (const language of LANGUAGES) {
    await speak(page, language)
    if (process.env.PICTURES === 'take') await take(page, { name, of, language })
    else {
      const { words } = told()[name]![language]
      expect(words.length, `words on ${name}`).toBeGreaterThan(0)
      await expect
        .poll(async () => missing(words, await wordsOf(page)), `${name} in ${language}: gone since`)
        .toEqual([])
    }
  }
  await speak(page, 'zh')
}

const missing = (words: readonly string[], seen: readonly string[]) =>
  words.filter((word) => !seen.includes(word))

/** Turns the language without loading the page anew: what was typed and opened stays. */
async function speak(page: Page, language: string): Promise<void> {
  const url = new URL(page.url()).origin
  await page.context().addCookies([
    { name: 'language', value: language, url },
    { name: 'theme', value: 'light', url },
  ])
  // The product reads its cookies again when the system turns dark or light; which of them it is stands in a cookie.
  await page.emulateMedia({ colorScheme: language === 'en' ? 'dark' : 'light' })
  await expect(page.locator(`html[lang="${language === 'en' ? 'en' : 'zh-CN'}"]`)).toBeAttached()
}

/** What names the page and its parts, in sight, without what is data. */
const wordsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const named = document.querySelectorAll(
      ':is(main, dialog, footer) :is(h1, h2, h3, button, label, th, legend)',
    )
    const seen = [...named].flatMap((element) => {
      const { top, bottom, width } = element.getBoundingClientRect()
      const text = element.textContent.trim()
      const isShown = width > 1 && bottom > 0 && top < innerHeight && element.checkVisibility()
      return isShown && /^[^\d\n]{2,40}$/.test(text) ? [text] : []
    })
    return [...new Set(seen)].sort()
  })

async function take(
  page: Page,
  { name, of, language }: { name: string; of: keyof typeof MOST_WIDE; language: 'zh' | 'en' },
): Promise<void> {
  await page.waitForTimeout(STANDS_MS)
  const png = (
    await page.screenshot({
      animations: 'disabled',
      // Notes come and go.
      style: '[popover] { visibility: hidden !important }',
    })
  ).toString('base64')
  const blank = await page.context().newPage()
  const { webp, ...size } = await blank.evaluate(
    async ({ png, most, quality }) => {
      const bitmap = await createImageBitmap(
        await (await fetch(`data:image/png;base64,${png}`)).blob(),
      )
      const width = Math.min(most, bitmap.width)
      const height = Math.round((bitmap.height * width) / bitmap.width)
      const canvas = new OffscreenCanvas(width, height)
      const pen = canvas.getContext('2d')!
      pen.imageSmoothingQuality = 'high'
      pen.drawImage(bitmap, 0, 0, width, height)
      const bytes = await (await canvas.convertToBlob({ type: 'image/webp', quality })).bytes()
      return { width, height, webp: btoa(String.fromCharCode(...bytes)) }
    },
    { png, most: MOST_WIDE[of], quality: QUALITY },
  )
  await blank.close()
  fs.writeFileSync(
    path.join(WEB, `public/tutorial/${language}/${name}.webp`),
    Buffer.from(webp, 'base64'),
  )
  const all = told()
  all[name] = { ...all[name]!, [language]: { ...size, words: await wordsOf(page) } }
  const sorted = Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1))
  fs.writeFileSync(TOLD, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}
