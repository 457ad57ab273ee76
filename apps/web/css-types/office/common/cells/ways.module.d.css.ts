declare const styles: {
  readonly ways: string
  readonly inLine: string
}
export default styles
