declare const styles: {
  readonly row: string
  readonly ways: string
}
export default styles
