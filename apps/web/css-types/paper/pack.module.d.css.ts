declare const styles: {
  readonly entry: string
  readonly line: string
}
export default styles
