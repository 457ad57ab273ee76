declare const styles: {
  readonly field: string
  readonly fieldNote: string
  readonly fieldBad: string
  readonly input: string
  readonly inputSelect: string
  readonly inputSide: string
}
export default styles
