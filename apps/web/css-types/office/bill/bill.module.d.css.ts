declare const styles: {
  readonly figures: string
  readonly low: string
}
export default styles
