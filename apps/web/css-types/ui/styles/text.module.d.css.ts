declare const styles: {
  readonly num: string
  readonly neg: string
  readonly muted: string
  readonly srOnly: string
  readonly nowrap: string
}
export default styles
