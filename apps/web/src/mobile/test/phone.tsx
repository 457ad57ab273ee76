/**
 * A phone in a test: one page of the flow at its real address, opened by a link as a person opens it, with a server that
 * answers as told. The clock stands still until a test moves it. Every visit loads the program anew, as a browser does; what
 * the browser keeps stays until `leaveForGood`. Sealing is tested where it is done: here a sealed body is only marked.
 */
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import type { AnyEndpoint } from '@xinjian/contract/endpoint'
import { type CollectFailure, type CollectTask, collect } from '@xinjian/contract/nouns/collect'
import type { ComponentType } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router'
import { vi } from 'vitest'

configure({
  // What is not shown is not rendered here; to look for it costs more than all else.
  defaultHidden: true,
  getElementError: (message) =>
    new Error(`${message?.split('\n')[0]} Seen: ${document.body.textContent}`),
})

export const FIRM = { name: '示例科技有限公司', taxNo: '91440399MAQ8Q5RN7G' }
export const NOON = new Date('2026-11-21T12:00:00+08:00').getTime()

export const taskIn = (
  state: CollectTask['state'],
  over: Partial<CollectTask> = {},
): CollectTask => ({
  finTaskId: 'F1',
  taskId: 'T1',
  state,
  path: '',
  enterprise: FIRM,
  signer: null,
  area: null,
  smsTo: null,
  choices: [],
  progress: 0,
  current: null,
  datasets: [],
  failure: null,
  result: null,
  version: 1,
  ...over,
})

export const failureOf = (
  code: string,
  next: CollectFailure['next'],
  over: Partial<CollectFailure> = {},
): CollectFailure => ({
  code,
  message: `${code} 的说明`,
  bureauMessage: null,
  next,
  attemptsLeft: null,
  retryAt: null,
  ...over,
})

export const ok = (data: unknown) => ({ status: 200, code: 200, msg: '', data })
export const no = (status: number, msg: string, field?: string) => ({
  status,
  code: status,
  msg,
  field,
})
/** The line is dead for this call. */
export const DEAD = null

type Answer = object | null | Promise<object>
let answers = new Map<string, Answer[]>()
let calls: { path: string; body: Record<string, unknown>; headers: Record<string, string> }[] = []

/** Answers of a call in turn; the last one stays. */
export const answer = (endpoint: AnyEndpoint, ...given: Answer[]): void =>
  void answers.set(endpoint.path, given)

/** Bodies with which a call was made, in turn. */
export const sent = (endpoint: AnyEndpoint): Record<string, unknown>[] =>
  calls.filter((c) => c.path === endpoint.path).map((c) => c.body)
export const headersOf = (endpoint: AnyEndpoint): Record<string, string>[] =>
  calls.filter((c) => c.path === endpoint.path).map((c) => c.headers)

async function fetched(url: string, init: RequestInit = {}): Promise<Response> {
  const path = url.replace('/api', '')
  if (path === '/environment') return Response.json({ sandbox: false, sandboxUrl: null })
  const body =
    init.body instanceof FormData ? Object.fromEntries(init.body) : JSON.parse(String(init.body))
  calls.push({ path, body, headers: init.headers as Record<string, string> })
  const list = answers.get(path) ?? []
  const given = await Promise.race([list.length > 1 ? list.shift() : list[0], givenUp(init.signal)])
  if (given === null) throw new TypeError('fetch failed')
  if (given instanceof Response) return given.clone()
  return Response.json(given ?? no(500, `没有 ${path} 的答复`))
}

/** Rejects when the caller gives up, as a browser's own fetch does. */
const givenUp = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )

export const welcome = (task: CollectTask, token = 't1') =>
  ok({
    token,
    serverPublicKey: '',
    expiresAt: new Date(Date.now() + 24 * 3_600_000).toISOString(),
    channel: { code: 'demo', name: '示例银行', title: '示例银行', color: '#0f6e66' },
    task,
  })

