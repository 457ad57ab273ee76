/** What axe finds on a page as it stands: the rules of WCAG 2.2 AA, its best practice, and that a name says what is shown. */
import type { Page } from '@playwright/test'
import axe from 'axe-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/**
 * Half a fade has half a contrast: transitions are brought to their end first, and none begins while axe reads, which takes
 * seconds beside other work: a button that is free again meanwhile would be read half-way. `within`: only what stands in that part.
 */
export async function findings(page: Page, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  try {
    return await read(page, within)
  } finally {
    await page.emulateMedia({ reducedMotion: null })
  }
}

const read = (page: Page, within: string | undefined): Promise<string[]> =>
  page.evaluate(
    async ([tags, part]) => {
      for (const moving of document.getAnimations())
        if (moving.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) moving.finish()
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run(part ?? document, {
        runOnly: tags,
        resultTypes: ['violations'],
      })
      return violations.flatMap(({ id, nodes }) =>
        nodes
          // Not of a branch, whose text is that of all its leaves, nor of a drawn part, whose text is shortened to its room.
          .filter(({ html }) => id !== 'label-content-name-mismatch' || !/^<g |treeitem/.test(html))
          .map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
      )
    },
    [RULES, within] as const,
  )
