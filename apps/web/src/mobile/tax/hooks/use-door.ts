import type { DataOf } from '@xinjian/contract/endpoint'
import { type CollectState, collect } from '@xinjian/contract/nouns/collect'
import { useCallback, useEffect, useState } from 'react'
import { messageOf } from '../../../api/errors.ts'
import { act } from '../flow.ts'

export type Door = DataOf<typeof collect.loginLocation>
export type Way = Door['ways'][number]

const known = new Map<string, Door>()

/** How one logs in at the chosen bureau, asked once per bureau. */
export function useDoor(areaCode: string) {
  const [door, setDoor] = useState<Door | null>(known.get(areaCode) ?? null)
  const [problem, setProblem] = useState<string | null>(null)
  const load = useCallback(() => {
    setProblem(null)
    act(collect.loginLocation, {}, { again: true })
      .then((found) => {
        known.set(areaCode, found)
        setDoor(found)
      })
      .catch((error: unknown) => setProblem(messageOf(error)))
  }, [areaCode])
  useEffect(() => {
    const found = known.get(areaCode)
    if (found) setDoor(found)
    else load()
  }, [areaCode, load])
  return { door, problem, load }
}

/** Images asked for and not yet here: two at once would make each other worthless. */
let coming: Promise<string> | null = null

const nextImage = (): Promise<string> => {
  coming ??= act(collect.getChineseVerifyCode, {}, { again: true })
    .then((found) => pictureOf(found.image))
    .finally(() => {
      coming = null
    })
  return coming
}

/** States in which the bureau has an image to give. */
const AT_FORM = new Set<CollectState>(['LOGIN', 'LOGIN_QR'])

/**
 * The bureau's image, null while it comes, and how to have another. Good for one attempt, and for one `state`: a code for
 * the app ends the session that the image belonged to.
 */
export function useCaptcha(needed: boolean, state: CollectState) {
  const wanted = needed && AT_FORM.has(state) ? state : null
  const [image, setImage] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  const renew = useCallback(() => {
    setImage(null)
    setFailed(false)
    nextImage()
      .then(setImage)
      .catch(() => setFailed(true))
  }, [])
  useEffect(() => {
    if (wanted) renew()
  }, [wanted, renew])
  return { image, failed, renew }
}

/** An address for <img>, so that what a bureau sends is never markup of ours. */
export const pictureOf = (image: string): string =>
  image.startsWith('<') ? `data:image/svg+xml;charset=utf-8,${encodeURIComponent(image)}` : image
