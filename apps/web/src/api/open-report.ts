import type { ReportRow } from '@xinjian/contract'
import type { ReportDocument } from '@xinjian/engine/report/document'

export interface OpenedReport {
  row: ReportRow
  institution: string
  purpose: string
  expiresAt: string
  document: ReportDocument
}

/**
 * `POST /api/share/report` by plain fetch: paper pages and shared links carry neither session nor query cache.
 * Rejects with an Error whose message can be printed as it is.
 */
export async function openReport(token: string, signal?: AbortSignal): Promise<OpenedReport> {
  const response = await fetch('/api/share/report', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
    credentials: 'omit',
    ...(signal ? { signal } : {}),
  }).catch((cause: Error) => {
    if (signal?.aborted) throw cause
    throw new Error('网络连接异常，请检查网络后重试')
  })
  const answer = (await response.json().catch(() => null)) as {
    code?: number
    msg?: string
    data?: OpenedReport | null
  } | null
  if (answer?.code !== 200 || !answer.data)
    throw new Error(answer?.msg || '系统数据异常，请稍后重试或联系客服!')
  return answer.data
}
