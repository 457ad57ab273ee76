/** tesseract with its Chinese model on the same pictures: its text, and what of the truth stands in it. */
import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Speed, sideBySide } from '../side-by-side.ts'
import { type Judged, plain } from './judge.ts'
import type { Truth } from './truth.ts'

export interface PeerRun {
  speed: Speed
  /** Text by the file's name. */
  texts: ReadonlyMap<string, string>
}

/** Null where the machine has no tesseract with Chinese. One thread each. */
export async function tesseract(
  all: readonly { name: string; bytes: Uint8Array }[],
): Promise<PeerRun | null> {
  const run = promisify(execFile)
  const languages = await run('tesseract', ['--list-langs']).catch(() => null)
  if (!languages?.stdout.includes('chi_sim')) return null
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-read-'))
  const env = { ...process.env, OMP_THREAD_LIMIT: '1' }
  const texts = new Map<string, string>()
  try {
    const files = all.map(({ name, bytes }, i) => {
      const file = path.join(dir, `${i}${path.extname(name)}`)
      fs.writeFileSync(file, bytes)
      return { name, file }
    })
    const speed = await sideBySide(files, async ({ name, file }) => {
      const args = [file, '-', '-l', 'chi_sim', '--psm', '11']
      const told = await run('tesseract', args, { env }).catch(() => null)
      texts.set(name, told?.stdout ?? '')
      return 0
    })
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
