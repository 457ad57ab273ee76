import { session } from '@xinjian/contract/nouns/session'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../api/client.ts'

export interface Captcha {
  randomStr: string
  /** A data URL for <img>: never put into the page as markup. */
  src: string
}

const asDataUrl = (image: string): string =>
  image.startsWith('data:')
    ? image
    : `data:image/svg+xml;charset=utf-8,${encodeURIComponent(image)}`

/** The image to read, null while loading or after a failure; `renew` asks for another (each is good once). */
export function useCaptcha(): { captcha: Captcha | null; renew: () => void } {
  const [captcha, setCaptcha] = useState<Captcha | null>(null)
  const renew = useCallback(() => {
    call(session.captcha, {}, { silent: true })
      .then(({ randomStr, image }) => setCaptcha({ randomStr, src: asDataUrl(image) }))
      .catch(() => setCaptcha(null))
  }, [])
  useEffect(renew, [renew])
  return { captcha, renew }
}
