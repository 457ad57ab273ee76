declare const styles: {
  readonly split: string
  readonly stack: string
  readonly form: string
  readonly asked: string
  readonly picker: string
  readonly pickerList: string
  readonly pickerRow: string
  readonly isOn: string
  readonly pickerName: string
  readonly generate: string
  readonly facts: string
  readonly long: string
}
export default styles
