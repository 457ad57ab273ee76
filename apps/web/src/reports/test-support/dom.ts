/** A component in a document (jsdom), for what only a browser does: clicks, typing, focus, keys. */
import '../../ui/test-support/dialog.ts'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true

export interface Mounted {
  show(node: ReactNode): Promise<void>
  /** What is on the page, as text. */
  text(): string
  /** The element whose text or accessible name is `name`; throws when there is none. */
  named(selector: string, name: string): HTMLElement
  all(selector: string): HTMLElement[]
  click(element: Element): Promise<void>
  /** Typing or choosing, as React hears it. */
  enter(element: Element, value: string): Promise<void>
  /** Waits until `text` stands on the page, and for what React does meanwhile. */
  says(text: string): Promise<void>
}

/** On a machine that does much else. */
const PATIENCE_MS = 20_000

/** Mounts into the body until the test ends: the next file is run in the same document. Everything that a promise settles before the next tick is on the page when a call returns. */
export async function mount(node: ReactNode): Promise<Mounted> {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const settle = (work: () => void) =>
    act(async () => {
      work()
    })
  const all = (selector: string) => [...document.body.querySelectorAll<HTMLElement>(selector)]
  onTestFinished(async () => {
    await settle(() => root.unmount())
    place.remove()
  })
  await settle(() => root.render(node))
  return {
    show: (next) => settle(() => root.render(next)),
    text: () => document.body.textContent,
    all,
    named(selector, name) {
      const found = all(selector).find(
        (e) => e.textContent.trim() === name || e.getAttribute('aria-label') === name,
      )
      if (!found) throw new Error(`no ${selector} “${name}” in: ${document.body.textContent}`)
      return found
    },
    click: (element) => settle(() => (element as HTMLElement).click()),
    enter: (element, value) =>
      settle(() => {
        const own = Object.getPrototypeOf(element) as object
        Object.getOwnPropertyDescriptor(own, 'value')!.set!.call(element, value)
        element.dispatchEvent(
          new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
        )
      }),
    says: (text) =>
      act(async () => {
        await vi.waitFor(() => {
          if (!document.body.textContent.includes(text))
            throw new Error(`no “${text}” in: ${document.body.textContent}`)
        }, PATIENCE_MS)
      }),
  }
}
