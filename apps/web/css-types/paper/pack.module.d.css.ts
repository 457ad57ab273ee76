declare const styles: {
  readonly sheet: string
  readonly brand: string
  readonly facts: string
  readonly entry: string
  readonly line: string
  readonly note: string
}
export default styles
