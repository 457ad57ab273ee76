/** The value of a body: JSON, literals of Python or a script. */
import { IntakeError } from '../errors.ts'
import { parseJson } from '../json.ts'
import { LIMITS } from '../limits.ts'
import { literalsIn } from './literals.ts'

/** One value, or the list of all that stand in the text. Errors: CORRUPTED, TOO_LARGE. */
export function parseAnswer(body: Uint8Array): unknown {
  if (body.length > LIMITS.maxFormBytes) throw new IntakeError('TOO_LARGE')
  const text = textOf(body)
  try {
    return parseJson(text)
  } catch (thrown) {
    if (!(thrown instanceof IntakeError) || thrown.code !== 'CORRUPTED') throw thrown
  }
  const found = literalsIn(text)
  if (found.length === 0) throw new IntakeError('CORRUPTED')
  return found.length === 1 ? found[0] : found
}

function textOf(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    return new TextDecoder('gb18030').decode(body)
  }
}
