/** What axe finds on a page as it stands: the rules of WCAG 2.2 AA, its best practice, and that a name says what is shown. */
import type { Page } from '@playwright/test'
import axe from 'axe-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The text of a branch is, to this rule, that of all its leaves: its name is its own line. */
const BRANCH = /^label-content-name-mismatch \S*\[aria-labelledby/

/** Transitions are brought to their end first: half a fade has half a contrast. */
export async function findings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(async (tags) => {
    for (const moving of document.getAnimations())
      if (moving.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) moving.finish()
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, {
      runOnly: tags,
      resultTypes: ['violations'],
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
    )
  }, RULES)
  return found.filter((line) => !BRANCH.test(line))
}
