/** Reads a line as what is known to be printed there: of all texts of a form the one that the recogniser saw most of. */
import { BLANK, type Chances, FIRST, REST } from './chances.ts'

/** A form: for each place the characters that may stand there. */
export type Form = readonly string[]

export interface PrintedAs {
  text: string
  /** Of each character: its share of what may stand in its place. */
  shares: number[]
  /** How much less likely the whole is than what was read freely, a character: 0 = as likely, the lower the less. */
  bent: number
}

/** No chance is taken for nothing: what a blot hides may be anything. */
const LEAST = 1e-4
/** A zero with a stroke through it is taken for an eight: where no eight can stand, an eight is seen half a zero. */
const [STRUCK, STROKE, ALIKE] = ['0', '8', 0.5] as const
/** What stands before or after must be worth skipping. */
const SKIPPED = Math.log(0.6)

/**
 * The likeliest text of a form in a line, whatever stands before and after it that is no digit; null when the line is too short
 * for it. Viterbi over the places of the form, each with its characters, and the blanks between them (connectionist temporal
 * classification: a character may last several steps, the same one twice needs a blank between).
 */
export function printedAs(chances: Chances, form: Form): PrintedAs | null {
  const { steps, values, alphabet } = chances
  const width = FIRST + alphabet.length
  const states = statesOf(form, alphabet)
  if (!states || steps < form.length) return null
  const count = states.length
  const at = (step: number, { column, alike }: State) => {
    const own = values[step * width + column]!
    const seen = alike ? Math.max(own, ALIKE * values[step * width + alike]!) : own
    return Math.log(Math.max(LEAST, seen))
  }
  let score = new Float64Array(count).fill(Number.NEGATIVE_INFINITY)
  const from: Int16Array[] = []
  for (let step = 0; step < steps; step++) {
    const next = new Float64Array(count).fill(Number.NEGATIVE_INFINITY)
    const back = new Int16Array(count).fill(-1)
    for (const [s, state] of states.entries()) {
      let best = step === 0 && state.first ? 0 : Number.NEGATIVE_INFINITY
      for (const p of state.after)
        if (score[p]! > best) {
          best = score[p]!
          back[s] = p
        }
      if (best === Number.NEGATIVE_INFINITY) continue
      const free =
        state.column === REST && values[step * width + BLANK]! < values[step * width + REST]!
      next[s] = best + at(step, state) + (free ? SKIPPED : 0)
    }
    score = next
    from.push(back)
  }
  const ends = states.flatMap((s, i) => (s.last ? [i] : []))
  const end = ends.reduce((a, b) => (score[b]! > score[a]! ? b : a))
  if (score[end] === Number.NEGATIVE_INFINITY) return null
  return pathOf(chances, form, states, from, end, score[end]!)
}

interface State {
  /** Of the chances. */
  column: number
  /** Of what it is taken for. */
  alike: number
  /** Place of the form; null between, before and after. */
  place: number | null
  after: number[]
  first: boolean
  last: boolean
}

/** Before, then for each place its characters and the blank behind it; the last blank is what stands after. */
function statesOf(form: Form, alphabet: string): State[] | null {
  const states: State[] = [
    { column: REST, alike: 0, place: null, after: [0], first: true, last: false },
  ]
  let gap = 0
  let before: number[] = []
  for (const [place, allowed] of form.entries()) {
    const columns = [...allowed].map((ch) => alphabet.indexOf(ch)).filter((c) => c >= 0)
    if (columns.length === 0) return null
    const last = place === form.length - 1
    const here: number[] = []
    for (const c of columns) {
      const column = FIRST + c
      const own = states.length
      const others = before.filter((b) => states[b]!.column !== column)
      const alike = columns.some((o) => alphabet[o] === STROKE)
        ? 0
        : FIRST + alphabet.indexOf(STROKE)
      const struck = alphabet[c] === STRUCK ? alike : 0
      states.push({
        column,
        alike: struck,
        place,
        after: [own, gap, ...others],
        first: place === 0,
        last,
      })
      here.push(own)
    }
    gap = states.length
    const column = last ? REST : BLANK
    states.push({ column, alike: 0, place: null, after: [gap, ...here], first: false, last })
    before = here
  }
  return states
}

function pathOf(
  { steps, values, alphabet }: Chances,
  form: Form,
  states: readonly State[],
  from: readonly Int16Array[],
  end: number,
  score: number,
): PrintedAs {
  const width = FIRST + alphabet.length
  const chars: string[] = new Array(form.length)
  const shares: number[] = new Array(form.length).fill(0)
  let free = 0
  for (let step = steps - 1, s = end; step >= 0; s = from[step]![s]!, step--) {
    const row = values.subarray(step * width, (step + 1) * width)
    free += Math.log(Math.max(LEAST, ...row))
    const { place, column, alike } = states[s]!
    if (place === null) continue
    chars[place] = alphabet[column - FIRST]!
    const rivals = [...form[place]!].reduce((sum, ch) => {
      const c = alphabet.indexOf(ch)
      return c < 0 ? sum : sum + row[FIRST + c]!
    }, LEAST)
    shares[place] = Math.max(
      shares[place]!,
      Math.max(row[column]!, alike ? ALIKE * row[alike]! : 0) / rivals,
    )
  }
  return { text: chars.join(''), shares, bent: Math.min(0, score - free) / form.length }
}
