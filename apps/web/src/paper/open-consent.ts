import type { DataOf } from '@xinjian/contract/endpoint'
import type { consent } from '@xinjian/contract/nouns/consent'

type Paper = DataOf<typeof consent.consentPaper>

/**
 * `POST /api/consent/paper` by plain fetch: a sheet carries neither session nor query cache. Rejects with an Error whose
 * message can be printed as it is.
 */
export async function openConsent(ticket: string, signal: AbortSignal): Promise<Paper> {
  const response = await fetch('/api/consent/paper', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ticket }),
    credentials: 'omit',
    signal,
  }).catch((cause: Error) => {
    if (signal.aborted) throw cause
    throw new Error('网络连接异常，请检查网络后重试')
  })
  const answer = (await response.json().catch(() => null)) as {
    code?: number
    msg?: string
    data?: Paper | null
  } | null
  if (answer?.code !== 200 || !answer.data)
    throw new Error(answer?.msg || '系统数据异常，请稍后重试或联系客服!')
  return answer.data
}
