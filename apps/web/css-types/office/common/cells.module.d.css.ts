declare const styles: {
  readonly two: string
  readonly ways: string
  readonly grade: string
}
export default styles
