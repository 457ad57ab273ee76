declare const styles: {
  readonly contract: string
  readonly contractText: string
  readonly isNotice: string
  readonly contractHash: string
  readonly tick: string
}
export default styles
