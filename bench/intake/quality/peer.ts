/** tesseract with its Chinese model on the same pictures: its text, and what of the truth stands in it. */
import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { AT_ONCE, type Speed, sideBySide } from '../side-by-side.ts'
import { type Judged, plain } from './judge.ts'
import type { Truth } from './truth.ts'

export interface PeerRun {
  speed: Speed
  /** Text by the file's name. */
  texts: ReadonlyMap<string, string>
}

/** How it is asked: as quick as it can be on two cores, or as whoever installs it does. */
const WAYS = {
  TUNED: { args: ['--psm', '11'], env: { OMP_THREAD_LIMIT: '1' }, atOnce: AT_ONCE },
  INSTALLED: { args: [], env: {}, atOnce: 1 },
} as const

/** Null where the machine has no tesseract with Chinese. */
export async function tesseract(
  all: readonly { name: string; bytes: Uint8Array }[],
  way: keyof typeof WAYS = 'TUNED',
): Promise<PeerRun | null> {
  const run = promisify(execFile)
  const languages = await run('tesseract', ['--list-langs']).catch(() => null)
  if (!languages?.stdout.includes('chi_sim')) return null
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-read-'))
  const { atOnce, args: more, env: own } = WAYS[way]
  const env = { ...process.env, ...own }
  const texts = new Map<string, string>()
  try {
    const files = all.map(({ name, bytes }, i) => {
      const file = path.join(dir, `${i}${path.extname(name)}`)
      fs.writeFileSync(file, bytes)
      return { name, file }
    })
    const look = async ({ name, file }: (typeof files)[number]) => {
      const args = [file, '-', '-l', 'chi_sim', ...more]
      const told = await run('tesseract', args, { env }).catch(() => null)
      texts.set(name, told?.stdout ?? '')
      return 0
    }
    const speed = await sideBySide(files, look, atOnce)
    return { speed, texts }
  } finally {
    fs.rmSync(dir, { recursive: true, force: true })
  }
}

/**
 * Right is what stands anywhere in the text, blanks left out, a date in any of its forms: more than a reader of fields could make of it,
 * and it never is sure and wrong.
 */
export const judgeText = (text: string, truth: Truth, fields: ReadonlySet<string>): Judged[] => {
  const whole = plain(text)
  return Object.entries(truth)
    .filter(([field]) => fields.has(field))
    .map(([field, value]) => ({
      field,
      truth: value,
      confidence: null,
      right: formsOf(value).some((form) => whole.includes(form)),
    }))
}

function formsOf(value: string): string[] {
  const date = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value)
  if (!date) return [plain(value)]
  const [, y, m, d] = date
  const bare = [Number(m), Number(d)]
  return [
    value,
    `${y}年${m}月${d}日`,
    `${y}年${bare[0]}月${bare[1]}日`,
    `${y}/${m}/${d}`,
    `${y}.${m}.${d}`,
    `${y}${m}${d}`,
  ]
}
