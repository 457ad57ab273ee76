/** What changed between two reports of one enterprise and one kind, and why. */
import type { ReportDocument } from './document.ts'
import { type Figure, figuresOf } from './figures.ts'

/**
 * RULES: another version of the engine on the same rows and months gives another value. ROWS: other rows (corrections, more
 * data). WINDOW: the last month moved.
 */
export type ChangeCause = 'RULES' | 'ROWS' | 'WINDOW'

export interface ReportChange extends Omit<Figure, 'value'> {
  /** null = not known, or not in that report. */
  before: Figure['value']
  after: Figure['value']
  /** In the order of the steps; several where several moved it. */
  causes: ChangeCause[]
}

export interface Difference {
  /** Verdict first, then rules, indicators and coverage, each in the order of the later report; what vanished comes last. */
  changes: ReportChange[]
  /** Values that are the same in both. */
  unchanged: number
}

/** One step on the way from one report to another: the same enterprise with one thing more taken from the later report. */
export interface Step {
  cause: ChangeCause
  document: ReportDocument
}

/** What differs, without causes. Throws a RangeError on reports of two kinds. */
export function differenceOf(before: ReportDocument, after: ReportDocument): Difference {
  return compare([before, after], [])
}

/**
 * What differs between a report and the last of the steps, each change with the causes of those steps that moved it. A value
 * that was moved and moved back is no change. Throws a RangeError on reports of two kinds.
 */
export function explain(before: ReportDocument, steps: readonly Step[]): Difference {
  return compare(
    [before, ...steps.map(({ document }) => document)],
    steps.map(({ cause }) => cause),
  )
}

function compare(documents: readonly ReportDocument[], causes: readonly ChangeCause[]): Difference {
  const kinds = new Set(documents.map(({ kind }) => kind))
  if (kinds.size > 1) throw new RangeError('reports of different kinds cannot be compared')
  const figures = documents.map(
    (document) => new Map(figuresOf(document).map((figure) => [idOf(figure), figure])),
  )
  const first = figures[0]!
  const last = figures.at(-1)!
  const changes: ReportChange[] = []
  let unchanged = 0
  for (const figure of inOrder(first, last)) {
    const trail = figures.map((of) => of.get(idOf(figure)))
    if (figure.what === 'COVERAGE' && !(trail[0] && trail.at(-1))) continue
    const values = valuesOf(figure, trail)
    const [before = null, after = null] = [values[0], values.at(-1)]
    if (before === after) {
      unchanged++
      continue
    }
    const moved = causes.filter((_, i) => values[i] !== values[i + 1])
    const { value: _, ...told } = figure
    changes.push({ ...told, before, after, causes: [...new Set(moved)] })
  }
  return { changes, unchanged }
}

const idOf = ({ what, key }: Figure): string => `${what} ${key}`

const WEIGHT: readonly ReportChange['what'][] = [
  'DECISION',
  'SCORE',
  'LIMIT',
  'RISK',
  'RULE',
  'INDICATOR',
  'COVERAGE',
]

/** Figures of both, as the later one has them; the sort keeps the order within one `what`. */
function inOrder(first: ReadonlyMap<string, Figure>, last: ReadonlyMap<string, Figure>): Figure[] {
  const vanished = [...first].flatMap(([id, figure]) => (last.has(id) ? [] : [figure]))
  return [...last.values(), ...vanished].sort(
    (a, b) => WEIGHT.indexOf(a.what) - WEIGHT.indexOf(b.what),
  )
}

/**
 * The value at each step. A figure that a report does not have is null there; a month that it does not look at is no other
 * state of that month, so coverage keeps the state it had.
 */
function valuesOf({ what }: Figure, trail: readonly (Figure | undefined)[]): Figure['value'][] {
  let value: Figure['value'] = null
  return trail.map((figure) => {
    value = figure ? figure.value : what === 'COVERAGE' ? value : null
    return value
  })
}
