/**
 * The HTTP edge: parse → rate → session or task → permission → unseal → validate → handler → envelope. Features see none
 * of it.
 */
import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import { type Guard, SEALED_HEADER, UNATTENDED_HEADER } from '@xinjian/contract'
import { DEMO_CALLS } from '@xinjian/contract/session/demo-calls'
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { type Config, DEFAULT_RATE_LIMIT } from '../config.ts'
import type { Database } from '../db/pool.ts'
import { tenantOf } from '../db/tenant.ts'
import { traced } from '../tracing/request.ts'
import { answeredAgain, readAgain } from './answers/cut.ts'
import { compressLong } from './answers/long-answers.ts'
import { download, type Events, events } from './answers/reply.ts'
import { boundsOf } from './bounds.ts'
import type {
  ActGate,
  Ctx,
  KeyGate,
  Session,
  SessionCtx,
  SessionGate,
  TaskCtx,
  TaskGate,
} from './context.ts'
import { send, sendError, sendInEnglish, sendRefusal } from './envelope.ts'
import { handleOf } from './handle.ts'
import type { Download, Route } from './implement.ts'
import { contextOf, merged } from './input/context-of.ts'
import { refuseOtherMethods, urlOf } from './input/methods.ts'
import { fields, none, parts } from './input/parts.ts'
import { validate } from './input/validate.ts'
import type { EnglishGate } from './language/english.ts'
import { wantsEnglish } from './language/language.ts'
import { sentencesOf } from './language/sentences-of.ts'
import { loggerOptions } from './logger.ts'
import { observe, observeRefused } from './metrics.ts'
import { createPlaces, type Places, refuseAtTheDoor } from './overload.ts'
import { isTold, mustBeProven, told } from './proof.ts'
import { Refusal, toldToKey } from './refusal.ts'
import { securityHeaders } from './security-headers.ts'
import { digestBodies } from './signed.ts'
import { mayStill } from './stream/may-still.ts'
import { createStreamCount, type StreamCount } from './stream/stream-count.ts'
import { streamLife } from './stream/stream-life.ts'
import { noteAnswer, noteRefusal } from './trail.ts'
import { HTTP_SAYS } from './words.ts'

/** JSON bodies; uploads have their own limits. */
const BODY_LIMIT = 256 * 1024
const UPLOAD_LIMIT = 512 * 1024 * 1024
const UPLOAD_FILES = 50
const NO_SCOPE = HTTP_SAYS.apiKeyLacksScope

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the call in the contract, for logs and metrics. */
    call?: string
    /** Who may make it. */
    guard?: Guard
  }
  interface FastifyRequest {
    /** Who asks, once it is known; for what is told of a refusal. */
    asked: Ctx | null
  }
}

export interface HttpOptions {
  config: Config
  db: Database
  routes: readonly Route[]
  /** Needed by calls that ask for a login. */
  sessions: SessionGate
  /** The same for systems. */
  keys: KeyGate
  /** Needed by calls with guard `task`. */
  tasks: TaskGate
  /** Keeps the way back from acts of weight. */
  acts: ActGate
  english: EnglishGate
  board: Parameters<typeof observe>[2]
}

/** Builds the server; the caller registers static files and listens. */
export async function createHttp({
  config,
  db,
  routes,
  sessions,
  keys,
  tasks,
  acts,
  english,
  board,
}: HttpOptions): Promise<FastifyInstance> {
  const readers = async ({ headers }: FastifyRequest) =>
    wantsEnglish(headers) ? await english() : null
  const app = Fastify({
    logger: loggerOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // So many proxies of our own: the last entries of X-Forwarded-For are theirs, all before is what a client claims.
    trustProxy: (_address: string, hop: number) => hop < config.trustProxy,
    // An address that cannot be decoded never reaches the error handler below.
    frameworkErrors: async (error, request, reply: FastifyReply) =>
      reply.send(sendError(reply, error, request.log, await readers(request))),
    requestTimeout: 600_000,
    keepAliveTimeout: 65_000,
    genReqId: () => randomUUID(),
    routerOptions: { caseSensitive: true },
  })
  const headers = await securityHeaders(config)
  // Before all others: a refusal by any of them has its headers, too.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
  await app.register(rateLimit, {
    max: config.rateLimit,
    timeWindow: 60_000,
    // Whoever has hung up already has no address: they share one.
    keyGenerator: (request) => normalizeIP(request.ip ?? 'gone'),
    errorResponseBuilder: () => new Refusal('TOO_MANY'),
  })
  await app.register(multipart, {
    limits: { fileSize: UPLOAD_LIMIT, files: UPLOAD_FILES, fields: 20, fieldSize: 4096 },
  })

  digestBodies(app)
  compressLong(app)
  app.addHook('onResponse', (request, reply, done) => {
    observe(request, reply, board)
    done()
  })
  app.decorateRequest('asked', null)
  app.setErrorHandler(async (error, request, reply) => {
    const inEnglish = await readers(request)
    if (error instanceof Refusal) {
      if (error.code === 'FORBIDDEN')
        await noteRefusal(db, request.asked, request.routeOptions.config.call ?? '')
      return sendRefusal(reply, toldToKey(error, request.asked), inEnglish)
    }
    return sendError(
      reply,
      error as Error & { code?: string; statusCode?: number },
      request.log,
      inEnglish,
    )
  })

  const stopping = new AbortController()
  app.addHook('preClose', async () => stopping.abort())
  const scaled = (calls: number) => Math.ceil(calls * (config.rateLimit / DEFAULT_RATE_LIMIT))
  const streams = createStreamCount()
  const gates = { sessions, keys, tasks, acts, english }
  const places = createPlaces(config.callsAtOnce)
  const edge = { db, ...gates, streams, scaled, places, stopping: stopping.signal }
  for (const route of routes) addRoute(app, edge, route, boundsOf(route, config.statementSeconds))
  refuseOtherMethods(app, routes)
  const paths = new Set(routes.filter(hasPlace).map(({ endpoint }) => urlOf(endpoint)))
  refuseAtTheDoor(app, { places, paths, headers, english, onRefused: () => observeRefused(board) })
  return app
}

