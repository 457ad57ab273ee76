/**
 * How a real gateway differs from the sandbox's protocol, as JSON (file named by BUREAU_GATEWAY_MAP):
 *
 * `{"success": "0", "routes": {"login": {"method": "POST", "path": "/etax/{area}/{id}/dl"}},
 *   "fields": {"taxNo": "nsrsbh", "account": "yhm", "code": "returnCode"}, "failures": {"10231": "TE-01"}}`
 *
 * What is left out is as in the sandbox's protocol. `fields` maps our name to theirs, in requests and answers alike.
 */
import fs from 'node:fs'
import { TE_CODES, type TeCode } from '../failure.ts'
import { OPERATIONS, type Operation, type Route } from './wire.ts'

export interface GatewayMap {
  success: string
  routes: Partial<Record<Operation, Route>>
  fields: Record<string, string>
  failures: Record<string, TeCode>
}

/** Reads and checks the file; throws a Chinese message that names what is wrong, before the server starts. */
export function readGatewayMap(file: string): GatewayMap {
  const bad = (what: string): never => {
    throw new Error(`税局网关字段对照文件 ${file} 有误：${what}`)
  }
  const raw = ((): Partial<GatewayMap> => {
    try {
      return JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<GatewayMap>
    } catch (error) {
      return bad((error as Error).message)
    }
  })()
  for (const [name, route] of Object.entries(raw.routes ?? {})) {
    if (!OPERATIONS.includes(name as Operation)) bad(`routes 中没有操作 ${name}`)
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
