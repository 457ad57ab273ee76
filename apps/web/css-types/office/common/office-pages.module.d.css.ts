declare const styles: {
  readonly two: string
  readonly ways: string
  readonly grade: string
  readonly icon: string
  readonly nowrap: string
  readonly split: string
  readonly stack: string
  readonly picker: string
  readonly pickerList: string
  readonly pickerRow: string
  readonly isOn: string
  readonly pickerName: string
  readonly generate: string
}
export default styles
