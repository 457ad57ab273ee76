import { sigmoid, softplus } from './statistics.ts'

/** One binary question put to a row: its answer, its weight, and which intercept belongs to the question. */
export interface Target {
  intercept: number
  row: number
  /** 1 = yes, 0 = no, between = smoothed. */
  label: number
  weight: number
}

export interface Problem {
  rows: readonly (readonly number[])[]
  targets: readonly Target[]
  intercepts: number
  /** Ridge penalty λ/2 · Σ (w − prior)²; one prior for all weights, or one each. */
  ridge: number
  prior: number | readonly number[]
  /** Weights may not change sign (all variables are oriented so that more means riskier). */
  nonNegative: boolean
}

export interface Solution {
  intercepts: number[]
  weights: number[]
}

const MAX_STEPS = 100
const TOLERANCE = 1e-9

/**
 * Penalised logistic regression with shared weights and one intercept per question, by Newton steps projected on
 * w ≥ 0 (Bertsekas): variables that sit at zero and want to go below are left out of the step. Convex, so the start
 * does not matter.
 */
export function fitLogistic(problem: Problem): Solution {
  const { intercepts } = problem
  const width = problem.rows[0]!.length
  const size = intercepts + width
  let x = new Array<number>(size).fill(0)
  let current = loss(problem, x)
  for (let step = 0; step < MAX_STEPS; step++) {
    const { gradient, hessian } = derivatives(problem, x)
    const free = x.flatMap((value, i) =>
      problem.nonNegative && i >= intercepts && value <= 0 && gradient[i]! > 0 ? [] : [i],
    )
    const direction = solve(
      free.map((i) => free.map((j) => hessian[i]![j]!)),
      free.map((i) => -gradient[i]!),
    )
    let moved = false
    for (let length = 1; length > 1e-8; length /= 2) {
      const next = [...x]
      free.forEach((i, k) => {
        const value = x[i]! + length * direction[k]!
        next[i] = problem.nonNegative && i >= intercepts ? Math.max(0, value) : value
      })
      const nextLoss = loss(problem, next)
      if (nextLoss >= current) continue
      moved = current - nextLoss > TOLERANCE
      x = next
      current = nextLoss
      break
    }
    if (!moved) break
  }
  return { intercepts: x.slice(0, intercepts), weights: x.slice(intercepts) }
}

/** Σ w·x of one row. */
export function dot(weights: readonly number[], row: readonly number[]): number {
  let total = 0
  for (let i = 0; i < weights.length; i++) total += weights[i]! * row[i]!
  return total
}

const priorOf = ({ prior }: Problem, i: number): number =>
  typeof prior === 'number' ? prior : prior[i]!

function loss(p: Problem, x: readonly number[]): number {
  const weights = x.slice(p.intercepts)
  const scores = p.rows.map((row) => dot(weights, row))
  let total = 0
  for (const t of p.targets) {
    const z = x[t.intercept]! + scores[t.row]!
    total += t.weight * (softplus(z) - t.label * z)
  }
  weights.forEach((w, i) => {
    total += (p.ridge / 2) * (w - priorOf(p, i)) ** 2
  })
  return total
}

function derivatives(p: Problem, x: readonly number[]) {
  const k = p.intercepts
  const weights = x.slice(k)
  const gradient = new Array<number>(x.length).fill(0)
  const hessian = x.map(() => new Array<number>(x.length).fill(0))
  const scores = p.rows.map((row) => dot(weights, row))
  for (const t of p.targets) {
    const row = p.rows[t.row]!
    const probability = sigmoid(x[t.intercept]! + scores[t.row]!)
    const error = t.weight * (probability - t.label)
    const curve = t.weight * probability * (1 - probability)
    const h = hessian[t.intercept]!
    gradient[t.intercept]! += error
    h[t.intercept]! += curve
    for (let i = 0; i < row.length; i++) {
      gradient[k + i]! += error * row[i]!
      h[k + i]! += curve * row[i]!
      hessian[k + i]![t.intercept]! += curve * row[i]!
      for (let j = 0; j < row.length; j++) hessian[k + i]![k + j]! += curve * row[i]! * row[j]!
    }
  }
  weights.forEach((w, i) => {
    gradient[k + i]! += p.ridge * (w - priorOf(p, i))
    hessian[k + i]![k + i]! += p.ridge
  })
  // An intercept whose question has only one answer has no curvature: keep the step finite.
  for (let i = 0; i < k; i++) hessian[i]![i]! += 1e-9
  return { gradient, hessian }
}

/** Gaussian elimination with partial pivoting. */
function solve(matrix: number[][], right: number[]): number[] {
  const n = right.length
  const a = matrix.map((row, i) => [...row, right[i]!])
  for (let c = 0; c < n; c++) {
    let pivot = c
    for (let r = c + 1; r < n; r++) if (Math.abs(a[r]![c]!) > Math.abs(a[pivot]![c]!)) pivot = r
    ;[a[c], a[pivot]] = [a[pivot]!, a[c]!]
    for (let r = c + 1; r < n; r++) {
      const f = a[r]![c]! / a[c]![c]!
      for (let j = c; j <= n; j++) a[r]![j]! -= f * a[c]![j]!
    }
  }
  const x = new Array<number>(n).fill(0)
  for (let r = n - 1; r >= 0; r--) {
    let v = a[r]![n]!
    for (let j = r + 1; j < n; j++) v -= a[r]![j]! * x[j]!
    x[r] = v / a[r]![r]!
  }
  return x
}
