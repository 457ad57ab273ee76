// @vitest-environment happy-dom
/** The status page as the build finishes it, filled in by its own script: what was not measured, and what cannot be read, is unknown. */
import fs from 'node:fs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { start } from '../islands/status.ts'
import { renderPage } from '../render.tsx'

const NOTHING = {
  ...{ state: 'NO_DATA', since: null, hour: null, last24h: null, notice: null, until: null },
  ...{ oldestSeconds: null, days: [] },
}
const MINUTES = { operational: 0, delayed: 0, partial: 0, outage: 0, calls: null }
let answer: object | null

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-28T17:00:00Z') })
  answer = {
    measuredAt: '2026-11-28T16:59:30Z',
    parts: [
      {
        ...{ ...NOTHING, part: 'VERIFY', state: 'OPERATIONAL', since: '2026-11-28T01:02:00Z' },
        hour: { succeeded: 1_234, failed: 5 },
        days: [
          {
            ...{ ...MINUTES, day: '2026-11-28', state: 'OUTAGE', operational: 1_400, outage: 12 },
            calls: { succeeded: 999, failed: 1 },
          },
        ],
      },
      { ...NOTHING, part: 'BUREAU_4403', state: 'OUTAGE', notice: 'MAINTENANCE', until: '06:00' },
      { ...NOTHING, part: 'BUREAU_5400' },
      { ...NOTHING, part: 'FILES', state: 'OUTAGE' },
      { ...NOTHING, part: 'WORKER', state: 'OPERATIONAL' },
    ],
    incidents: [
      {
        ...{ id: 7, title: '深圳登录慢', titleEn: 'Slow login', state: 'IDENTIFIED' },
        ...{ impact: 'OUTAGE', parts: ['BUREAU_4403'], endedAt: null },
        startedAt: '2026-11-28T10:00:00Z',
        updates: [
          {
            ...{ n: 2, state: 'IDENTIFIED', text: '已定位 <b>', textEn: 'Found' },
            ...{ at: '2026-11-28T11:00:00Z', correctedAt: '2026-11-28T12:00:00Z' },
          },
          {
            ...{ n: 1, state: 'INVESTIGATING', text: '调查', textEn: 'Looking' },
            ...{ at: '2026-11-28T10:00:00Z', correctedAt: null },
          },
        ],
      },
    ],
  }
  vi.stubGlobal('fetch', async () => {
    if (answer === null) throw new TypeError('gone')
    return { json: async () => ({ status: 200, data: answer }) }
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

async function open(address: '/status' | '/en/status'): Promise<void> {
  const html = renderPage(address, { head: '', script: '', files: [] })
  const page = new DOMParser().parseFromString(
    html.replace(/<script[^>]*src[^>]*><\/script>/g, ''),
    'text/html',
  )
  document.documentElement.lang = page.documentElement.lang
  document.body.innerHTML = page.body.innerHTML
  start(document.querySelector('[data-island=status]') as HTMLElement)
  await vi.advanceTimersByTimeAsync(0)
}
const part = (name: string) => document.querySelector(`[data-service="${name}"]`) as HTMLElement

it('tells each part in words, times of China, its days in words beside the bars', async () => {
  await open('/status')
  expect(part('VERIFY').textContent).toContain('正常自 2026-11-28 09:02')
  expect(part('VERIFY').textContent).toContain('近1小时：成功 1234 次，失败 5 次')
  expect(part('VERIFY').textContent).toContain(
    '2026-11-28：中断，中断 12 分钟；实测 1412 分钟，请求成功率 99.9%',
  )
  // It is the 29th in China.
  const items = [...part('VERIFY').querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(items).toHaveLength(30)
  expect(items.slice(0, 2)).toEqual([
    '2026-11-29：暂无数据',
    expect.stringContaining('2026-11-28：中断'),
  ])
  expect(items.at(-1)).toBe('2026-10-31：暂无数据')
  expect(part('VERIFY').querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
    '发票查验近30天：0天正常，1天受影响，29天暂无数据',
  )
  expect(part('BUREAU_4403').textContent).toContain('税局公告：维护中，预计 06:00')
  expect(part('BUREAU_5400').dataset.state).toBe('NO_DATA')
  expect(part('BUREAU_5400').textContent).toContain('暂无数据')
})

it('says of a part that nothing is counted of what does not work, and never that its requests are few', async () => {
  await open('/status')
  expect(part('FILES').textContent).toContain('中断文件暂时不能保存和取回')
  expect(part('FILES').textContent).not.toContain('请求过少')
  expect(part('WORKER').textContent).not.toContain('没有进程处理')
  expect(part('WORKER').textContent).not.toContain('请求过少')
})

it('tells incidents with their latest text first, as text', async () => {
  await open('/status')
  const article = document.querySelector('article') as HTMLElement
  expect(article.textContent).toContain('中断 · 2026-11-28 18:00 起')
  expect(article.textContent).toContain('已定位 <b>文字更正于 2026-11-28 20:00')
  expect(article.textContent).toContain('深圳税局')
  expect(article.querySelector('details')?.textContent).toContain('调查')
  await open('/en/status')
  expect(document.querySelector('article')?.textContent).toContain('Slow loginOutage · Since')
})

it('says of all that it is unknown, once it cannot be read', async () => {
  await open('/en/status')
  expect(part('VERIFY').dataset.state).toBe('OPERATIONAL')
  answer = null
  await vi.advanceTimersByTimeAsync(60_000)
  expect(document.querySelector('[role=status]')?.textContent).toContain('does not answer')
  expect(part('VERIFY').dataset.state).toBe('NO_DATA')
  expect(part('VERIFY').textContent).not.toContain('1234')
})

it('brings no module that lies with the kit, whose style sheet is another', () => {
  const code = fs.readFileSync('apps/web/src/public/islands/status.ts', 'utf8')
  const imports = [...code.matchAll(/^import (?!type)[^']*'([^']+)'/gm)].map(([, from]) => from)
  expect(imports).toEqual(['../site/status/live-words.ts', './send.ts'])
})
