declare const styles: {
  readonly pictures: string
  readonly give: string
  readonly ways: string
  readonly touch: string
  readonly files: string
  readonly progress: string
  readonly bad: string
  readonly marks: string
  readonly head: string
  readonly count: string
  readonly said: string
  readonly bench: string
  readonly page: string
  readonly paper: string
  readonly box: string
  readonly part: string
  readonly doubt: string
  readonly active: string
  readonly fields: string
  readonly doubtful: string
  readonly why: string
  readonly keys: string
  readonly verifyAll: string
  readonly run: string
  readonly mouse: string
}
export default styles
