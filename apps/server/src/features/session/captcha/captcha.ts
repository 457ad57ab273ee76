/**
 * Image captcha: five minutes, one use, kept as a hash. The picture keeps out who brings no reader of pictures; who does pays with
 * work for every try (docs/decisions/0028).
 */
import { createHash, randomInt, randomUUID } from 'node:crypto'
import type { Database } from '../../../db/pool.ts'
import { Refusal } from '../../../http/refusal.ts'
import { SESSION_SAYS } from '../words.ts'
import { ALPHABET } from './letters.ts'
import { drawPicture } from './picture.ts'

const SIGNS = 5
/** What people read for a sign whose twin is never drawn. */
const TWINS: Readonly<Record<string, string>> = { Z: '2', B: '8', G: '6', V: 'U', Q: '9' }

const asDrawn = (answer: string): string =>
  answer
    .trim()
    .toUpperCase()
    .replace(/[A-Z]/g, (sign) => TWINS[sign] ?? sign)
const hash = (randomStr: string, answer: string) =>
  createHash('sha256')
    .update(`${randomStr}:${asDrawn(answer)}`)
    .digest()

export interface Captchas {
  create(): Promise<{ randomStr: string; image: string; work?: number }>
  /**
   * True once per captcha. A wrong answer uses it up, too, so that a machine cannot guess on one picture. Without its work it
   * is not looked at: refuses BAD_CAPTCHA.
   */
  take(given: Given): Promise<boolean>
  /** True once per captcha whose work is done, whatever the picture says: for who is let in by one tap and gets nothing of weight. */
  spend(given: Omit<Given, 'code'>): Promise<boolean>
}

/** As a call brings them. */
export interface Given {
  randomStr?: string | number | undefined
  code?: string | undefined
  work?: string | undefined
}

export interface CaptchaOptions {
  /** Leading zero bits; 0 = no work is asked. */
  work: number
  /** Sandbox only: shows the answer in the inbox. */
  reveal: ((randomStr: string, answer: string) => void) | null
}

export const createCaptchas = (db: Database, { work, reveal }: CaptchaOptions): Captchas => ({
  async create() {
    const text = Array.from({ length: SIGNS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
    const randomStr = randomUUID()
    await db.run(
      "insert into captcha (random_str, answer_hash, expires_at) values ($1, $2, now() + interval '5 minutes')",
      [randomStr, hash(randomStr, text)],
    )
    reveal?.(randomStr, text)
    const image = `data:image/png;base64,${drawPicture(text).toString('base64')}`
    return { randomStr, image, ...(work > 0 && { work }) }
  },

  async take({ randomStr, code, work: done }) {
    if (!randomStr || !code) return false
    const name = String(randomStr)
    if (work > 0 && zeroBits(name, done ?? '') < work)
      throw new Refusal('BAD_CAPTCHA', SESSION_SAYS.securityCheckNotCompleted, 'code')
    const row = await db.one<{ answer_hash: Buffer; live: boolean }>(
      'delete from captcha where random_str = $1 returning answer_hash, expires_at > now() as live',
      [name],
    )
    return row?.live === true && row.answer_hash.equals(hash(name, code))
  },

  async spend({ randomStr, work: done }) {
    const name = String(randomStr ?? '')
    if (work > 0 && zeroBits(name, done ?? '') < work) return false
    const row = await db.one<{ live: boolean }>(
      'delete from captcha where random_str = $1 returning expires_at > now() as live',
      [name],
    )
    return row?.live === true
  },
})

/** Leading zero bits of what the work comes to. */
function zeroBits(randomStr: string, work: string): number {
  const bytes = createHash('sha256').update(`${randomStr}:${work}`).digest()
  const first = bytes.findIndex((byte) => byte !== 0)
  return first < 0 ? 256 : first * 8 + Math.clz32(bytes[first] as number) - 24
}
