/** The bureaus' protocol over HTTP; written down in docs/bureaus.md. */
import type { WorldClock } from '../clock.ts'
import { HttpError, sendJson } from '../http/reply.ts'
import { type Router, readJson, textField } from '../http/router.ts'
import type { Firm } from '../world/firm.ts'
import type { World } from '../world/world.ts'
import { makeCaptcha } from './captcha.ts'
import { checkAccount, proveCaptcha } from './checks.ts'
import { type DataTools, dataRoutes } from './data-routes.ts'
import { BureauFailure } from './failures.ts'
import { type Call, Gate, type GateTools } from './gate.ts'
import {
  chooseRole,
  expectStep,
  type LoginTools,
  login,
  pollQr,
  sendSms,
  startQr,
  verifySms,
} from './login.ts'
import { resetMobiles, resetPassword, resetSms, verifyReset } from './reset.ts'
import type { Session } from './sessions.ts'
import { BUREAUS, type Bureau, type LoginWay } from './traits.ts'

const SHUT_STATUSES = ['非正常', '注销', '非正常户注销']

export interface BureauTools extends GateTools, LoginTools, DataTools {
  world: World
  clock: WorldClock
  wall: () => string
}

export function bureauRoutes(router: Router, tools: BureauTools): void {
  const gate = new Gate(router, tools)
  router.on('GET', '/bureaus', (c) =>
    sendJson(
      c.res,
      200,
      BUREAUS.map((b) => describe(b, tools)),
    ),
  )
  router.on('GET', '/bureaus/:area', (c) => {
    const bureau = BUREAUS.find((b) => b.region.areaCode === c.params.area)
    if (!bureau) throw new HttpError(404, '没有这个地区的税务局')
    sendJson(c.res, 200, describe(bureau, tools))
  })

  gate.on('POST', '/sessions', 'session.start', async (call) => {
    const body = await readJson(call.context)
    call.taxNo = textField(body, 'taxNo').toUpperCase()
    const session = tools.sessions.start(call.bureau, firmFor(tools.world, call.bureau, call.taxNo))
    call.session = session
    return {
      data: {
        sessionId: session.id,
        nonce: session.nonce,
        publicKey: tools.seal.publicKeyPem,
        ways: call.bureau.ways,
        captcha: call.bureau.captcha !== 'NONE',
        enterpriseName: session.firm.name,
        idleMinutes: call.bureau.sessionMinutes,
      },
    }
  })

  gate.on('GET', '/sessions/:id/captcha', 'captcha', (call) => {
    const session = sessionOf(tools, call)
    expectStep(session, 'START')
    session.captcha = makeCaptcha(call.bureau.captcha)
    return { data: { svg: session.captcha.svg, hint: session.captcha.hint } }
  })

  gate.on('POST', '/sessions/:id/captcha/check', 'captcha.check', async (call) => {
    const body = await readJson(call.context)
    proveCaptcha(sessionOf(tools, call), textField(body, 'captcha'))
    return { data: null }
  })

  gate.on('POST', '/sessions/:id/account/check', 'account.check', async (call) => {
    const body = await readJson(call.context)
    return { data: checkAccount(tools, sessionOf(tools, call), textField(body, 'account')) }
  })

  gate.on('POST', '/sessions/:id/login', 'login', async (call) => {
    const body = await readJson(call.context)
    const session = sessionOf(tools, call)
    const way: LoginWay = textField(body, 'way') === 'SMS' ? 'SMS' : 'PASSWORD'
    call.detail = way
    const form = {
      way,
      account: textField(body, 'account'),
      passwordSealed: textField(body, 'passwordSealed'),
      captcha: textField(body, 'captcha'),
    }
    return login(tools, session, form, call.signal)
  })

  gate.on('POST', '/sessions/:id/sms', 'sms.send', (call) => sendSms(tools, sessionOf(tools, call)))

  gate.on('POST', '/sessions/:id/sms/verify', 'sms.verify', async (call) => {
    const body = await readJson(call.context)
    return verifySms(tools, sessionOf(tools, call), textField(body, 'smsCode'))
  })

  gate.on('POST', '/sessions/:id/qr', 'qr.create', (call) =>
    startQr(sessionOf(tools, call), `http://${call.context.req.headers.host ?? 'localhost'}`),
  )

  gate.on('GET', '/sessions/:id/qr', 'qr.poll', (call) => pollQr(tools, sessionOf(tools, call)))

  gate.on('POST', '/sessions/:id/role', 'role', async (call) => {
    const body = await readJson(call.context)
    return chooseRole(
      tools,
      sessionOf(tools, call),
      textField(body, 'taxNo').toUpperCase(),
      textField(body, 'role'),
    )
  })

  gate.on('POST', '/sessions/:id/reset/mobiles', 'reset.mobiles', async (call) => {
    const body = await readJson(call.context)
    return { data: resetMobiles(tools, sessionOf(tools, call), textField(body, 'account')) }
  })

  gate.on('POST', '/sessions/:id/reset/sms', 'reset.sms', async (call) => {
    const body = await readJson(call.context)
    return { data: resetSms(tools, sessionOf(tools, call), textField(body, 'mobileId')) }
  })

  gate.on('POST', '/sessions/:id/reset/verify', 'reset.verify', async (call) => {
    const body = await readJson(call.context)
    verifyReset(sessionOf(tools, call), textField(body, 'smsCode'))
    return { data: null }
  })

  gate.on('POST', '/sessions/:id/reset/password', 'reset.password', async (call) => {
    const body = await readJson(call.context)
    resetPassword(tools, sessionOf(tools, call), textField(body, 'passwordSealed'))
    return { data: null }
  })

  gate.on('GET', '/sessions/:id', 'session.state', (call) => {
    const session = sessionOf(tools, call)
    return { data: { state: session.state, taxNo: session.firm.taxNo } }
  })

  gate.on('POST', '/sessions/:id/logout', 'logout', (call) => {
    tools.sessions.end(sessionOf(tools, call), 'SESSION_EXPIRED')
    return { data: null }
  })

  dataRoutes(gate, tools, (call) => sessionOf(tools, call))
}

