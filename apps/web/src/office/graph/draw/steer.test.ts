import { describe, expect, it } from 'vitest'
import { steer } from './steer.ts'

const HERE = { id: 'here', x: 100, y: 100 }
const spot = (id: string, x: number, y: number) => ({ id, x, y })

describe('arrow keys', () => {
  it.each([
    ['ArrowRight', 'east'],
    ['ArrowLeft', 'west'],
    // The screen counts downwards.
    ['ArrowUp', 'north'],
    ['ArrowDown', 'south'],
  ])('%s leads %s', (key, to) => {
    const around = [
      spot('east', 150, 110),
      spot('west', 40, 95),
      spot('north', 98, 20),
      spot('south', 105, 190),
    ]
    expect(steer(key, HERE, around)).toBe(to)
  })

  it('the neighbour straight ahead comes before one that is nearer and aside', () => {
    expect(steer('ArrowRight', HERE, [spot('aside', 110, 130), spot('ahead', 400, 100)])).toBe(
      'ahead',
    )
  })

  it('of two in one line the nearer', () => {
    expect(steer('ArrowRight', HERE, [spot('far', 300, 100), spot('near', 200, 100)])).toBe('near')
    expect(steer('ArrowRight', HERE, [spot('near', 200, 100), spot('far', 300, 100)])).toBe('near')
  })

  it('behind, straight across, or in the same place lies nobody', () => {
    expect(steer('ArrowRight', HERE, [spot('behind', 50, 100)])).toBeNull()
    expect(steer('ArrowRight', HERE, [spot('across', 100, 50)])).toBeNull()
    expect(steer('ArrowRight', HERE, [spot('same', 100, 100)])).toBeNull()
    expect(steer('ArrowRight', HERE, [])).toBeNull()
  })

  it('another key steers nowhere', () => {
    expect(steer('Home', HERE, [spot('east', 150, 100)])).toBeNull()
  })
})
