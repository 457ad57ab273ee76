/** How values of the environment are read: each of its type, with what is allowed said where it is another. */
import fs from 'node:fs'
import path from 'node:path'
import { isDoorChannel } from '@xinjian/contract/collect/doors'
import type { SettingReaders } from './outside/vendors/settings.ts'
import { keyFault, secretFault } from './security/secret-form.ts'
import { SettingFault } from './setting-fault.ts'

export type Env = Record<string, string | undefined>

/** The value, or undefined where none is given: `HOST=` must not listen on every address. */
export function given(env: Env, name: string): string | undefined {
  return env[name]?.trim() || undefined
}

/** `shown` = false for values that may be secret. */
export function wrong(env: Env, name: string, allowed: string, shown = true): SettingFault {
  return new SettingFault(`环境变量 ${name} ${allowed}${shown ? `，现在是“${env[name]}”` : ''}`)
}

export function flag(env: Env, name: string, fallback: boolean): boolean {
  return oneOf(env, name, ['on', 'off'], fallback ? 'on' : 'off') === 'on'
}

export function oneOf(
  env: Env,
  name: string,
  allowed: readonly string[],
  fallback: string,
): string {
  const value = given(env, name) ?? fallback
  if (!allowed.includes(value)) throw wrong(env, name, `只能是 ${allowed.join('、')}`)
  return value
}

export function proxies(env: Env): number {
  const value = given(env, 'TRUST_PROXY')
  return value === 'on' ? 1 : value === 'off' ? 0 : integer(env, 'TRUST_PROXY', 0, 0, 9)
}

/** Digits only: `1e3`, `0x50` and ` 80.0` are numbers to JavaScript and slips of a person. */
export function integer(
  env: Env,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const value = given(env, name)
  if (value === undefined) return fallback
  const n = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
  if (!(n >= min && n <= max)) throw wrong(env, name, `须为 ${min}–${max} 的整数`)
  return n
}

export const HTTP = ['http:', 'https:']

/** An address without its last slash; it may hold a password, so it is not repeated. */
export function url(env: Env, name: string, protocols: readonly string[]): string | null {
  const value = given(env, name)
  if (value === undefined) return null
  const parsed = URL.canParse(value) ? new URL(value) : null
  if (!parsed || !protocols.includes(parsed.protocol))
    throw wrong(
      env,
      name,
      `须为 ${protocols.map((p) => `${p}//`).join(' 或 ')} 开头的完整地址`,
      false,
    )
  return value.replace(/\/+$/, '')
}

export function host(env: Env): string {
  const value = given(env, 'HOST') ?? '127.0.0.1'
  if (!/^[\w.:-]+$/.test(value)) throw wrong(env, 'HOST', '须为 IP 地址或主机名')
  return value
}

export function file(env: Env, name: string): string | null {
  const value = given(env, name)
  if (value === undefined) return null
  if (!fs.statSync(value, { throwIfNoEntry: false })?.isFile())
    throw wrong(env, name, '须为一个存在的文件')
  return value
}

/** A folder, made by whoever uses it. */
export function folder(env: Env, name: string): string | null {
  const value = given(env, name)
  return value === undefined ? null : path.resolve(value)
}

export const readers = (env: Env): SettingReaders => ({
  url: (name) => url(env, name, HTTP),
  key: (name) => key(env, name),
  file: (name) => file(env, name),
  given: (name) => given(env, name),
  wrong: (name, allowed) => wrong(env, name, allowed, false),
})

export function key(env: Env, name: string): string | null {
  const value = given(env, name)
  const fault = value === undefined ? null : keyFault(value)
  if (fault) throw wrong(env, name, `不能用作密钥：${fault}`, false)
  return value ?? null
}

export function secret(env: Env): string | null {
  const value = given(env, 'SECRET_KEY')
  const fault = value === undefined ? null : secretFault(value)
  if (fault)
    throw wrong(env, 'SECRET_KEY', `不能用作密钥：${fault}；可用 openssl rand -hex 32 生成`, false)
  return value ?? null
}

/** SECRET_KEYS_READ. A key that stands twice, or is SECRET_KEY as well, was put there by mistake: another was meant. */
export function secretsRead(env: Env): string[] {
  const name = 'SECRET_KEYS_READ'
  const keys = (given(env, name) ?? '').split(',').map((key) => key.trim().toLowerCase())
  const list = keys.filter((key) => key !== '')
  for (const key of list) {
    const fault = secretFault(key)
    if (fault) throw wrong(env, name, `中有一个不能用作密钥：${fault}`, false)
  }
  const all = [given(env, 'SECRET_KEY')?.toLowerCase(), ...list]
  if (new Set(all).size < all.length)
    throw wrong(env, name, '中的密钥不能重复，也不能与 SECRET_KEY 相同', false)
  return list
}

/**
 * Address and key of a service, which go together.
 * @param sandbox whose service stands in where none is named; null = nothing does
 */
export function service(env: Env, name: string, sandbox: { url: string; key: string } | null) {
  const address = url(env, `${name}_URL`, HTTP)
  const secret = key(env, `${name}_KEY`)
  if (address === null) return sandbox ?? { url: null, key: null }
  if (secret === null) throw wrong(env, `${name}_KEY`, '须与地址一并设置', false)
  return { url: address, key: secret }
}

/** PARTNER_DOORS: code of a channel behind a partner's own addresses → company that may make it. */
export function partnerDoorsOf(env: Env): ReadonlyMap<string, number> {
  const doors = new Map<string, number>()
  for (const pair of (given(env, 'PARTNER_DOORS') ?? '').split(',').filter(Boolean)) {
    const [, code = '', company = ''] = /^\s*([a-z]\w*)=([1-9]\d{0,8})\s*$/.exec(pair) ?? []
    if (!isDoorChannel(code) || doors.has(code))
      throw wrong(
        env,
        'PARTNER_DOORS',
        '渠道编码=机构编号，以逗号分隔，编码为合作方入口所用且不重复',
      )
    doors.set(code, Number(company))
  }
  return doors
}