function sessionOf(tools: BureauTools, call: Call): Session {
  const known = tools.sessions.peek(call.context.params.id!)
  if (known?.bureau === call.bureau) {
    call.session = known
    call.taxNo = known.firm.taxNo
  }
  return tools.sessions.get(call.bureau, call.context.params.id!)
}

function firmFor(world: World, bureau: Bureau, taxNo: string): Firm {
  const firm = world.byTaxNo(taxNo)
  if (!firm) throw new BureauFailure('TAXPAYER_NOT_FOUND')
  if (firm.areaCode !== bureau.region.areaCode) throw new BureauFailure('AREA_MISMATCH')
  const status = world.taxpayerStatus(firm)
  if (SHUT_STATUSES.includes(status)) throw new BureauFailure('TAXPAYER_ABNORMAL', { status })
  return firm
}

function describe(bureau: Bureau, tools: BureauTools) {
  const { state, until } = tools.skies.stateOf(bureau)
  const { region, window } = bureau
  return {
    areaCode: region.areaCode,
    name: region.name,
    slug: region.slug,
    host: `etax.${region.slug}.example`,
    state,
    until,
    ways: bureau.ways,
    identities: ['法定代表人', '财务负责人', '办税员'],
    captcha: bureau.captcha,
    checks: bureau.checks,
    secondFactor: bureau.secondFactor,
    lockAfter: bureau.lockAfter,
    sessionMinutes: bureau.sessionMinutes,
    pageSize: bureau.pageSize,
    exportAbove: bureau.exportAbove,
    maintenanceWindow: window ? { fromMinute: window.from, toMinute: window.to } : null,
    note: bureau.note,
  }
}