/** Files and streams take their time and no place; what customers are told of the service is told in any case. */
const hasPlace = ({ endpoint, name }: Pick<Route, 'endpoint' | 'name'>): boolean =>
  endpoint.kind === 'json' && name !== 'serviceStatus'

interface Edge {
  db: Database
  sessions: SessionGate
  keys: KeyGate
  tasks: TaskGate
  acts: ActGate
  english: EnglishGate
  streams: StreamCount
  /** A call's own limit, in proportion to the general one. */
  scaled: (calls: number) => number
  places: Places
  stopping: AbortSignal
}

function addRoute(
  app: FastifyInstance,
  { db, sessions, keys, tasks, acts, english, streams, scaled, places, stopping }: Edge,
  { endpoint, handler, name }: Route,
  bounded: ReturnType<typeof boundsOf>,
): void {
  const upload = endpoint.kind === 'upload'
  const kind = endpoint.kind
  const hour = endpoint.perHour
    ? app.createRateLimit({ max: scaled(endpoint.perHour), timeWindow: 3_600_000 })
    : null
  app.route({
    method: endpoint.method,
    url: urlOf(endpoint),
    config: {
      call: name,
      guard: endpoint.guard,
      ...(endpoint.perMinute
        ? { rateLimit: { max: scaled(endpoint.perMinute), timeWindow: 60_000 } }
        : {}),
    },
    ...(hasPlace({ endpoint, name }) && { onRequest: places.take }),
    handler: answeredAgain(endpoint, (request: FastifyRequest, reply: FastifyReply) => {
      const ctx = contextOf(request, reply, kind)
      request.asked = ctx
      return traced(request, name, () => bounded(ctx.signal, () => serve(ctx, request, reply)))
    }),
  })
  const serve = async (ctx: Ctx, request: FastifyRequest, reply: FastifyReply) => {
    const used = await hour?.(request)
    if (used && !used.isAllowed && used.isExceeded) throw new Refusal('TOO_MANY')
    if (endpoint.guard === 'task') {
      const task = await readAgain(() => tasks.find(ctx.token, () => ctx.signed))
      Object.assign(ctx, {
        task,
        tenant: tenantOf(db, task.companyId),
      } satisfies Partial<TaskCtx>)
    } else if (endpoint.guard !== 'public') {
      const unattended = request.headers[UNATTENDED_HEADER] !== undefined
      const way = unattended ? 'peek' : 'find'
      const session = keys.is(ctx.token)
        ? await ofKey(reply, keys, ctx.token, ctx, ctx.signed)
        : await readAgain(() => sessions[way](ctx.token))
      const { guard } = endpoint
      Object.assign(ctx, { session })
      // What is pushed for hours is for a person who looks; systems are told by the channel's callbacks.
      if (!session.permissions.has(guard) || (kind === 'stream' && session.kind === 'API'))
        throw new Refusal('FORBIDDEN', session.kind === 'API' ? NO_SCOPE : undefined)
      if (session.kind === 'DEMO' && !DEMO_CALLS.has(name))
        throw new Refusal('FORBIDDEN', HTTP_SAYS.notInDemo)
      mustBeProven(session, name)
      Object.assign(ctx, handleOf(db, session, { guard, name, requestId: ctx.requestId }))
      if (kind === 'stream') {
        streams.hold(session, ctx.signal)
        const allowed = () => mayStill(sessions, ctx.token, guard, session)
        ctx.signal = streamLife({ gone: ctx.signal, stopping, allowed })
      }
    }
    const sent = endpoint.sealed
      ? await tasks.unseal(
          (ctx as TaskCtx).task,
          endpoint.path,
          request.headers[SEALED_HEADER],
          request.body,
        )
      : endpoint.method === 'GET'
        ? request.query
        : upload
          ? {}
          : request.body
    const input = merged(sent, request.params as object)
    const body = upload ? null : validate(endpoint.body, input, endpoint.method === 'POST')
    const files = upload ? parts(request) : none()
    const given = upload ? await fields(endpoint, files) : body
    const work = () => handler(ctx as SessionCtx, given, files)
    const result = isTold(name)
      ? await told(await acts.begin(ctx as SessionCtx, name, given as object), work)
      : await work()
    await noteAnswer(db, ctx, name, given)
    if (kind === 'download') return download(request, reply, result as Download)
    if (!wantsEnglish(request.headers))
      return kind === 'stream' ? events(reply, result as Events) : send(reply, result)
    const [said, saying] = [await english(), sentencesOf(endpoint.data)]
    return kind === 'stream'
      ? events(reply, result as Events, saying && ((event) => saying(event, said.sentence)))
      : sendInEnglish(reply, result, said, saying)
  }
}

/** The headers of the rate tell the key's own limit in place of that of its address, refused or not. */
const ofKey = (
  reply: FastifyReply,
  keys: KeyGate,
  token: string,
  ctx: Ctx,
  signed: Ctx['signed'],
): Promise<Session> =>
  keys.find(token, ctx, signed, ({ most, left, reset }) => {
    reply.headers({
      'x-ratelimit-limit': most,
      'x-ratelimit-remaining': left,
      'x-ratelimit-reset': reset,
    })
  })
