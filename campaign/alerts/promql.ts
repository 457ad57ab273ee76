/**
 * As much of PromQL as the alerts use, read by Prometheus' own grammar and evaluated here: selectors, rate, histogram_quantile, vector, sum
 * and max by labels, or, and, division and comparisons with a number. Anything else throws.
 */
import type { SyntaxNode } from '@lezer/common'
import { parser } from '@prometheus-io/lezer-promql'
import type { Labels, Sample, Samples } from './samples.ts'

export interface Element {
  labels: Labels
  value: number
}
type Value = Element[] | number

export interface Moment {
  samples: Samples
  /** ms. */
  at: number
  /** Windows of the expressions are shorter by this factor. */
  faster: number
}

/** An instant vector; a rule fires for each of its elements. Throws for what lies outside of the subset. */
export function evaluate(expression: string, moment: Moment): Element[] {
  const tree = parser.parse(expression)
  tree.iterate({
    enter({ type }) {
      if (type.isError) throw new Error(`not PromQL: ${expression}`)
    },
  })
  const value = new Reader(expression, moment).value(only(tree.topNode))
  return typeof value === 'number' ? [{ labels: {}, value }] : value
}

const children = (node: SyntaxNode): SyntaxNode[] => {
  const found: SyntaxNode[] = []
  for (let child = node.firstChild; child; child = child.nextSibling) found.push(child)
  return found
}
const only = (node: SyntaxNode): SyntaxNode => {
  const [first, ...more] = children(node)
  if (!first || more.length > 0) throw new Error(`not one expression: ${node.name}`)
  return first
}

const COMPARED: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  Gtr: (a, b) => a > b,
  Gte: (a, b) => a >= b,
  Lss: (a, b) => a < b,
  Lte: (a, b) => a <= b,
  Eql: (a, b) => a === b,
  Neq: (a, b) => a !== b,
}
const MATCHED: Readonly<Record<string, (value: string, wanted: string) => boolean>> = {
  EqlSingle: (value, wanted) => value === wanted,
  Neq: (value, wanted) => value !== wanted,
  EqlRegex: (value, wanted) => new RegExp(`^(?:${wanted})$`).test(value),
  NeqRegex: (value, wanted) => !new RegExp(`^(?:${wanted})$`).test(value),
}
const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 }

class Reader {
  readonly #text: string
  readonly #moment: Moment

  constructor(text: string, moment: Moment) {
    this.#text = text
    this.#moment = moment
  }

