/**
 * Every environment variable of the server, its type, default and meaning. Nothing else reads `process.env`.
 *
 * | variable | default | meaning |
 * |---|---|---|
 * | PORT | 3000 | HTTP port, on HOST |
 * | HOST | 127.0.0.1 | address to listen on; a reverse proxy with TLS stands in front of anything public |
 * | DATA_DIR | ./var | embedded database, uploaded originals, report files, the generated secret |
 * | DISK_RESERVE_MB | 512 | MiB on the disk of DATA_DIR that uploads leave free, for the database and files of our own; with less free they are refused. 0 = none |
 * | DATABASE_URL | (unset) | own PostgreSQL ≥ 16, its user the owner of the database, with CREATEROLE or given the three roles of db/roles.ts (a start without them prints the statements); no superuser; unset = embedded PostgreSQL 18 in DATA_DIR |
 * | SANDBOX | on | `off` = production connectors, no demo data, no demo accounts, no environment tag |
 * | SANDBOX_URL | http://127.0.0.1:(PORT+1) | the sandbox program: SMS and mail gateway, sample enterprises |
 * | SANDBOX_KEY | sandbox-key | bearer key of the sandbox's gateway |
 * | DEMO_DATA | on with SANDBOX, else off | `off` = no sample enterprises and no demo accounts |
 * | SMS_URL, SMS_KEY | (unset) | production SMS gateway (POST JSON {to, template, params, text}, bearer key) |
 * | BUREAU_GATEWAY_URL, BUREAU_GATEWAY_KEY | (unset) | gateway to the tax bureaus, bearer key; unset = the sandbox's bureaus (with SANDBOX) |
 * | BUREAU_GATEWAY_MAP | (unset) | JSON file: paths, field names and failure codes of that gateway (outside/bureau/gateway-map.ts) |
 * | REGISTRY_URL, REGISTRY_KEY | (unset) | business registry (GET /search?keyword=, /enterprise/{taxNo}), bearer key; unset = the sandbox's |
 * | PUBLIC_URL | http://localhost:PORT | how outsiders reach the site; used in share links and QR codes |
 * | SECRET_KEY | generated into DATA_DIR/secret.key | ≥ 32 bytes, hex; signs share links and derives sealing keys; must be equal on all API processes |
 * | SEAL_V1 | on | `off` refuses the legacy AES-ECB form of sealed passwords |
 * | RATE_LIMIT | 1200 | requests per minute and client address; the tighter limits of single calls (see /api/docs) scale with it |
 * | QUEUE_PER_COMPANY | 500 | files, and reports, of one company that may wait to be worked on; more are refused with 429 until some are done |
 * | TRUST_PROXY | off | proxies of your own in front (`on` = 1): so many last entries of X-Forwarded-For are believed, never what a client wrote before them |
 * | CHROMIUM_PATH | (unset) | Chromium for PDF; unset = the one from npm |
 * | LOG_LEVEL | info | pino level; `silent` for tests |
 * | METRICS_KEY | (unset) | bearer key for /metrics from other addresses; unset = loopback only, and not through a proxy |
 */
import path from 'node:path'

export const DEFAULT_RATE_LIMIT = 1200

export interface Config {
  port: number
  host: string
  dataDir: string
  /** Bytes that uploads leave free on the disk. */
  diskReserve: number
  databaseUrl: string | null
  sandbox: boolean
  sandboxUrl: string
  sandboxKey: string
  demoData: boolean
  smsUrl: string | null
  smsKey: string | null
  bureauGatewayUrl: string | null
  bureauGatewayKey: string | null
  bureauGatewayMap: string | null
  registryUrl: string | null
  registryKey: string | null
  publicUrl: string
  secretKey: string | null
  sealV1: boolean
  rateLimit: number
  queuePerCompany: number
  /** Proxies of our own in front. */
  trustProxy: number
  chromiumPath: string | null
  logLevel: string
  metricsKey: string | null
}

type Env = Record<string, string | undefined>

/** Reads and checks the environment; throws a Chinese message that names the variable. */
export function readConfig(env: Env = process.env): Config {
  const port = integer(env, 'PORT', 3000, 0, 65_535)
  const sandbox = flag(env, 'SANDBOX', true)
  if (env.SECRET_KEY && !/^[0-9a-f]{64,}$/i.test(env.SECRET_KEY)) {
    throw new Error('环境变量 SECRET_KEY 须为至少64位十六进制字符')
  }
  return {
    port,
    host: env.HOST ?? '127.0.0.1',
    dataDir: path.resolve(env.DATA_DIR ?? 'var'),
    diskReserve: integer(env, 'DISK_RESERVE_MB', 512, 0, 1_000_000_000) * 2 ** 20,
    databaseUrl: env.DATABASE_URL || null,
    sandbox,
    sandboxUrl: env.SANDBOX_URL ?? `http://127.0.0.1:${port + 1}`,
    sandboxKey: env.SANDBOX_KEY ?? 'sandbox-key',
    demoData: sandbox && flag(env, 'DEMO_DATA', true),
    smsUrl: env.SMS_URL || null,
    smsKey: env.SMS_KEY || null,
    bureauGatewayUrl: env.BUREAU_GATEWAY_URL || null,
    bureauGatewayKey: env.BUREAU_GATEWAY_KEY || null,
    bureauGatewayMap: env.BUREAU_GATEWAY_MAP || null,
    registryUrl: env.REGISTRY_URL || null,
    registryKey: env.REGISTRY_KEY || null,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${port}`,
    secretKey: env.SECRET_KEY || null,
    sealV1: flag(env, 'SEAL_V1', true),
    rateLimit: integer(env, 'RATE_LIMIT', DEFAULT_RATE_LIMIT, 1, 100_000_000),
    queuePerCompany: integer(env, 'QUEUE_PER_COMPANY', 500, 1, 1_000_000),
    trustProxy: proxies(env),
    chromiumPath: env.CHROMIUM_PATH || null,
    logLevel: env.LOG_LEVEL ?? 'info',
    metricsKey: env.METRICS_KEY || null,
  }
}

function flag(env: Env, name: string, fallback: boolean): boolean {
  const value = env[name]
  if (value === undefined || value === '') return fallback
  if (value === 'on') return true
  if (value === 'off') return false
  throw new Error(`环境变量 ${name} 只能是 on 或 off，现在是“${value}”`)
}

function proxies(env: Env): number {
  const value = env.TRUST_PROXY
  return value === 'on' ? 1 : value === 'off' ? 0 : integer(env, 'TRUST_PROXY', 0, 0, 9)
}

function integer(env: Env, name: string, fallback: number, min: number, max: number): number {
  const value = env[name]
  if (value === undefined || value === '') return fallback
  const n = Number(value)
  if (!Number.isInteger(n) || n < min || n > max) {
    throw new Error(`环境变量 ${name} 须为 ${min}–${max} 的整数，现在是“${value}”`)
  }
  return n
}
