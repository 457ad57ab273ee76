/** Pages of the office one after another, as the table of routes has them: what is held of every one of them. */
import type { Page } from '@playwright/test'
import { isOffice, ROUTES } from '../../../apps/web/src/routes.ts'
import { expect } from '../setup/test.ts'

/** What only somebody of the platform may open; everything else a company's administrator opens. */
const OF_THE_PLATFORM = [
  'system.operate',
  'registration.read',
  'lead.manage',
  'incident.manage',
  'erasure.decide',
]

/** Addresses of all pages behind the login, of which `who` opens his. */
export const pagesOf = (who: 'company' | 'platform'): string[] =>
  ROUTES.filter((route) => route.built && (isOffice(route) || route.needs === 'self'))
    .filter(({ needs = '' }) => OF_THE_PLATFORM.includes(needs) === (who === 'platform'))
    .map(({ path }) => path.replace(':id', '1'))

/** Grey bars that stand for data on their way, but not those of the gallery, which are samples; chapters that are not whole. */
const WAITING =
  'main :not([data-part~="sample"] *)[data-part~="skeleton"], main [data-chapter][aria-busy="true"]'

/** The page stands, with its data; `where` names it. */
export async function settled(page: Page, where: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first(), `${where} is called`).toBeVisible()
  await expect(page.locator(WAITING).filter({ visible: true }), `${where} waits`).toHaveCount(0)
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

/** Pages behind the login that have no tabs. */
const BESIDE = ['/app', '/icon/index']

/** Without loading it anew, where there are tabs: pages that were opened before stay behind it. */
export async function turnTo(page: Page, path: string): Promise<void> {
  const tabs = page.locator('nav[data-part~="tabs"]')
  if (BESIDE.includes(path) || !(await tabs.isVisible())) {
    await page.goto(path)
    return
  }
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(tabs.locator(`[aria-current][href="${path}"]`)).toBeAttached()
}
