declare const styles: {
  readonly two: string
}
export default styles
