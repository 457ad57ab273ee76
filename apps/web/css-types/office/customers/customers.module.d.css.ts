declare const styles: {
  readonly form: string
  readonly stack: string
  readonly figures: string
  readonly open: string
}
export default styles
