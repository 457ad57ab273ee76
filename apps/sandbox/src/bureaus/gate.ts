/** What every call to a bureau passes: access key, weather, log, and the bureau's way of saying no. */
import type { Config } from '../config.ts'
import { HttpError, requireKey, sendJson } from '../http/reply.ts'
import type { Context, Router } from '../http/router.ts'
import type { CallLog } from '../log/store.ts'
import { BureauFailure } from './failures.ts'
import type { Session } from './sessions.ts'
import { type Bureau, bureauOf } from './traits.ts'
import type { Skies } from './weather.ts'

export interface Call {
  context: Context
  bureau: Bureau
  /** Aborts when the client goes away. */
  signal: AbortSignal
  /** Filled in by the handler, for the log. */
  taxNo: string
  session: Session | null
  detail: string
}

/** An answer of a bureau: `stepCode` only while logging in. null = the handler answered itself. */
export type Answer = { stepCode?: number; data: unknown } | null

export type CallHandler = (call: Call) => Promise<Answer> | Answer

export interface GateTools {
  config: Config
  log: CallLog
  skies: Skies
  wall: () => string
}

const LABEL_LIMIT = 64

export class Gate {
  #router: Router
  #tools: GateTools

  constructor(router: Router, tools: GateTools) {
    this.#router = router
    this.#tools = tools
  }

  /** @param action name in the log */
  on(method: 'GET' | 'POST', path: string, action: string, handler: CallHandler): void {
    this.#router.on(method, `/bureaus/:area${path}`, (c) => this.#pass(c, action, handler))
  }

  async #pass(c: Context, action: string, handler: CallHandler): Promise<void> {
    const { config, log, skies, wall } = this.#tools
    requireKey(c.req, config.key)
    const bureau = bureauOf(c.params.area!)
    if (!bureau) throw new HttpError(404, '没有这个地区的税务局')
    const gone = new AbortController()
    c.res.once('close', () => {
      if (!c.res.writableFinished) gone.abort()
    })
    const call: Call = {
      context: c,
      bureau,
      signal: gone.signal,
      taxNo: '',
      session: null,
      detail: '',
    }
    const start = performance.now()
    const label = (name: string): string => String(c.req.headers[name] ?? '').slice(0, LABEL_LIMIT)
    const record = (code: string): void =>
      log.add({
        at: wall(),
        area: bureau.region.areaCode,
        action,
        taxNo: call.taxNo,
        detail: call.detail,
        consentNo: label('x-consent-no'),
        taskNo: label('x-task-no'),
        session: call.session?.id.slice(0, 8) ?? '',
        code,
        ms: Math.round(performance.now() - start),
      })
    try {
      await skies.endure(bureau, gone.signal)
      const answer = await handler(call)
      record('0000')
      if (answer) sendJson(c.res, 200, { code: '0000', message: '操作成功', ...answer })
    } catch (error) {
      record(
        error instanceof BureauFailure ? error.code : gone.signal.aborted ? 'CLIENT_GONE' : 'ERROR',
      )
      if (gone.signal.aborted || c.res.destroyed) return
      if (!(error instanceof BureauFailure)) throw error
      sendJson(c.res, error.status, {
        code: error.code,
        message: error.message,
        data: error.details,
      })
    }
  }
}
