/** Number of a graph query: `GRA`, the second in China, four letters of chance. */
import { randomInt } from 'node:crypto'
import { beijingTime } from '@xinjian/format/china-time'

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

export function makeGraphNo(at: Date): string {
  const second = beijingTime(at.getTime()).replace(/\D/g, '').slice(0, 14)
  return `GRA${second}${Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`
}
