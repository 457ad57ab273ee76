import { FALLBACK_MESSAGE } from '@xinjian/contract/envelope'
import type { ImportRow } from '@xinjian/contract/nouns/intake'
import { intake } from '@xinjian/contract/nouns/intake'
import { BASE } from '../../api/client.ts'
import { ApiError, TRANSPORT } from '../../api/errors.ts'
import { readToken } from '../../shell/tokens.ts'

export interface Sending {
  taxNo: string
  direction: '' | 'OUT' | 'IN'
  file: File
  /** Share of the bytes sent, 0…100. */
  onProgress: (percent: number) => void
  signal: AbortSignal
}

/**
 * One file to `importUpload`. By XMLHttpRequest and not fetch: only it reports bytes as they leave. Rejects with an
 * ApiError in the server's words; an abort rejects with the signal's reason.
 */
export function sendFile({
  taxNo,
  direction,
  file,
  onProgress,
  signal,
}: Sending): Promise<ImportRow> {
  const form = new FormData()
  form.append('taxNo', taxNo)
  form.append('direction', direction)
  form.append('file', file, file.name)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', BASE + intake.importUpload.path)
    request.setRequestHeader('Authorization', `Bearer ${readToken('main') ?? ''}`)
    request.responseType = 'json'
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress((event.loaded / event.total) * 100)
    }
    request.onload = () => {
      const answer = request.response as { code?: number; msg?: string; data?: ImportRow[] } | null
      const row = answer?.data?.[0]
      if (answer?.code === 200 && row) resolve(row)
      else reject(new ApiError(answer?.code ?? request.status, answer?.msg || FALLBACK_MESSAGE))
    }
    request.onerror = () => reject(new ApiError(TRANSPORT, '文件未能上传，请检查网络后重试'))
    signal.addEventListener('abort', () => {
      request.abort()
      reject(signal.reason)
    })
    request.send(form)
  })
}
