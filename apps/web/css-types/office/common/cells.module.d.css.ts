declare const styles: {
  readonly two: string
  readonly ways: string
  readonly grade: string
  readonly open: string
}
export default styles
