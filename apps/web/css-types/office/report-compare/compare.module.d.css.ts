declare const styles: {
  readonly sides: string
  readonly count: string
  readonly filter: string
  readonly notice: string
  readonly hint: string
  readonly causes: string
  readonly item: string
  readonly page: string
}
export default styles
