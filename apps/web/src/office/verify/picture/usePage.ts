import { verify } from '@xinjian/contract/nouns/verify'
import { useEffect, useState } from 'react'
import { download } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import type { Dropped } from './drop/drop.ts'

/** Pictures that every browser shows. */
const SHOWN = /^image\/(?:png|jpeg|webp|gif)$/

/** Until then a picture that was begun with is loaded. */
const LOADED_MS = 30_000

/** The picture of a page: of a picture that was just given the file itself, else as the service shows it. */
export function usePage({ file, picture }: Dropped, page: number, turned: number) {
  const [shown, setShown] = useState<{ key: string; url: string } | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const id = picture?.shown ? picture.id : 0
  const key = `${id}/${page}/${turned}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try is a reason to ask again
  useEffect(() => {
    if (id === 0) return
    const abort = new AbortController()
    let url = ''
    const show = (blob: Blob) => {
      url = URL.createObjectURL(blob)
      setShown({ key, url })
    }
    setFault(null)
    if (file && SHOWN.test(file.type) && page === 1 && turned === 0) show(file)
    else
      download(
        verify.verifyImage,
        { id, page, turned, original: false },
        { silent: true, signal: abort.signal },
      ).then(
        ({ blob }) => show(blob),
        (error: unknown) => abort.signal.aborted || setFault(messageOf(error)),
      )
    return () => {
      abort.abort()
      // A picture that is still being loaded would be told as lost.
      if (url) setTimeout(() => URL.revokeObjectURL(url), LOADED_MS)
    }
  }, [id, page, turned, file, key, tries])
  return {
    url: shown?.key === key ? shown.url : null,
    fault,
    retry: () => setTries(tries + 1),
  }
}
