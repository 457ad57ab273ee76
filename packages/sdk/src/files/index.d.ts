import type { KeyObject } from 'node:crypto'
import type { Calls, Downloads } from './calls.js'

export type { Calls, Downloads } from './calls.js'

export interface XinjianOptions {
  /** 平台地址，不含 /api，如 https://credit.example.com。Address of the platform, without /api. */
  base: string
  /** 渠道的接口密钥（xk_ 开头）。Key of the channel. */
  apiKey: string
  /** 渠道要求签名时填写：渠道编码与企业登记公钥所对应的 RSA 私钥。Where the channel demands signatures: its code and the RSA private key. */
  signing?: { channel: string; key: string | KeyObject } | null
  /** 返回文字的语言，默认 zh。Language of what is said. */
  language?: 'zh' | 'en'
  /** 每次请求最多等待的毫秒数，默认 30000。Milliseconds that a request may take. */
  timeoutMs?: number
}

/** 平台拒绝了请求。status、code 见接口文档的错误码；message 可以直接给用户看。The platform refused; the message may be shown to users. */
export class XinjianError extends Error {
  readonly status: number
  readonly code: string
  /** HTTP status. */
  readonly http: number
}

export class Xinjian {
  constructor(options: XinjianOptions)
  /** 调用一个接口，返回 data；路径不含 /api。Makes a call and gives its data. @throws XinjianError */
  call<Path extends keyof Calls>(
    path: Path,
    body?: Calls[Path]['body'],
  ): Promise<Calls[Path]['data']>
  /** 下载一个文件。Downloads a file. @throws XinjianError */
  download<Path extends keyof Downloads>(
    path: Path,
    body?: Downloads[Path]['body'],
  ): Promise<{ bytes: Uint8Array; type: string }>
}

/** 请求签名的请求头。Headers of a signed request; `path` with /api and the query. */
export function signatureHeaders(
  apiKey: string,
  channel: string,
  key: string | KeyObject,
  method: string,
  path: string,
  body?: string,
): Record<string, string>

/** 把企业带入采集的地址。Address that leads an enterprise into the collection. */
export function entryAddress(
  base: string,
  channel: string,
  key: string,
  payload: { taxNo?: string; returnTo?: string; source?: string },
  source?: string | null,
): string

/**
 * 核对结果通知的签名与时间，返回幂等键与内容；同一个键只处理一次。body 须是收到的原文。
 * Checks signature and time of a callback and gives its key and message; handle a key once. `body` as it was received.
 * @throws Error 签名不符或时间相差超过5分钟 signature or time do not fit
 */
export function verifyCallback(of: {
  secret: string
  headers: Headers | Record<string, string | string[] | undefined>
  body: string | Uint8Array
  now?: number
}): { key: string; message: { event: string } & Record<string, unknown> }
