/** The captcha of a finished page: asked for once somebody comes to the form, another after every try. */
import type { session } from '@xinjian/contract/nouns/session'
import { Refused, send } from './send.ts'

interface Proof {
  randomStr: string
  work?: string
}

/** The work that the server asks of a captcha, beside the page. */
const workFor = (text: string, bits: number, signal: AbortSignal, lost: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../../form/work/worker.ts', import.meta.url), {
      type: 'module',
    })
    const end = () => worker.terminate()
    worker.onmessage = ({ data }: MessageEvent<{ found: number }>) => {
      end()
      resolve(String(data.found))
    }
    worker.onerror = () => {
      end()
      reject(new Refused(lost))
    }
    signal.addEventListener('abort', end)
    worker.postMessage({ text, bits })
  })

export function pictureIn(
  image: HTMLImageElement,
  address: string,
  how: { language: string; lost: string },
) {
  let stop: AbortController | null = null
  let proof: Promise<Proof> | null = null
  const renew = (): Promise<Proof> => {
    stop?.abort()
    stop = new AbortController()
    const { signal } = stop
    const asked = send<typeof session.captcha>(address, null, how)
    const proven = asked.then(async ({ randomStr, image: src, work }) => {
      if (!signal.aborted) {
        image.src = src
        image.hidden = false
      }
      // Begun at once: it is done before the picture is read.
      return { randomStr, ...(work && { work: await workFor(randomStr, work, signal, how.lost) }) }
    })
    proof = proven
    proven.catch(() => {
      // Asked for anew by whoever comes to the form again.
      if (proof === proven) proof = null
    })
    return proven
  }
  return { begin: () => proof ?? renew(), renew }
}