  value(node: SyntaxNode): Value {
    switch (node.name) {
      case 'ParenExpr':
        return this.value(only(node))
      case 'NumberDurationLiteral':
        return Number(this.#of(node))
      case 'VectorSelector':
        return this.#moment.samples
          .now(this.#moment.at, this.#matcher(node))
          .map(({ labels, last }) => ({ labels, value: last.value }))
      case 'AggregateExpr':
        return this.#aggregate(node)
      case 'FunctionCall':
        return this.#call(node)
      case 'BinaryExpr':
        return this.#binary(node)
      default:
        throw new Error(`${node.name} is not read: ${this.#text}`)
    }
  }

  #of = (node: SyntaxNode): string => this.#text.slice(node.from, node.to)

  #vector(node: SyntaxNode): Element[] {
    const value = this.value(node)
    if (typeof value === 'number') throw new Error(`a number where a vector stands: ${this.#text}`)
    return value
  }

  #matcher(selector: SyntaxNode): (labels: Labels) => boolean {
    const name = selector.getChild('Identifier')
    const matchers = selector.getChild('LabelMatchers')
    const tests = (matchers ? children(matchers) : []).map((one) => {
      const [label, op, wanted] = children(one) as [SyntaxNode, SyntaxNode, SyntaxNode]
      const matched = MATCHED[only(op).name]
      if (!matched) throw new Error(`${this.#of(op)} is not read: ${this.#text}`)
      const text = JSON.parse(this.#of(wanted)) as string
      const key = this.#of(label)
      return (labels: Labels) => matched(labels[key] ?? '', text)
    })
    const wantedName = name ? this.#of(name) : null
    return (labels) =>
      (wantedName === null || labels.__name__ === wantedName) && tests.every((test) => test(labels))
  }

  #aggregate(node: SyntaxNode): Element[] {
    const op = this.#of(node.getChild('AggregateOp')!)
    const modifier = node.getChild('AggregateModifier')
    if (modifier?.getChild('Without')) throw new Error(`without is not read: ${this.#text}`)
    const by = modifier?.getChild('GroupingLabels')
    const kept = by ? children(by).map(this.#of) : []
    const elements = this.#vector(only(node.getChild('FunctionCallBody')!))
    const groups = Map.groupBy(elements, ({ labels }) =>
      JSON.stringify(kept.map((name) => labels[name] ?? '')),
    )
    return [...groups.values()].map((group) => {
      const values = group.map(({ value }) => value)
      const labels = Object.fromEntries(
        kept.flatMap((name) => (group[0]!.labels[name] ? [[name, group[0]!.labels[name]!]] : [])),
      )
      if (op === 'sum') return { labels, value: values.reduce((a, b) => a + b, 0) }
      if (op === 'max') return { labels, value: Math.max(...values) }
      throw new Error(`${op} is not read: ${this.#text}`)
    })
  }

  #call(node: SyntaxNode): Value {
    const name = this.#of(node.getChild('FunctionIdentifier')!)
    const args = children(node.getChild('FunctionCallBody')!)
    if (name === 'vector') return [{ labels: {}, value: this.value(args[0]!) as number }]
    if (name === 'rate') return this.#rate(args[0]!)
    if (name === 'histogram_quantile')
      return quantiles(this.value(args[0]!) as number, this.#vector(args[1]!))
    throw new Error(`${name} is not read: ${this.#text}`)
  }

  #rate(matrix: SyntaxNode): Element[] {
    if (matrix.name !== 'MatrixSelector') throw new Error(`rate of ${matrix.name}: ${this.#text}`)
    const selector = matrix.getChild('VectorSelector')!
    const told = /\[(\d+)([smhd])\]/.exec(this.#of(matrix))
    if (!told) throw new Error(`window is not read: ${this.#text}`)
    const { samples, at, faster } = this.#moment
    const ms = (Number(told[1]) * SECONDS[told[2]!]! * 1_000) / faster
    return samples
      .within(at - ms, at, this.#matcher(selector))
      .flatMap(({ labels, samples: of }) => {
        const value = rateOf(of, at - ms, at)
        const { __name__: _, ...rest } = labels
        return value === null ? [] : [{ labels: rest, value }]
      })
  }

  #binary(node: SyntaxNode): Value {
    const parts = children(node)
    if (parts.length !== 3) throw new Error(`a modifier is not read: ${this.#text}`)
    const [left, op, right] = [parts[0]!, parts[1]!, parts.at(-1)!]
    const [a, b] = [this.value(left), this.value(right)]
    if (op.name === 'Or') return union(a as Element[], b as Element[])
    if (op.name === 'And') return common(a as Element[], b as Element[])
    const compared = COMPARED[op.name]
    if (compared && typeof b === 'number' && typeof a !== 'number')
      return a.filter(({ value }) => compared(value, b))
    if (op.name === 'Div' && typeof a !== 'number' && typeof b !== 'number') {
      const byLabels = new Map(b.map((one) => [keyOf(one.labels), one.value]))
      return a.flatMap(({ labels, value }) => {
        const divisor = byLabels.get(keyOf(labels))
        return divisor === undefined ? [] : [{ labels, value: value / divisor }]
      })
    }
    throw new Error(`${op.name} is not read here: ${this.#text}`)
  }
}

const keyOf = (labels: Labels): string =>
  JSON.stringify(
    Object.entries(labels)
      .filter(([name]) => name !== '__name__')
      .sort(),
  )

const union = (a: Element[], b: Element[]): Element[] => {
  const had = new Set(a.map(({ labels }) => keyOf(labels)))
  return [...a, ...b.filter(({ labels }) => !had.has(keyOf(labels)))]
}

const common = (a: Element[], b: Element[]): Element[] => {
  const there = new Set(b.map(({ labels }) => keyOf(labels)))
  return a.filter(({ labels }) => there.has(keyOf(labels)))
}

/** Per second over the window, a counter's resets added, extended to the ends of the window as Prometheus does; null of less than two. */
function rateOf(samples: readonly Sample[], from: number, to: number): number | null {
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last || samples.length < 2) return null
  let grown = last.value - first.value
  for (const [i, { value }] of samples.entries()) {
    const before = samples[i - 1]?.value ?? 0
    if (i > 0 && value < before) grown += before
  }
  const sampled = last.at - first.at
  const between = sampled / (samples.length - 1)
  const most = between * 1.1
  let toStart = first.at - from
  const toEnd = to - last.at
  if (grown > 0 && first.value >= 0) toStart = Math.min(toStart, sampled * (first.value / grown))
  if (toStart >= most) toStart = between / 2
  const extended = sampled + toStart + (toEnd >= most ? between / 2 : toEnd)
  return (grown * (extended / sampled)) / ((to - from) / 1_000)
}

/** Of cumulative buckets, by their other labels: within a bucket its values lie evenly. */
function quantiles(q: number, buckets: readonly Element[]): Element[] {
  const groups = Map.groupBy(buckets, ({ labels: { le: _, ...rest } }) => keyOf(rest))
  return [...groups.values()].map((group) => {
    const { le: _, __name__: __, ...labels } = group[0]!.labels
    const bounds = group
      .map((one) => ({
        le: one.labels.le === '+Inf' ? Infinity : Number(one.labels.le),
        n: one.value,
      }))
      .sort((a, b) => a.le - b.le)
    const rank = q * (bounds.at(-1)?.n ?? 0)
    const at = bounds.findIndex(({ n }) => n >= rank)
    const bucket = bounds[at]
    if (!bucket || bounds.at(-1)!.n === 0) return { labels, value: Number.NaN }
    const below = bounds[at - 1] ?? { le: 0, n: 0 }
    if (bucket.le === Infinity) return { labels, value: below.le }
    return {
      labels,
      value: below.le + (bucket.le - below.le) * ((rank - below.n) / (bucket.n - below.n)),
    }
  })
}
