import { COLLECT_STATES, type CollectTask, collect } from '@xinjian/contract/nouns/collect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBodySealer } from '../../../../server/src/security/sealed-body.ts'
import { secretOf } from '../../../../server/src/security/secret.ts'
import { toasts } from '../../ui/feedback.ts'

const sealer = createBodySealer(secretOf([Buffer.alloc(32, 1)]))

const task = (state: CollectTask['state'], version: number, taskId = 'T1'): CollectTask => ({
  finTaskId: 'F1',
  taskId,
  kind: 'TAX',
  state,
  path: '',
  enterprise: null,
  bound: false,
  signer: null,
  area: null,
  smsTo: null,
  choices: [],
  asked: null,
  card: null,
  progress: 0,
  current: null,
  datasets: [],
  lockedUntil: null,
  failure: null,
  consents: { ENT_TAX: 'NONE', ENT_QUERY: 'NONE' },
  result: null,
  version,
})

interface Call {
  path: string
  body: Record<string, unknown>
  headers: Record<string, string>
}
let calls: Call[] = []
/** Path → answers in turn; the last one stays. `null` = the line is dead. */
let answers: Record<string, (unknown | null)[]> = {}
let flow: typeof import('./flow.ts')
let steps: typeof import('./steps.ts')
let shelf: Map<string, string>

const ok = (data: unknown) => ({ status: 200, code: 200, msg: '', data })
const no = (status: number, msg = 'x') => ({ status, code: status, msg })
const welcome = (token: string, state: CollectTask['state'] = 'CREATED', version = 1) =>
  ok({
    token,
    visitId: 'T1',
    serverPublicKey: sealer.publicKey('T1', 'k'),
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    channel: { code: 'demo', name: '示例银行', title: '示例银行', logo: null },
    task: task(state, version),
  })
const told = (path: string) => calls.filter((c) => c.path === path)

beforeEach(async () => {
  calls = []
  shelf = new Map()
  answers = {
    [collect.getChannelToken.path]: [welcome('t1')],
    [collect.dictionaryList.path]: [ok({ COLOR_MAPPER: 'default@#0f6e66,demo@#1746a2' })],
    [collect.enterpriseConfiguration.path]: [
      ok({ licenseRequired: false, datasets: [], grantees: [] }),
    ],
  }
  vi.stubGlobal('location', { search: '?channel=demo', pathname: '/m/taxWeb/index' })
  vi.stubGlobal('localStorage', {
    getItem: (k: string) => shelf.get(k) ?? null,
    setItem: (k: string, v: string) => void shelf.set(k, v),
    removeItem: (k: string) => void shelf.delete(k),
  })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.replace('/api', '')
    calls.push({
      path,
      body: JSON.parse(String(init.body)) as Record<string, unknown>,
      headers: init.headers as Record<string, string>,
    })
    const list = answers[path] ?? []
    const answer = list.length > 1 ? list.shift() : list[0]
    if (!answer) throw new TypeError('fetch failed')
    await Promise.resolve()
    return new Response(JSON.stringify(answer))
  })
  vi.resetModules()
  flow = await import('./flow.ts')
  steps = await import('./steps.ts')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('coming in', () => {
  it('opens once however often it is asked, and keeps the token of the link', async () => {
    await Promise.all([flow.open(), flow.open(), flow.open()])
    await flow.open()
    expect(told(collect.getChannelToken.path)).toHaveLength(1)
    expect(told(collect.getChannelToken.path)[0]?.body).toMatchObject({ channelCode: 'demo' })
    expect(shelf.get('collect.demo.token')).toContain('t1')
    expect(flow.flow.get()).toMatchObject({ phase: 'READY', task: { state: 'CREATED' } })
  })

  it('goes on with the task of an earlier visit', async () => {
    shelf.set('collect.demo.token', JSON.stringify({ token: 't0', until: Date.now() + 60_000 }))
    answers[collect.getChannelToken.path] = [welcome('t0', 'COLLECTING', 9)]
    await flow.open()
    expect(told(collect.getChannelToken.path)[0]?.body.resume).toBe('t0')
    expect(flow.flow.get()).toMatchObject({ restarted: false, task: { state: 'COLLECTING' } })
  })

  it('says when the earlier task was over and a new one was begun', async () => {
    shelf.set('collect.demo.token', JSON.stringify({ token: 'old', until: Date.now() + 60_000 }))
    await flow.open()
    expect(flow.flow.get().restarted).toBe(true)
  })

  it('tells a dead link from a dead line', async () => {
    answers[collect.getChannelToken.path] = [no(3001, '采集链接无效')]
    await flow.open()
    expect(flow.flow.get()).toMatchObject({ phase: 'DEAD', problem: '采集链接无效' })
    answers[collect.getChannelToken.path] = [no(500, '系统数据异常')]
    await flow.open()
    expect(flow.flow.get()).toMatchObject({ phase: 'LOST' })
    answers[collect.getChannelToken.path] = [welcome('t1')]
    await flow.open()
    expect(flow.flow.get().phase).toBe('READY')
  })
})

