// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveForGood, NOON, pass } from '../../test-support/page.tsx'
import { serve } from '../../test-support/server.ts'
import { boxes, toasts } from '../../ui/feedback.ts'
import {
  closeSidebar,
  layout,
  sidebarAfterNavigation,
  toggleSidebar,
  watchDevice,
} from '../device.ts'
import { orReload } from '../errors/new-build.ts'
import { clearToken, readToken, writeToken } from '../tokens.ts'
import { cookie, newTab, putCookie, reload } from './tab.tsx'

beforeEach(() => {
  newTab(null)
  boxes.set([])
  toasts.set([])
})
afterEach(leaveForGood)

describe('a token', () => {
  const ages: Record<string, string> = {}
  beforeEach(() => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation((text: string) => {
      ages[text.split('=')[0]?.replace(`_${location.port}`, '') ?? ''] =
        /max-age=(\d+)/.exec(text)?.[1] ?? ''
    })
  })
  const inMinutes = (n: number) => new Date(NOON + n * 60_000).toISOString()

  it('lives as long as the server says', () => {
    writeToken('main', 'T', inMinutes(120))
    expect(ages.token).toBe('7200')
  })

  it.each([
    [120, '1800'],
    [10, '600'],
  ])('of the demo: %d minutes by the server are %s seconds here', (minutes, age) => {
    writeToken('demo', 'D', inMinutes(minutes))
    expect(ages.demoToken).toBe(age)
  })

  it('of a copy of the program on another port is not found, and not replaced', () => {
    vi.restoreAllMocks()
    // biome-ignore lint/suspicious/noDocumentCookie: as another copy does.
    document.cookie = 'token_9=THEIRS; path=/'
    // biome-ignore lint/suspicious/noDocumentCookie: as copies did.
    document.cookie = 'token=OLD; path=/'
    clearToken('main')
    expect(readToken('main')).toBeNull()
    writeToken('main', 'OURS', inMinutes(120))
    expect(readToken('main')).toBe('OURS')
    expect(document.cookie).toContain('token_9=THEIRS')
    clearToken('main')
  })

  it('with an instant that cannot be read lives half an hour', () => {
    writeToken('main', 'T', 'soon')
    expect(ages.token).toBe('1800')
  })
})

it('a token with odd letters is read as it was written, and is gone once cleared', () => {
  writeToken('main', 'a=b; c%', new Date(NOON + 60_000).toISOString())
  expect(readToken('main')).toBe('a=b; c%')
  clearToken('main')
  expect(readToken('main')).toBeNull()
})

describe('the sidebar', () => {
  const width = (pixels: number) =>
    vi
      .spyOn(document.body, 'getBoundingClientRect')
      .mockReturnValue({ width: pixels } as unknown as DOMRect)
  let stop = () => {}
  afterEach(() => stop())

  it('is as it was left', () => {
    width(1400)
    putCookie('sidebarStatus', '0')
    stop = watchDevice()
    expect(layout.get()).toMatchObject({ device: 'desktop', sidebarOpen: false })
    toggleSidebar()
    expect([layout.get().sidebarOpen, cookie('sidebarStatus')]).toEqual([true, '1'])
  })

  it('closes when the window becomes narrow, a moment after it stops moving', async () => {
    width(1400)
    stop = watchDevice()
    width(600)
    window.dispatchEvent(new Event('resize'))
    await pass(200)
    window.dispatchEvent(new Event('resize'))
    await pass(299)
    expect(layout.get().device).toBe('desktop')
    await pass(1)
    expect(layout.get()).toEqual({ device: 'mobile', sidebarOpen: false, withoutAnimation: true })
  })

  it('closes after going on, on a phone only', () => {
    for (const [pixels, open] of [
      [600, false],
      [1400, true],
    ] as const) {
      width(pixels)
      stop = watchDevice()
      closeSidebar(false)
      toggleSidebar()
      sidebarAfterNavigation()
      expect(layout.get().sidebarOpen).toBe(open)
      stop()
    }
  })
})

describe('code that is gone', () => {
  const GONE = new TypeError('Failed to fetch dynamically imported module: /assets/a.js')
  const fail = () => orReload(() => Promise.reject(GONE)).catch((error: Error) => error.message)
  const build = (name: string) => `<script type="module" src="/assets/${name}.js"></script>`
  const running = (name: string) => {
    const script = document.createElement('script')
    script.setAttribute('src', `/assets/${name}.js`)
    vi.spyOn(document, 'querySelector').mockReturnValue(script)
  }

  it('because a newer build is live: said, and loaded anew once it could be read', async () => {
    running('old')
    serve(location.href, build('new'))
    void fail()
    await pass(1_499)
    expect(toasts.get()[0]?.message).toBe('页面已更新，正在重新载入')
    expect(reload).not.toHaveBeenCalled()
    await pass(1)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('though the build is the same: the line is bad, and it fails', async () => {
    running('old')
    serve(location.href, build('old'))
    expect(await fail()).toBe(GONE.message)
    expect(reload).not.toHaveBeenCalled()
  })

  it('again right after a reload: another one would not help', async () => {
    running('old')
    serve(location.href, build('new'))
    sessionStorage.setItem('xinjian.reloaded', String(NOON - 5_000))
    expect(await fail()).toBe(GONE.message)
  })

  it('while something is typed: asked first, and left alone when told so', async () => {
    running('old')
    serve(location.href, build('new'))
    vi.spyOn(document, 'querySelectorAll').mockReturnValue([{ value: 'x' }] as never)
    const failing = fail()
    await pass(0)
    expect(boxes.get()[0]).toMatchObject({ okText: '刷新页面', cancelText: '暂不刷新' })
    boxes.get()[0]?.settle(false)
    expect(await failing).toBe(GONE.message)
    expect(reload).not.toHaveBeenCalled()
  })
})
