export interface Failure {
  test: string
  why: string
}
export interface Counts {
  passed: number
  failed: number
  failures?: Failure[]
  /** How long each file took. */
  files?: { file: string; seconds: number }[]
}
export interface Step {
  name: string
  needs: string[]
  run(say: (text: string) => void): Promise<Counts>
}
export interface Outcome extends Counts {
  name: string
  seconds: number
}
export function runSteps(
  steps: Step[],
  atOnce: number,
  tell: (text: string) => void,
): Promise<Outcome[]>
export function summary(outcomes: Outcome[]): string
