/**
 * A page in a test, as a person meets it: what is read, what is pressed, where one is. The clock stands still until `pass`
 * moves it. Needs happy-dom.
 */
import { act, cleanup, configure, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { preferences } from '../i18n/language.ts'

configure({
  // What is not shown is not rendered here; to look for it costs more than all else.
  defaultHidden: true,
  getElementError: (message) =>
    new Error(`${message?.split('\n')[0]} Seen: ${document.body.textContent}`),
})

export const NOON = new Date('2026-11-21T12:00:00+08:00').getTime()

/** Before each test: an empty browser at noon. */
export function newBrowser(): void {
  vi.useFakeTimers({
    now: NOON,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  })
  // Files of a worker share the modules: what one preferred, the next one would read.
  preferences.set({ language: 'zh', size: 'medium', theme: 'light' })
  localStorage.clear()
  sessionStorage.clear()
  Element.prototype.scrollIntoView = () => undefined
  window.scrollTo = () => undefined
  // Names are asked for with every button, and no sheet of ours says one: to work out all rules each time costs the most.
  window.getComputedStyle = (element) => (element as HTMLElement).style
}

/** After each test. */
export function leaveForGood(): void {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
}

/** A part loaded within a loaded part stands after so many; Preact takes more of them than React. */
const ROUNDS = 5

/** Lets everything happen that waits for no clock: answers, code that is loaded, what React does with them. */
export async function settle(): Promise<void> {
  for (let i = 0; i < ROUNDS; i++)
    await act(async () => {
      await vi.dynamicImportSettled()
      await vi.advanceTimersByTimeAsync(0)
    })
}

/** The clock goes on by so many milliseconds. */
export async function pass(ms: number): Promise<void> {
  await act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
  await settle()
}

export const address = (): string => location.pathname + location.search
export const text = (): string => document.body.textContent
export const button = (name: string | RegExp) =>
  screen.getByRole<HTMLButtonElement>('button', { name })
export const buttons = (): string[] =>
  screen.queryAllByRole('button').map((b) => b.getAttribute('aria-label') ?? b.textContent)
/** Rows of the lists, as text; what is only drawn is not read. */
export const rows = (): string[] =>
  screen.queryAllByRole('listitem', { hidden: false }).map((row) => row.textContent)
export const alerts = (): string[] => screen.queryAllByRole('alert').map((a) => a.textContent)
export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
export const noteOf = (label: string | RegExp) => {
  const id = field(label).getAttribute('aria-describedby')
  return id ? (document.getElementById(id)?.textContent ?? null) : null
}

export const press = (name: string | RegExp): Promise<void> => pressAt(button(name))

export async function pressAt(element: HTMLElement): Promise<void> {
  await act(async () => element.click())
  await settle()
}

export async function type(label: string | RegExp, value: string): Promise<void> {
  fireEvent.input(field(label), { target: { value } })
  await settle()
}
