/** A page as whoever has set letters twice as large sees it. */
import type { Page } from '@playwright/test'

/** Narrow phones are 360 wide. */
const NARROW = { width: 360, height: 800 }

/**
 * Buttons whose words do not fit into them, and anything that is wider than the screen, once every letter is twice as large; the page is
 * put back. Empty = all is readable.
 */
export async function crowdedAtTwiceTheSize(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  await page.setViewportSize(NARROW)
  const crowded = await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('body *')]
    const were = all.map((one) => one.getAttribute('style'))
    const sizes = all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize))
    for (const [i, one] of all.entries())
      one.style.setProperty('font-size', `${(sizes[i] ?? 0) * 2}px`, 'important')
    const said = (one: Element) => `${one.tagName} ${one.textContent?.slice(0, 40)}`
    const root = document.documentElement
    const found = [
      ...[...document.querySelectorAll('button')].filter(
        (one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1,
      ),
      ...[...document.querySelectorAll('main button, footer button')].filter((one) => {
        const at = one.getBoundingClientRect()
        return at.width > 0 && at.right > root.clientWidth - 8
      }),
    ].map(said)
    if (root.scrollWidth > root.clientWidth) found.push(`page ${root.scrollWidth}`)
    for (const [i, one] of all.entries()) {
      const style = were[i]
      if (style === null || style === undefined) one.removeAttribute('style')
      else one.setAttribute('style', style)
    }
    return found
  })
  if (before) await page.setViewportSize(before)
  return crowded
}
