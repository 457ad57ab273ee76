/** A very small router on node:http: enough for a few dozen routes, and nothing to keep up to date. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { HttpError, sendJson } from './reply.ts'

export interface Context {
  req: IncomingMessage
  res: ServerResponse
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  path: string
}

export type Handler = (c: Context) => Promise<void> | void

interface Route {
  method: string
  pattern: RegExp
  names: string[]
  handler: Handler
}

const BODY_LIMIT = 256 * 1024

export class Router {
  #routes: Route[] = []

  /** `path` may hold `:name` segments; a segment may have a fixed ending: `/x/:no/export.csv`. */
  on(method: 'GET' | 'POST' | 'DELETE', path: string, handler: Handler): void {
    const names: string[] = []
    const source = path.replace(/[.]/g, '\\.').replace(/:(\w+)/g, (_, name: string) => {
      names.push(name)
      return '([^/]+)'
    })
    this.#routes.push({ method, pattern: new RegExp(`^${source}$`), names, handler })
  }

  async handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = new URL(req.url ?? '/', 'http://sandbox')
    try {
      let known = false
      for (const route of this.#routes) {
        const m = route.pattern.exec(url.pathname)
        if (!m) continue
        known = true
        if (route.method !== req.method) continue
        const params = Object.fromEntries(
          route.names.map((n, i) => [n, decodeURIComponent(m[i + 1]!)]),
        )
        await route.handler({ req, res, params, query: url.searchParams, path: url.pathname })
        return
      }
      throw known ? new HttpError(405, '不支持的方法') : new HttpError(404, '没有这个地址')
    } catch (error) {
      fail(res, error)
    }
  }

  server(): Server {
    return createServer((req, res) => void this.handle(req, res))
  }
}

function fail(res: ServerResponse, error: unknown): void {
  if (res.headersSent) {
    res.destroy()
    return
  }
  if (error instanceof HttpError) {
    sendJson(res, error.status, { code: error.code, message: error.message })
    return
  }
  if (error instanceof URIError) {
    sendJson(res, 400, { code: 'BAD_REQUEST', message: '地址编码有误' })
    return
  }
  process.stderr.write(`sandbox: ${error instanceof Error ? error.stack : String(error)}\n`)
  sendJson(res, 500, { code: 'INTERNAL', message: '沙箱内部错误' })
}

/** The JSON object of a request body. Bodies over 256 KiB and bad JSON are refused. */
export async function readJson(c: Context): Promise<Record<string, unknown>> {
  const text = await readText(c)
  try {
    const value: unknown = JSON.parse(text || '{}')
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>
  } catch {
    throw new HttpError(400, '请求体不是有效的 JSON')
  }
  throw new HttpError(400, '请求体应为 JSON 对象')
}

/** The fields of an HTML form, or of a JSON object. */
export async function readFields(c: Context): Promise<Record<string, unknown>> {
  if (!c.req.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    return readJson(c)
  return Object.fromEntries(new URLSearchParams(await readText(c)))
}

/** The request body as it came. Over 256 KiB, or what the call allows, it is refused. */
export async function readText(c: Context, limit = BODY_LIMIT): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of c.req as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) throw new HttpError(413, '请求体过大')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** A text field of a body; missing or of another type = ''. */
export function textField(body: Readonly<Record<string, unknown>>, name: string): string {
  const value = body[name]
  return typeof value === 'string' ? value.trim() : ''
}
