export interface Failure {
  /** The file that holds the test, as its runner takes it; absent where the run itself failed. */
  file?: string
  test: string
  why: string
}
export interface Counts {
  passed: number
  failed: number
  failures?: Failure[]
  /** How long each file took. */
  files?: { file: string; seconds: number }[]
  /** What failed beside other work and passed alone. */
  unsteady?: Failure[]
}
export interface Step {
  name: string
  needs: string[]
  run(say: (text: string) => void): Promise<Counts>
  /** Runs some files of it once more; a step without it is never judged again. */
  again?(files: string[], say: (text: string) => void): Promise<Counts>
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
export function judgeAlone(
  steps: Step[],
  outcomes: Outcome[],
  tell: (text: string) => void,
): Promise<Outcome[]>
export function summary(outcomes: Outcome[]): string
