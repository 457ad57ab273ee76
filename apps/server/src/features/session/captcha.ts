/** Image captcha: five minutes, one use, kept as a hash. */
import { createHash, randomUUID } from 'node:crypto'
import svgCaptcha from 'svg-captcha'
import type { Database } from '../../db/pool.ts'

const hash = (randomStr: string, answer: string) =>
  createHash('sha256').update(`${randomStr}:${answer.trim().toLowerCase()}`).digest()

/** Makes a captcha and returns it as an SVG data URI. */
export async function createCaptcha(
  db: Database,
  reveal: ((randomStr: string, answer: string) => void) | null,
): Promise<{ randomStr: string; image: string }> {
  const { text, data } = svgCaptcha.create({
    size: 4,
    noise: 2,
    ignoreChars: '0o1ilI',
    color: true,
    background: '#f3f6f8',
  })
  const randomStr = randomUUID()
  await db.run(
    "insert into captcha (random_str, answer_hash, expires_at) values ($1, $2, now() + interval '5 minutes')",
    [randomStr, hash(randomStr, text)],
  )
  reveal?.(randomStr, text)
  return { randomStr, image: `data:image/svg+xml;base64,${Buffer.from(data).toString('base64')}` }
}

/** True once per captcha. A wrong answer uses it up too, so that a machine cannot guess on one picture. */
export async function takeCaptcha(
  db: Database,
  randomStr: string | undefined,
  answer: string | undefined,
): Promise<boolean> {
  if (!randomStr || !answer) return false
  const row = await db.one<{ answer_hash: Buffer; live: boolean }>(
    'delete from captcha where random_str = $1 returning answer_hash, expires_at > now() as live',
    [randomStr],
  )
  return row?.live === true && row.answer_hash.equals(hash(randomStr, answer))
}
