declare const styles: {
  readonly refusal: string
  readonly dialog: string
}
export default styles
