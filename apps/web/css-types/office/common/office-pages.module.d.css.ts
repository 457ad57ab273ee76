declare const styles: {
  readonly split: string
  readonly stack: string
  readonly form: string
  readonly picker: string
  readonly pickerList: string
  readonly pickerRow: string
  readonly isOn: string
  readonly pickerName: string
  readonly generate: string
  readonly facts: string
}
export default styles
