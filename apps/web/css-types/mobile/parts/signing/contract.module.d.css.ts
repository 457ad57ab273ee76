declare const styles: {
  readonly contract: string
  readonly contractText: string
  readonly isNotice: string
  readonly contractHash: string
  readonly tick: string
  readonly summary: string
  readonly summaryNote: string
}
export default styles
