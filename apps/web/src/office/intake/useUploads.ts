import type { ImportRow, JobEvent } from '@xinjian/contract/nouns/intake'
import { useEffect, useReducer, useRef } from 'react'
import { tellOf } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { sendFile } from './send-file.ts'
import { type Upload, uploadsReducer } from './uploads.ts'

/** Browsers keep six connections per host; two leave room for the page itself. */
const AT_ONCE = 2
const TOO_MANY = 429
const WAIT_MS = 5000

/** A queue of files: two at a time, each with its bytes and then the server's progress; survives re-renders of the page. */
export function useUploads(onStored: () => void) {
  const [uploads, dispatch] = useReducer(uploadsReducer, [])
  const aborts = useRef(new Map<number, AbortController>())
  const next = useRef(1)

  const start = (upload: Upload) => {
    const abort = new AbortController()
    aborts.current.set(upload.id, abort)
    dispatch({ do: 'patch', id: upload.id, patch: { state: 'sending', percent: 0, message: '' } })
    sendFile({
      ...upload,
      signal: abort.signal,
      onProgress: (percent) => dispatch({ do: 'patch', id: upload.id, patch: { percent } }),
    })
      .then((row) => {
        dispatch({ do: 'stored', id: upload.id, row })
        onStored()
      })
      .catch((error: unknown) => {
        if (abort.signal.aborted) return
        void tellOf(error, { silent: true })
        const busy = error instanceof Error && 'status' in error && error.status === TOO_MANY
        const patch = busy
          ? ({ state: 'held' } as const)
          : ({ state: 'failed', message: messageOf(error) } as const)
        dispatch({ do: 'patch', id: upload.id, patch })
        if (busy)
          setTimeout(
            () => dispatch({ do: 'patch', id: upload.id, patch: { state: 'waiting' } }),
            WAIT_MS,
          )
      })
      .finally(() => aborts.current.delete(upload.id))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list alone decides what to start next
  useEffect(() => {
    const sending = uploads.filter((u) => u.state === 'sending').length
    for (const upload of uploads.filter((u) => u.state === 'waiting').slice(0, AT_ONCE - sending))
      if (!aborts.current.has(upload.id)) start(upload)
  }, [uploads])

  return {
    uploads,
    add: (files: File[], taxNo: string, direction: Upload['direction']) =>
      dispatch({
        do: 'add',
        uploads: files.map((file) => ({ id: next.current++, file, taxNo, direction })),
      }),
    again: (id: number) => dispatch({ do: 'patch', id, patch: { state: 'waiting', message: '' } }),
    cancel: (id: number) => {
      aborts.current.get(id)?.abort()
      aborts.current.delete(id)
      dispatch({ do: 'remove', id })
    },
    clear: () => dispatch({ do: 'clear' }),
    onJob: (event: JobEvent) => dispatch({ do: 'job', event }),
    onRows: (rows: readonly ImportRow[]) => dispatch({ do: 'rows', rows }),
  }
}
