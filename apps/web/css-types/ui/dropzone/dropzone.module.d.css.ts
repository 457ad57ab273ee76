declare const styles: {
  readonly drop: string
  readonly dropOver: string
  readonly dropHint: string
}
export default styles
