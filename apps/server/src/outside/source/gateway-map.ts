/**
 * How a real gateway differs from the sandbox's protocol, as JSON (files named by BUREAU_GATEWAY_MAP and ERP_GATEWAY_MAP):
 *
 * `{"success": "0", "routes": {"login": {"method": "POST", "path": "/etax/{area}/{id}/dl"}},
 *   "fields": {"taxNo": "nsrsbh", "account": "yhm", "code": "returnCode"}, "failures": {"10231": "TE-01"}}`
 *
 * What is left out is as in the sandbox's protocol. `fields` maps our name to theirs, in requests and answers alike.
 */
import fs from 'node:fs'
import { TE_CODES, type TeCode } from './failure.ts'

/** Path and method of an operation. */
export interface Route {
  method: 'GET' | 'POST'
  path: string
}

export interface GatewayMap<O extends string> {
  success: string
  routes: Partial<Record<O, Route>>
  fields: Record<string, string>
  failures: Record<string, TeCode>
}

/** Reads and checks the file; throws a Chinese message that names what is wrong, before the server starts. */
export function readGatewayMap<O extends string>(
  file: string,
  gateway: string,
  operations: readonly O[],
): GatewayMap<O> {
  const bad = (what: string): never => {
    throw new Error(`${gateway}字段对照文件 ${file} 有误：${what}`)
  }
  const raw = ((): Partial<GatewayMap<O>> => {
    try {
      return JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<GatewayMap<O>>
    } catch (error) {
      return bad((error as Error).message)
    }
  })()
  for (const [name, route] of Object.entries<Route | undefined>(raw.routes ?? {})) {
    if (!operations.includes(name as O)) bad(`routes 中没有操作 ${name}`)
    if (!/^(GET|POST)$/.test(route?.method ?? '') || !route?.path.startsWith('/'))
      bad(`routes.${name} 须为 {method, path}`)
  }
  for (const [code, te] of Object.entries(raw.failures ?? {}))
    if (!TE_CODES.includes(te)) bad(`failures.${code} 须为 TE-01…TE-99`)
  return {
    success: raw.success ?? '0000',
    routes: raw.routes ?? {},
    fields: raw.fields ?? {},
    failures: raw.failures ?? {},
  }
}
