declare const styles: {
  readonly form: string
  readonly steps: string
}
export default styles
