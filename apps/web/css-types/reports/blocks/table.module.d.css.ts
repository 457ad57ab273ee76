declare const styles: {
  readonly table: string
  readonly num: string
  readonly id: string
  readonly why: string
  readonly empty: string
  readonly formula: string
  readonly rules: string
  readonly indicators: string
  readonly redline: string
}
export default styles
