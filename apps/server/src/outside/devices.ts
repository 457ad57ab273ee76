/**
 * Card readers and cameras of self-service terminals, by one protocol (URL and bearer key, `apps/sandbox/docs/devices.md`). A picture
 * never comes here: the device compares it with that on the card and says what came of it.
 */
import * as z from 'zod/mini'
import type { Config } from '../config.ts'
import { Refusal } from '../http/refusal.ts'
import { OUTSIDE_SAYS } from './words.ts'

export interface Devices {
  /** The card that lies on the reader of the terminal of this serial number; refuses in words when there is none to be read. */
  card(serial: string): Promise<{ name: string; idNo: string }>
  /** Compares who stands before the camera with the card of this number; refuses in words. */
  face(serial: string, idNo: string): Promise<void>
}

const DEADLINE_MS = 15_000

/** What a device says that it could not do, as a person is told. */
const SAID = {
  NO_CARD: OUTSIDE_SAYS.noCard,
  CARD_UNREADABLE: OUTSIDE_SAYS.cardUnreadable,
  CARD_EXPIRED: OUTSIDE_SAYS.cardExpired,
  NO_FACE: OUTSIDE_SAYS.noFace,
  SEVERAL_FACES: OUTSIDE_SAYS.severalFaces,
  NOT_LIVE: OUTSIDE_SAYS.notLive,
  NOT_SAME: OUTSIDE_SAYS.notSame,
  CAMERA_DENIED: OUTSIDE_SAYS.cameraDenied,
} as const

const answer = z.object({
  code: z.string(),
  holder: z.optional(
    z.object({
      name: z.string().check(z.minLength(1), z.maxLength(30)),
      idNo: z.string().check(z.regex(/^\d{17}[\dX]$/)),
    }),
  ),
})

export function createDevices({
  devicesUrl: url,
  devicesKey: key,
}: Pick<Config, 'devicesUrl' | 'devicesKey'>): Devices {
  const ask = async (path: string, body: object) => {
    const unavailable = (): never => {
      throw new Refusal('UNAVAILABLE', OUTSIDE_SAYS.deviceDown)
    }
    if (url === null) return unavailable()
    const response = await fetch(`${url}/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(DEADLINE_MS),
    }).catch(unavailable)
    const read = answer.safeParse(await response.json().catch(unavailable))
    if (!read.success) return unavailable()
    const { code, holder } = read.data
    if (code in SAID) throw new Refusal('CONFLICT', SAID[code as keyof typeof SAID])
    if (code !== 'OK') return unavailable()
    return holder
  }
  return {
    async card(serial) {
      const holder = await ask('card', { serial })
      if (!holder) throw new Refusal('CONFLICT', SAID.CARD_UNREADABLE)
      return holder
    },
    async face(serial, idNo) {
      await ask('face', { serial, idNo })
    },
  }
}
