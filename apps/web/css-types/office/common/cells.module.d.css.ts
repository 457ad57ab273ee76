declare const styles: {
  readonly two: string
  readonly grade: string
}
export default styles
