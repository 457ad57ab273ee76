declare const styles: {
  readonly ways: string
}
export default styles
