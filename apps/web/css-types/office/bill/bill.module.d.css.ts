declare const styles: {
  readonly figures: string
  readonly low: string
  readonly pageStack: string
  readonly open: string
}
export default styles
