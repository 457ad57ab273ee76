declare const styles: {
  readonly progress: string
  readonly ring: string
  readonly isDone: string
  readonly data: string
  readonly dataSign: string
  readonly 'item-PENDING': string
  readonly 'item-RUNNING': string
  readonly 'item-FAILED': string
  readonly 'item-EMPTY': string
  readonly dataDot: string
  readonly info: string
  readonly infoLine: string
  readonly giveup: string
}
export default styles
