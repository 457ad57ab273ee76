/** Numbers that are well-formed and can belong to nobody: USCC, resident ID, mobile, bank card. */
import { orgCodeCheckCharacter, usccCheckCharacter } from '@xinjian/format'
import type { Rng } from './random.ts'
import { playCounty } from './regions.ts'

const BODY = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/**
 * 统一社会信用代码 with right inner (GB 11714) and outer (GB 32100) check characters.
 * @param category '1' enterprise, '2' individual shop (个体工商户), '3' co-operative.
 */
export function makeUscc(areaCode: string, category: '1' | '2' | '3', rng: Rng): string {
  let body = 'MA'
  while (body.length < 8) body += BODY[rng.int(0, BODY.length - 1)]
  const first17 = `9${category}${playCounty(areaCode)}${body}${orgCodeCheckCharacter(body)}`
  return first17 + usccCheckCharacter(first17)
}

const ID_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** 居民身份证号, ISO 7064 mod 11-2, of somebody born in `year`; absent = in 1965–1995. */
export function makeIdNo(areaCode: string, rng: Rng, year?: number): string {
  const drawn = rng.int(1965, 1995)
  const born = `${year ?? drawn}${String(rng.int(1, 12)).padStart(2, '0')}${String(rng.int(1, 28)).padStart(2, '0')}`
  const first17 = `${playCounty(areaCode)}${born}${String(rng.int(1, 999)).padStart(3, '0')}`
  let sum = 0
  for (let i = 0; i < 17; i++) sum += Number(first17[i]) * ID_WEIGHTS[i]!
  return first17 + '10X98765432'[sum % 11]
}

/** 199 0000 xxxx: the numbers set aside for demonstration. */
export const makeMobile = (n: number): string => `1990000${String(n % 10_000).padStart(4, '0')}`
