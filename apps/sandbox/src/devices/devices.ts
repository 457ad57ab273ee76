/** The terminals' card readers and cameras: which card lies where, and who stands before it. */
import { randomUUID } from 'node:crypto'
import { ALIKE, byCamera, likeness, onCard, type Portrait } from './portraits.ts'

export const CARD_FAULTS = ['NO_CARD', 'CARD_UNREADABLE', 'CARD_EXPIRED'] as const
export const FACE_FAULTS = ['NO_FACE', 'SEVERAL_FACES', 'NOT_LIVE', 'CAMERA_DENIED'] as const
export type DeviceFault = (typeof CARD_FAULTS)[number] | (typeof FACE_FAULTS)[number]

export interface Holder {
  name: string
  idNo: string
}

export interface Laid {
  card: Holder | null
  /** Who stands before the camera; null = nobody. */
  stands: Holder | null
  fault: DeviceFault | null
}

const EMPTY: Laid = { card: null, stands: null, fault: null }
/** Stands for every terminal that nothing was laid on by its own number. */
export const ANY = '*'

const isOf = (faults: readonly string[], fault: DeviceFault | null): boolean =>
  fault !== null && faults.includes(fault)

export class Devices {
  #laid = new Map<string, Laid>()

  lay(serial: string, laid: Laid): void {
    this.#laid.set(serial, laid)
  }

  reset(): void {
    this.#laid.clear()
  }

  #at(serial: string): Laid {
    return this.#laid.get(serial) ?? this.#laid.get(ANY) ?? EMPTY
  }

  card(serial: string): { code: string; holder?: Holder } {
    const { card, fault } = this.#at(serial)
    if (isOf(CARD_FAULTS, fault)) return { code: fault! }
    return card ? { code: 'OK', holder: card } : { code: 'NO_CARD' }
  }

  /** Both pictures are wiped as soon as they were compared; what is told is a word. */
  face(serial: string, idNo: string): { code: string } {
    const { card, stands, fault } = this.#at(serial)
    if (isOf(FACE_FAULTS, fault)) return { code: fault! }
    if (card?.idNo !== idNo) return { code: 'NO_CARD' }
    if (!stands) return { code: 'NO_FACE' }
    const [photo, seen]: [Portrait, Portrait] = [onCard(idNo), byCamera(stands.idNo, randomUUID())]
    const same = likeness(photo, seen) >= ALIKE
    photo.fill(0)
    seen.fill(0)
    return { code: same ? 'OK' : 'NOT_SAME' }
  }
}
