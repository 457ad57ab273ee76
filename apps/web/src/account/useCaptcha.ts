import { session } from '@xinjian/contract/nouns/session'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../api/client.ts'
import { workFor } from '../form/work/work.ts'
import { say } from '../i18n/dictionary.ts'
import { isChunkError, orReload } from '../shell/errors/new-build.ts'
import { words } from './words.ts'

export interface Captcha {
  randomStr: string
  /** A data URL for <img>: never put into the page as markup. */
  src: string
  /** What goes to the server with the answer; waits for the work where some is asked. */
  proof: () => Promise<{ randomStr: string; work?: string }>
}

const asDataUrl = (image: string): string =>
  image.startsWith('data:')
    ? image
    : `data:image/svg+xml;charset=utf-8,${encodeURIComponent(image)}`

/** After a deployment the search is of another build: the page is loaded anew, or the person is told to. */
const loadSearch = () =>
  orReload(() => import('../form/work/search.ts')).catch((error) => {
    throw isChunkError(error) ? new Error(say(words)('workFailed')) : error
  })

/** The image to read, null while loading or after a failure; `renew` asks for another (each is good once). */
export function useCaptcha(): { captcha: Captcha | null; renew: () => void } {
  const [captcha, setCaptcha] = useState<Captcha | null>(null)
  const stop = useRef<AbortController | null>(null)
  const renew = useCallback(() => {
    stop.current?.abort()
    const now = new AbortController()
    stop.current = now
    call(session.captcha, {}, { silent: true })
      .then(({ randomStr, image, work }) => {
        // Another was asked for meanwhile: this one must not take its place.
        if (now.signal.aborted) return
        // Begun at once: it is done before the picture is read.
        const done = work ? workFor(randomStr, work, now.signal, loadSearch) : null
        done?.catch(() => undefined)
        const proof = async () => ({ randomStr, ...(done && { work: await done }) })
        setCaptcha({ randomStr, src: asDataUrl(image), proof })
      })
      .catch(() => setCaptcha(null))
  }, [])
  useEffect(() => {
    renew()
    return () => stop.current?.abort()
  }, [renew])
  return { captcha, renew }
}
