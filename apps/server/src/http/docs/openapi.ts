/** OpenAPI 3.1, made from the contract; nothing is written by hand. */
import { type AnyEndpoint, endpoints } from '@xinjian/contract'
import { isByKey } from '@xinjian/contract/channel/api-scopes'
import * as z from 'zod/mini'
import { webhooks } from './docs-messages.ts'

/** As the package is published. */
export const PRODUCT_VERSION = '0.1.0'

const asSchema = (schema: AnyEndpoint['body'], io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>

/** The document served at /api/openapi.json. */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const { name, endpoint } of endpoints) {
    paths[`/api${endpoint.path}`] ??= {}
    paths[`/api${endpoint.path}`]![endpoint.method.toLowerCase()] = operation(name, endpoint)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '信鉴开放接口',
      version: PRODUCT_VERSION,
      description:
        '统一返回 {status, code, msg, data}，status 为 200 表示成功。业务拒绝返回 HTTP 200 与其他 status；请求有误、未登录、不存在、过大、过多、故障、不可用同时返回相应的 HTTP 状态码。',
    },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths,
    webhooks: webhooks(),
  }
}

function operation(name: string, endpoint: AnyEndpoint): object {
  const input = asSchema(endpoint.body, 'input')
  const pathNames = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((m) => m[1] as string)
  const properties = (input.properties ?? {}) as Record<string, object>
  const required = (input.required ?? []) as string[]
  const parameters = Object.entries(properties)
    .filter(([key]) => endpoint.method === 'GET' || pathNames.includes(key))
    .map(([key, schema]) => ({
      name: key,
      in: pathNames.includes(key) ? 'path' : 'query',
      required: pathNames.includes(key) || required.includes(key),
      schema,
    }))
  const media = endpoint.kind === 'upload' ? 'multipart/form-data' : 'application/json'
  return {
    operationId: name,
    tags: [endpoint.service],
    summary: endpoint.summary,
    ...(endpoint.guard === 'public'
      ? {}
      : {
          security: [{ bearer: [] }],
          'x-permission': endpoint.guard,
          'x-api-key': isByKey(endpoint),
        }),
    ...(parameters.length ? { parameters } : {}),
    ...(endpoint.method === 'POST'
      ? { requestBody: { content: { [media]: { schema: input } } } }
      : {}),
    responses: { 200: { description: endpoint.summary, content: answer(endpoint) } },
  }
}

function answer(endpoint: AnyEndpoint): object {
  if (endpoint.kind === 'download') return { 'application/octet-stream': {} }
  if (endpoint.kind === 'stream')
    return { 'text/event-stream': { schema: asSchema(endpoint.data, 'output') } }
  const schema = {
    type: 'object',
    required: ['status', 'code', 'msg', 'data'],
    properties: {
      status: { type: 'integer' },
      code: { type: 'integer' },
      msg: { type: 'string' },
      data: { anyOf: [asSchema(endpoint.data, 'output'), { type: 'null' }] },
    },
  }
  return { 'application/json': { schema } }
}
