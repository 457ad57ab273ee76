import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import chromium from '@sparticuz/chromium'
import { chromium as browserType } from 'playwright-core'
import sharp from 'sharp'
import { DIGITAL, digitalFace } from './face.ts'

/**
 * Draws fixtures/digital-invoice.png: the synthetic 数电票 of `face.ts` in Noto Sans SC, twice its size, few greys. Run by hand when
 * the face changes: tests read the picture, so that they need neither a browser nor fonts.
 */
const font = join(
  dirname(createRequire(import.meta.url).resolve('@fontsource/noto-sans-sc/package.json')),
  '400.css',
)
const face = digitalFace(DIGITAL)
const spans = face.pieces
  .map(
    (p) =>
      `<span style="left:${p.x}px;top:${p.y - p.size}px;font-size:${p.size}px;line-height:${p.size * 1.2}px">${p.text}</span>`,
  )
  .join('')
const html = `<link rel="stylesheet" href="${pathToFileURL(font).href}">
<style>body{margin:0;background:#fff;font-family:'Noto Sans SC'}span{position:absolute;white-space:pre}</style>${spans}`

const browser = await browserType.launch({
  executablePath: await chromium.executablePath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--allow-file-access-from-files'],
})
const page = await browser.newPage({
  viewport: { width: face.width, height: face.height },
  deviceScaleFactor: 2,
})
const htmlPath = join('/tmp', `face-${process.pid}.html`)
await writeFile(htmlPath, html)
await page.goto(pathToFileURL(htmlPath).href)
await page.evaluate('document.fonts.ready')
await page.waitForTimeout(500)
const png = await page.screenshot()
await browser.close()
await sharp(png)
  .greyscale()
  .png({ palette: true, colours: 8, compressionLevel: 9 })
  .toFile(join(import.meta.dirname, 'fixtures', 'digital-invoice.png'))
