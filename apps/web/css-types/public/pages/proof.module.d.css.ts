declare const styles: {
  readonly proof: string
  readonly proofForm: string
  readonly print: string
  readonly verify: string
  readonly verifyIn: string
  readonly title: string
  readonly verifyBox: string
  readonly verifyOr: string
  readonly verifyNo: string
  readonly verifyNotes: string
  readonly result: string
  readonly resultGood: string
  readonly resultBad: string
  readonly resultPrint: string
}
export default styles
