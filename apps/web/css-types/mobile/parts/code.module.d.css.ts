declare const styles: {
  readonly code: string
  readonly codeBoxes: string
  readonly codeFocus: string
  readonly isNext: string
  readonly codeBad: string
  readonly codeFoot: string
}
export default styles
