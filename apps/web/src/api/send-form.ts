import type { AnyEndpoint, DataOf } from '@xinjian/contract/endpoint'
import { FALLBACK_MESSAGE } from '@xinjian/contract/envelope'
import { say } from '../i18n/dictionary.ts'
import { preferences } from '../i18n/language.ts'
import { readToken } from '../shell/tokens.ts'
import { words } from '../shell/words.ts'
import { BASE } from './client.ts'
import { ApiError, TRANSPORT } from './errors.ts'

/**
 * One upload. By XMLHttpRequest and not fetch: only it reports bytes as they leave, as a share 0…100. Rejects with an ApiError in
 * the server's words; an abort rejects with the signal's reason.
 */
export function sendForm<E extends AnyEndpoint>(
  endpoint: E,
  form: FormData,
  { onProgress, signal }: { onProgress: (percent: number) => void; signal: AbortSignal },
): Promise<DataOf<E>> {
  return new Promise((resolve, reject) => {
    const fail = (status: number, message: string) => reject(new ApiError(status, message))
    const request = new XMLHttpRequest()
    request.open('POST', BASE + endpoint.path)
    request.setRequestHeader('Accept-Language', preferences.get().language)
    request.setRequestHeader('Authorization', `Bearer ${readToken('main') ?? ''}`)
    request.responseType = 'json'
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress((event.loaded / event.total) * 100)
    }
    request.onload = () => {
      const answer = request.response as { code?: number; msg?: string; data?: DataOf<E> } | null
      if (answer?.code === 200 && answer.data !== undefined) resolve(answer.data)
      else fail(answer?.code ?? request.status, answer?.msg || FALLBACK_MESSAGE)
    }
    request.onerror = () => fail(TRANSPORT, say(words)('notUploaded'))
    signal.addEventListener('abort', () => {
      request.abort()
      reject(signal.reason)
    })
    request.send(form)
  })
}
