import type { AnyEndpoint, BodyOf, DataOf } from '@xinjian/contract/endpoint'
import { answerOf, type Download, exchange, fileOf, type Sending } from './core.ts'

/** Sheets and shared links are Chinese, whatever the office is set to. */
const CHINESE = { 'Accept-Language': 'zh' }
const words = () => ({
  offline: '网络连接异常，请检查网络后重试',
  timeout: '服务器响应超时，请稍后重试',
  wait: '（{n} 秒后可再试）',
})

/**
 * A public call made by what its body carries: no session, no cookie, no box. Rejects with an ApiError whose message can be
 * printed as it is.
 */
export async function bareCall<E extends AnyEndpoint>(
  endpoint: E,
  body: BodyOf<E>,
  signal?: AbortSignal,
): Promise<DataOf<E>> {
  const sending: Sending = { headers: CHINESE, credentials: 'omit', signal, words }
  return answerOf<DataOf<E>>(await exchange(endpoint, body, sending), sending)
}

/** The bytes of a `download` call, alike: whoever is logged in here downloads as anybody who was given the link. */
export async function bareDownload<E extends AnyEndpoint>(
  endpoint: E,
  body: BodyOf<E>,
): Promise<Download> {
  const sending: Sending = { headers: CHINESE, credentials: 'omit', words }
  return fileOf(await exchange(endpoint, body, sending), sending)
}
