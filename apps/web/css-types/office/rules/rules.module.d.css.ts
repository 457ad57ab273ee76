declare const styles: {
  readonly bar: string
  readonly search: string
  readonly rules: string
  readonly rule: string
  readonly switch: string
  readonly limits: string
  readonly limit: string
  readonly lead: string
  readonly figures: string
  readonly flips: string
}
export default styles
