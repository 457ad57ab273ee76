import { describe, expect, it } from 'vitest'
import { Devices } from './devices.ts'
import { byCamera, likeness, onCard } from './portraits.ts'

const LI = { name: '李明', idNo: '440399198311145538' }
const WANG = { name: '王芳', idNo: '330099199001010016' }

describe('card reader and camera', () => {
  it('know the holder in any light, and nobody else', () => {
    for (let i = 0; i < 50; i++) {
      expect(likeness(onCard(LI.idNo), byCamera(LI.idNo, String(i)))).toBeGreaterThan(0.9)
      expect(likeness(onCard(LI.idNo), byCamera(WANG.idNo, String(i)))).toBeLessThan(0.3)
    }
  })

  it.each([
    ['nothing lies there', null, null, null, 'NO_CARD', 'NO_CARD'],
    ['its holder stands there', LI, LI, null, 'OK', 'OK'],
    ['another stands there', LI, WANG, null, 'OK', 'NOT_SAME'],
    ['nobody stands there', LI, null, null, 'OK', 'NO_FACE'],
    ['another card was laid since', WANG, LI, null, 'OK', 'NO_CARD'],
    ['the card cannot be read', LI, LI, 'CARD_UNREADABLE', 'CARD_UNREADABLE', 'OK'],
    ['a picture is held up', LI, LI, 'NOT_LIVE', 'OK', 'NOT_LIVE'],
  ] as const)('%s', (_, card, stands, fault, read, compared) => {
    const devices = new Devices()
    devices.lay('A-1', { card, stands, fault })
    expect(devices.card('A-1').code).toBe(read)
    expect(devices.face('A-1', LI.idNo).code).toBe(compared)
    expect(devices.card('B-2').code).toBe('NO_CARD')
  })
})