const config = {
  licenseRequired: false,
  datasets: [{ dataset: 'VAT_RETURN', name: '增值税申报', mandatory: true, months: 36 }],
  grantees: [{ name: '示例银行', contact: '400-000-0000', purpose: '评估贷款申请' }],
}

/** Before each test: an empty browser and a server that knows the link and nothing else. */
export function newPhone(): void {
  vi.useFakeTimers({
    now: NOON,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  })
  calls = []
  answers = new Map()
  localStorage.clear()
  answer(collect.enterpriseConfiguration, ok(config))
  answer(collect.consentMine, ok([]))
  answer(collect.getAuthInfoWithToken, ok(null))
  answer(collect.pointUpload, ok(null))
  answer(collect.addApplyErrorRecord, ok(null))
  vi.stubGlobal('fetch', fetched)
  Element.prototype.scrollIntoView = () => undefined
  window.scrollTo = () => undefined
}

/** After each test. */
export function leaveForGood(): void {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
}

export const configured = (change: Partial<typeof config>): void =>
  answer(collect.enterpriseConfiguration, ok({ ...config, ...change }))

const PAGES = import.meta.glob<{ Component: ComponentType }>('../pages/*.tsx')
const fileOf = (page: string): string =>
  `../pages/${page.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}.tsx`

/**
 * Opens a page as a new load of the program; `task` is what the server answers to the link (unless the test has told it
 * otherwise before). Any other address shows nothing.
 */
export async function visit(page: string, task?: CollectTask, query = '?channel=demo') {
  cleanup()
  vi.resetModules()
  vi.doMock('../tax/line/keys.ts', () => ({ newKey: async () => KEY, agree: async () => ({}) }))
  vi.doMock('../tax/line/sealed.ts', () => ({
    seal: async (_keys: unknown, _path: string, body: object) => ({ header: 'sealed', body }),
  }))
  // The coming pages are fetched ahead: here nobody goes there.
  vi.doMock('../tax/prefetch.ts', () => ({ prefetch: () => undefined }))
  if (task) answer(collect.getChannelToken, welcome(task))
  history.replaceState(null, '', `/m/taxWeb/${page}${query}`)
  const load = PAGES[fileOf(page)]
  if (!load) throw new Error(`no page ${page}`)
  const { Component } = await load()
  const { Providers } = await import('../../shell/Providers.tsx')
  render(
    <BrowserRouter>
      <Providers>
        <Routes>
          <Route path={`/m/taxWeb/${page}`} element={<Component />} />
          <Route path="*" element={null} />
        </Routes>
      </Providers>
    </BrowserRouter>,
  )
  await settle()
}
const KEY = { publicKey: 'k'.repeat(87), privateKey: null }

/** Lets everything happen that waits for no clock: answers, code that is loaded, what React does with them. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 3; i++)
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

export const at = (): string => location.pathname.replace('/m/taxWeb/', '') + location.search
export const text = (): string => document.body.textContent
export const button = (name: string | RegExp) =>
  screen.getByRole<HTMLButtonElement>('button', { name })
export const buttons = (): string[] =>
  screen.queryAllByRole('button').map((b) => b.getAttribute('aria-label') ?? b.textContent)
/** Rows of the lists, as text; the bar of steps is drawn, not read. */
export const rows = (): string[] =>
  screen.queryAllByRole('listitem', { hidden: false }).map((row) => row.textContent)
export const alerts = (): string[] => screen.queryAllByRole('alert').map((a) => a.textContent)
export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
export const noteOf = (label: string | RegExp) => {
  const id = field(label).getAttribute('aria-describedby')
  return id ? (document.getElementById(id)?.textContent ?? null) : null
}

export async function press(name: string | RegExp): Promise<void> {
  await act(async () => button(name).click())
  await settle()
}
export async function pressAt(element: HTMLElement): Promise<void> {
  await act(async () => element.click())
  await settle()
}
export async function type(label: string | RegExp, value: string): Promise<void> {
  fireEvent.input(field(label), { target: { value } })
  await settle()
}