describe('the task in the store', () => {
  it.each(COLLECT_STATES)('takes %s from the server', async (state) => {
    await flow.open()
    expect(flow.take(task(state, 2)).state).toBe(state)
    expect(flow.flow.get().task?.state).toBe(state)
  })

  it('never goes back to an older answer, but to another task', async () => {
    await flow.open()
    flow.take(task('LOGIN', 7))
    expect(flow.take(task('AREA', 6)).state).toBe('LOGIN')
    expect(flow.take(task('CREATED', 1, 'T2')).taskId).toBe('T2')
  })
})

describe('steps', () => {
  it('are made once for two taps', async () => {
    await flow.open()
    answers[collect.chooseArea.path] = [ok(task('LOGIN', 3))]
    const [a, b] = await Promise.all([steps.chooseArea('4403'), steps.chooseArea('4403')])
    expect([a.state, b.state]).toEqual(['LOGIN', 'LOGIN'])
    expect(told(collect.chooseArea.path)).toHaveLength(1)
  })

  it('seal what must be sealed, readable for the server only', async () => {
    await flow.open()
    answers[collect.loginEtax.path] = [ok(task('ROLE', 3))]
    await steps.logIn({ way: 'PASSWORD', account: 'a', password: 'geheim' })
    const [call] = told(collect.loginEtax.path)
    expect(Object.keys(call?.body ?? {})).toEqual(['data'])
    expect(JSON.stringify(call)).not.toContain('geheim')
    const clientKey = String(told(collect.getChannelToken.path)[0]?.body.clientPublicKey)
    const opened = sealer.open(
      { taskId: 'T1', keyId: 'k', clientKey },
      collect.loginEtax.path,
      call?.headers['x-sealed'],
      call?.body,
      Date.now(),
    )
    expect(opened.payload).toMatchObject({ password: 'geheim' })
  })

  it('agree on a new key when another tab has replaced it, and send once more', async () => {
    await flow.open()
    answers[collect.getChannelToken.path] = [welcome('t1', 'LOGIN', 4)]
    answers[collect.loginEtax.path] = [no(3005), ok(task('ROLE', 5))]
    expect((await steps.logIn({ way: 'PASSWORD' })).state).toBe('ROLE')
    expect(told(collect.getChannelToken.path).at(-1)?.body.resume).toBe('t1')
  })

  it('confirm a finished login at once', async () => {
    await flow.open()
    answers[collect.loginEtax.path] = [ok(task('COLLECTING', 3))]
    answers[collect.sendCollect.path] = [ok({ ...task('COLLECTING', 4), progress: 1 })]
    expect((await steps.logIn({ way: 'PASSWORD' })).version).toBe(4)
    expect(told(collect.sendCollect.path)).toHaveLength(1)
  })

  it('look again when the server says that it is not the time', async () => {
    await flow.open()
    answers[collect.chooseArea.path] = [no(3002, '请先完成上一步')]
    answers[collect.getRoute.path] = [ok(task('AGREEMENT', 8))]
    await expect(steps.chooseArea('4403')).rejects.toThrow('请先完成上一步')
    expect(flow.flow.get().task?.state).toBe('AGREEMENT')
  })

  it('end the visit when the task is gone', async () => {
    await flow.open()
    answers[collect.chooseArea.path] = [no(3001, '采集链接已过期')]
    await expect(steps.chooseArea('4403')).rejects.toThrow()
    expect(flow.flow.get()).toMatchObject({ phase: 'GONE', problem: '采集链接已过期' })
    expect(shelf.has('collect.demo.token')).toBe(false)
  })
})

describe('a weak line', () => {
  it('is tried again for what may be made twice', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await flow.open()
    answers[collect.chooseArea.path] = [null, no(502), ok(task('LOGIN', 3))]
    const choosing = steps.chooseArea('4403')
    await vi.advanceTimersByTimeAsync(10_000)
    expect((await choosing).state).toBe('LOGIN')
    expect(told(collect.chooseArea.path)).toHaveLength(3)
  })

  it('never repeats a login by itself: it asks where the task stands and says so', async () => {
    await flow.open()
    answers[collect.loginEtax.path] = [null]
    answers[collect.getRoute.path] = [ok(task('LOGIN_SMS', 5))]
    await expect(steps.logIn({ way: 'PASSWORD' })).rejects.toMatchObject({ status: 0, told: true })
    expect(told(collect.loginEtax.path)).toHaveLength(1)
    expect(flow.flow.get().task?.state).toBe('LOGIN_SMS')
    expect(toasts.get().length).toBeLessThanOrEqual(1)
  })

  it('leaves ended sessions of others alone', async () => {
    await flow.open()
    answers[collect.chooseArea.path] = [no(6212, '登录已过期')]
    await expect(steps.chooseArea('4403')).rejects.toMatchObject({ told: true })
    expect(flow.flow.get().phase).toBe('READY')
  })
})
