declare const styles: {
  readonly sheet: string
  readonly brand: string
  readonly facts: string
  readonly note: string
}
export default styles
