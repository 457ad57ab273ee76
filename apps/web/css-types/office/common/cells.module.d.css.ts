declare const styles: {
  readonly two: string
  readonly ways: string
  readonly grade: string
  readonly icon: string
  readonly nowrap: string
}
export default styles
