declare const styles: {
  readonly num: string
  readonly neg: string
  readonly muted: string
  readonly srOnly: string
}
export default styles
