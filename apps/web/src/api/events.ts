import type { AnyEndpoint, DataOf } from '@xinjian/contract/endpoint'
import { send } from './client.ts'

/** Splits a server-sent stream into `data` payloads; keeps an unfinished tail for the next chunk. */
export function parseEvents(buffer: string): { events: string[]; rest: string } {
  const blocks = buffer.replaceAll('\r\n', '\n').split('\n\n')
  const rest = blocks.pop() ?? ''
  const events = blocks.flatMap((block) => {
    const data = block
      .split('\n')
      .filter((line) => line.startsWith('data:'))
      .map((line) => line.slice(5).trimStart())
    return data.length > 0 ? [data.join('\n')] : []
  })
  return { events, rest }
}

/**
 * Follows a `stream` call until the returned function is called. By fetch and not EventSource, which cannot send the
 * bearer header. A broken stream is opened again after 1, 2, 4 … 30 s; a refusal (4xx) is final. `onOpen` hears of each opening: what
 * happened before it is not told.
 */
export function follow<E extends AnyEndpoint>(
  endpoint: E,
  onEvent: (data: DataOf<E>) => void,
  onOpen?: () => void,
): () => void {
  const stop = new AbortController()
  const run = async () => {
    let wait = 1000
    while (!stop.signal.aborted) {
      try {
        const response = await send(endpoint, {} as never, {
          signal: stop.signal,
          silent: true,
          timeout: null,
        })
        if (response.status >= 400 && response.status < 500) return
        if (response.ok && response.body) {
          wait = 1000
          onOpen?.()
          await pump(response.body, onEvent)
        }
      } catch {
        if (stop.signal.aborted) return
      }
      await new Promise((resolve) => setTimeout(resolve, wait))
      wait = Math.min(wait * 2, 30_000)
    }
  }
  void run()
  return () => stop.abort()
}

async function pump<T>(
  body: ReadableStream<Uint8Array>,
  onEvent: (data: T) => void,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream() as never).getReader()
  let buffer = ''
  for (;;) {
    const { done, value } = (await reader.read()) as { done: boolean; value?: string }
    if (done) return
    const { events, rest } = parseEvents(buffer + value)
    buffer = rest
    for (const event of events) onEvent(JSON.parse(event) as T)
  }
}
