// @vitest-environment jsdom
/** A long report on screen: part after part, from above, none of them a large share of the page; before printing, whole. */
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleReport as sampleOf } from '../../../../../packages/engine/test-support/sample-report.ts'
import type { ReportHead } from '../model.ts'
import { ReportScreen } from '../ReportScreen.tsx'
import type { FirmShown } from '../verdict/firm.ts'

const report = sampleOf('健康贸易')
const HEAD: ReportHead = {
  reportNo: 'INV202610080000000427',
  institution: '示例商业银行',
  fingerprint: 'a'.repeat(64),
  createdAt: '2026-03-02T00:00:00Z',
  verifyUrl: null,
}
/** Of all that stands in the end, what may come in one go. */
const SHARE = 0.2
/** On a machine that does much else. */
const PATIENCE_MS = 20_000

const acts = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
let place: HTMLElement
let root: Root

beforeEach(() => {
  // As a browser has it: nobody flushes for the page.
  acts.IS_REACT_ACT_ENVIRONMENT = false
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  root.unmount()
  place.remove()
  acts.IS_REACT_ACT_ENVIRONMENT = true
})

const draw = (firm: FirmShown | null = null) =>
  root.render(<ReportScreen document={report} head={HEAD} firm={firm} onOpen={() => {}} />)
const busy = () => place.querySelectorAll('[aria-busy="true"]').length
const whole = () =>
  vi.waitFor(() => expect([place.querySelectorAll('h2').length > 5, busy()]).toEqual([true, 0]), {
    timeout: PATIENCE_MS,
  })
const size = (node: Node) => (node instanceof Element ? node.querySelectorAll('*').length + 1 : 0)

describe('a report opened on screen', () => {
  it('comes in many small parts, the first chapter first', async () => {
    const added: number[] = []
    const left: number[] = []
    const watch = new MutationObserver((records) => {
      added.push(
        records.flatMap(({ addedNodes }) => [...addedNodes].map(size)).reduce((a, b) => a + b, 0),
      )
      left.push(busy())
    })
    watch.observe(place, { childList: true, subtree: true })
    draw()
    await whole()
    watch.disconnect()
    const all = place.querySelectorAll('*').length
    expect(all).toBeGreaterThan(3000)
    expect(Math.max(...added) / all).toBeLessThan(SHARE)
    expect(left).toEqual(left.toSorted((a, b) => b - a))
    expect(left[0]).toBeGreaterThan(10)
  })

  it('has all its headings from the beginning: any of them can be gone to', async () => {
    draw()
    await vi.waitFor(() => expect(busy()).toBeGreaterThan(5), { interval: 1 })
    // Summary, data quality, methods and statement beside the sections of the document.
    expect(place.querySelectorAll('[data-chapter] > h2')).toHaveLength(report.sections.length + 4)
    await whole()
  })

  it('stands whole before it is printed', async () => {
    draw()
    const second = () => place.querySelector('[data-chapter="quality"] h3')
    await vi.waitFor(() => expect(second()).not.toBeNull(), { timeout: PATIENCE_MS, interval: 1 })
    expect(busy()).toBeGreaterThan(5)
    window.dispatchEvent(new Event('beforeprint'))
    expect(busy()).toBe(0)
    expect(place.querySelectorAll('[data-chapter="statement"] dt').length).toBeGreaterThan(0)
  })

  it('is not drawn again when the page around it is, nor when the verdict of the enterprise comes', async () => {
    draw()
    await whole()
    const changed: Element[] = []
    const watch = new MutationObserver((records) =>
      changed.push(...records.map(({ target }) => target as Element)),
    )
    watch.observe(place, { attributes: true, childList: true, subtree: true, characterData: true })
    draw({ line: null })
    await vi.waitFor(() => expect(changed.length).toBeGreaterThan(0))
    watch.disconnect()
    expect(changed.filter((one) => one.closest('[data-chapter]'))).toEqual([])
  })
})
