/** Knobs: whatever must happen in a test or a demonstration, on purpose. */
import type { Bank } from '../bank/bank.ts'
import type { Accounts } from '../bureaus/accounts.ts'
import type { Sessions } from '../bureaus/sessions.ts'
import { BUREAUS } from '../bureaus/traits.ts'
import type { BureauState, Skies, Weather } from '../bureaus/weather.ts'
import type { Callbacks } from '../callbacks/store.ts'
import type { WorldClock } from '../clock.ts'
import type { Devices } from '../devices/devices.ts'
import type { Books } from '../erp/books.ts'
import type { Visits } from '../erp/visits.ts'
import { HttpError, sendJson, sendPage } from '../http/reply.ts'
import { type Router, readJson, textField } from '../http/router.ts'
import type { LendingBureau } from '../lending/bureau.ts'
import type { MovablesRegister } from '../movables/register.ts'
import type { Archive } from '../public-records/archive.ts'
import type { Front } from '../vendors/front.ts'
import type { VerificationPlatform } from '../verification/platform.ts'
import { formatDay } from '../world/calendar.ts'
import type { Firm } from '../world/firm.ts'
import type { World } from '../world/world.ts'
import { knobsPage, type Snapshot } from './page.ts'
import type { Settings } from './settings.ts'

export interface KnobTools {
  world: World
  clock: WorldClock
  skies: Skies
  sessions: Sessions
  accounts: Accounts
  settings: Settings
  callbacks: Callbacks
  verification: VerificationPlatform
  books: Books
  visits: Visits
  archive: Archive
  front: Front
  lending: LendingBureau
  bank: Bank
  devices: Devices
  movables: MovablesRegister
}

const STATES: readonly BureauState[] = ['OPEN', 'UNSTABLE', 'MAINTENANCE', 'CLOSED']
const TAXPAYER_STATUSES = ['正常', '停业', '非正常', '清算', '注销', '非正常户注销']
type Body = Readonly<Record<string, unknown>>

export function knobRoutes(router: Router, tools: KnobTools): void {
  router.on('GET', '/knobs', (c) => sendPage(c.res, knobsPage(snapshot(tools), BUREAUS)))
  router.on('GET', '/knobs.json', (c) => sendJson(c.res, 200, snapshot(tools)))

  const knob = (path: string, turn: (body: Body) => object): void =>
    router.on('POST', path, async (c) => sendJson(c.res, 200, turn(await readJson(c))))

  knob('/knobs/weather', (body) => {
    for (const area of areas(body)) tools.skies.set(area, weatherChange(body))
    return snapshot(tools)
  })
  knob('/knobs/expire', (body) => ({
    expired: areas(body).reduce((n, area) => n + tools.sessions.expire(area), 0),
  }))
  knob('/knobs/clock', (body) => {
    const days = Number(body.days)
    if (!Number.isInteger(days) || days < 0 || days > 3_660)
      throw new HttpError(400, 'days 应为 0–3660 的整数')
    tools.clock.advance(days)
    return { today: formatDay(tools.clock.today()) }
  })
  knob('/knobs/revoke', (body) => {
    const how = textField(body, 'how') === 'VOID' ? 'VOID' : 'RED'
    const done = tools.world.revoke(
      firmOf(tools.world, body),
      textField(body, 'invoice'),
      how,
      tools.clock.cutoff(),
    )
    if (!done) throw new HttpError(400, '没有这张发票，或它不能再作废、红冲（数电票只能红冲）')
    return { done }
  })
  knob('/knobs/status', (body) => {
    const status = textField(body, 'taxpayerStatus')
    if (!TAXPAYER_STATUSES.includes(status))
      throw new HttpError(400, `taxpayerStatus 应为 ${TAXPAYER_STATUSES.join('、')}`)
    tools.world.publishStatus(firmOf(tools.world, body), status)
    return { status }
  })
  knob('/knobs/settings', (body) => {
    tools.settings.change(body)
    return tools.settings
  })
  knob('/knobs/unlock', () => {
    tools.accounts.unlockAll()
    return { done: true }
  })
  knob('/knobs/reset', () => {
    tools.skies.reset()
    tools.accounts.unlockAll()
    tools.settings.reset()
    tools.callbacks.reset()
    tools.verification.reset()
    tools.books.reset()
    tools.visits.reset()
    tools.archive.reset()
    tools.front.reset()
    tools.lending.reset()
    tools.bank.reset()
    tools.devices.reset()
    tools.movables.reset()
    return snapshot(tools)
  })

  // A person reads the picture; a test asks here.
  router.on('GET', '/knobs/captcha', (c) => {
    const answer = tools.sessions.peek(c.query.get('sessionId') ?? '')?.captcha?.answer
    if (answer === undefined) throw new HttpError(404, '该会话没有待输入的图形验证码')
    sendJson(c.res, 200, { answer })
  })

  // Test accounts of an enterprise, with the ordinary password: so that nobody needs a list of them.
  router.on('GET', '/knobs/accounts', (c) => {
    const firm = firmOf(tools.world, { taxNo: c.query.get('taxNo') ?? '' })
    sendJson(
      c.res,
      200,
      tools.accounts.of(firm).map(({ person, bindings }) => ({
        ...person,
        password: `Shuiwu@${person.mobile.slice(-4)}`,
        bindings: bindings.map((b) => ({ taxNo: b.firm.taxNo, name: b.firm.name, role: b.role })),
      })),
    )
  })
}

function snapshot(tools: KnobTools): Snapshot {
  const codes = BUREAUS.map((b) => b.region.areaCode)
  return {
    today: formatDay(tools.clock.today()),
    settings: tools.settings,
    weather: Object.fromEntries(codes.map((code) => [code, tools.skies.of(code)])),
    states: Object.fromEntries(
      BUREAUS.map((b) => [b.region.areaCode, tools.skies.stateOf(b).state]),
    ),
  }
}

function areas(body: Body): string[] {
  const area = textField(body, 'area') || '*'
  const all = BUREAUS.map((b) => b.region.areaCode)
  if (area === '*') return all
  if (!all.includes(area)) throw new HttpError(400, '没有这个地区的税务局')
  return [area]
}

function firmOf(world: World, body: Body): Firm {
  const firm = world.byTaxNo(textField(body, 'taxNo').toUpperCase())
  if (!firm) throw new HttpError(404, '沙箱里没有这家企业')
  return firm
}

function weatherChange(body: Body): Partial<Weather> {
  const out: Partial<Weather> = {}
  const number = (name: string, high: number): number => {
    const value = Number(body[name])
    if (!(value >= 0 && value <= high)) throw new HttpError(400, `${name} 应在 0 与 ${high} 之间`)
    return value
  }
  if (body.faultRate !== undefined) out.faultRate = number('faultRate', 1)
  if (body.latencyFactor !== undefined) out.latencyFactor = number('latencyFactor', 1_000)
  if (body.hang !== undefined) out.hang = body.hang === true
  if (body.sleepless !== undefined) out.sleepless = body.sleepless === true
  if (body.until !== undefined) out.until = textField(body, 'until').slice(0, 40)
  if (body.state !== undefined) {
    const state = STATES.find((s) => s === body.state)
    if (!state) throw new HttpError(400, `state 应为 ${STATES.join('、')}`)
    out.state = state
  }
  return out
}
